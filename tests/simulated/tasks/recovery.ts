import { CATALOGUE } from '#domain/tasks/catalogue/catalogue.ts';
import type { PersonKind } from './people.ts';
import { type Chooser, simulateAll } from './simulation.ts';

/** The day on which people suddenly like other tasks. */
export const CHANGE_DAY = 30;

/** Simulates people who like other tasks starting on `CHANGE_DAY`. */
export const live = (kind: PersonKind, chooser: Chooser, people: number) =>
  simulateAll(kind, chooser, CATALOGUE, {
    people,
    days: CHANGE_DAY + 12,
    changeDay: CHANGE_DAY,
  });

import { CATALOGUE } from '#domain/tasks/catalogue/catalogue.ts';
import type { PersonKind } from './people.ts';
import { type Chooser, simulateAll } from './simulation.ts';

/** The day on which people suddenly like other tasks. */
export const CHANGE_DAY = 30;

/** The lives of people who like other tasks from `CHANGE_DAY` on. */
export const live = (kind: PersonKind, chooser: Chooser, people: number) =>
  simulateAll(kind, chooser, CATALOGUE, {
    people,
    days: CHANGE_DAY + 12,
    changeDay: CHANGE_DAY,
  });

import type { Template } from '#domain/tasks/vocabulary.ts';
import { bodyTemplates } from './body.ts';
import { calmTemplates } from './calm.ts';
import { homeTemplates } from './home.ts';
import { peopleTemplates } from './people.ts';
import { planningTemplates } from './planning.ts';
import { workTemplates } from './work.ts';

/** All tasks that the scheduler can offer. */
export const CATALOGUE: readonly Template[] = [
  ...bodyTemplates,
  ...homeTemplates,
  ...workTemplates,
  ...peopleTemplates,
  ...calmTemplates,
  ...planningTemplates,
];

import { lazyHandlers } from '#client/sync/changes/later-handlers.ts';
import type { CareBody, CareChange } from '#contract/sharing/care.ts';

const AGENDA = { label: 'Agenda' };

/** The handlers of the person's changes to the plans with their therapists. */
export const careHandlers = lazyHandlers<CareChange['kind']>(
  {
    'homework-day': { label: 'Homework' },
    'agenda-add': {
      ...AGENDA,
      whenRefused: 'correct',
      canResend: true,
      describe: ({ words }: CareBody<'agenda-add'>) => words,
    },
    'agenda-mark': AGENDA,
    'agenda-remove': AGENDA,
    'card-save': { label: 'Communication card' },
  },
  async () => (await import('./care-collection.ts')).careCollection.handlers,
);

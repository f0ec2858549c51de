import { changeCached } from '#client/sync/cached.ts';
import { collection } from '#client/sync/changes/collection.ts';
import { careChanges, careEndpoints, type PersonCare } from '#contract/sharing/care.ts';
import { texts } from '#texts/care.js';
import { personCare } from './care-query.ts';
import { withChanges } from './care-view.ts';

/** The person's changes to the plans with their therapists. */
export const careCollection = collection({
  label: texts.planTogether,
  changes: careChanges,
  endpoints: careEndpoints,
  particulars: {
    'homework-day': { label: texts.homework, said: ({ barrier }) => [barrier] },
    'agenda-add': {
      label: texts.agenda,
      describe: ({ words }) => words,
      said: ({ words }) => [words],
      whenRefused: 'correct',
      canResend: true,
    },
    'agenda-mark': { label: texts.agenda },
    'agenda-remove': { label: texts.agenda },
    'card-save': { label: texts.communicationCard, said: ({ card }) => Object.values(card) },
  },
  received: (client, userId, change) =>
    changeCached<PersonCare>(client, personCare(userId).queryKey, (known) =>
      withChanges(known, [change]),
    ),
  keys: (userId) => [personCare(userId).queryKey],
});

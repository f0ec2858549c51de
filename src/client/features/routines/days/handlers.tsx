import { fits } from '#client/lib/api/outline.ts';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { collection } from '#client/sync/changes/collection.ts';
import { routineChanges, routineEndpoints } from '#contract/routines.ts';
import { texts } from '#texts/routines.js';
import { cacheDay, changeRoutines } from './day-cache.ts';
import { daysKey, routinesKey } from './day-queries.ts';
import { dropProposal } from './proposals.ts';

const RefusedRoutine = lazyPart(
  async () => (await import('#client/features/routines/editor/refused-routine.tsx')).RefusedRoutine,
);

const named = { describe: ({ name }: { readonly name: string }) => name };

/** The person's changes to their routines. A routine that the server refused is corrected in the routine form. */
export const routineCollection = collection({
  label: texts.routine,
  changes: routineChanges,
  endpoints: routineEndpoints,
  topic: 'tasks',
  particulars: {
    'routine-save': {
      describe: ({ plan }) => plan.name,
      said: ({ plan: { name, steps } }) => [name, ...steps.map(({ title }) => title)],
      whenRefused: 'correct',
      edit: (props) => <RefusedRoutine {...props} />,
    },
    'routine-remove': { ...named, label: texts.removedRoutine },
    'routine-break': { ...named, label: texts.break },
    'routine-resume': { label: texts.endOfABreak, describe: () => texts.routinesComeAgain },
    'routine-day': { ...named, label: texts.routineOfADay },
    'routine-mark': { ...named, label: texts.stepOfARoutine },
    'routine-proposal': {
      ...named,
      label: texts.answerToAProposal,
      sent: ({ userId, body: { proposal, ...body } }) => ({ userId, ...body, ...proposal }),
    },
    'routine-run': {
      ...named,
      sent: ({ userId, body: { event, ...body } }) => ({ userId, ...body, events: [event] }),
    },
    'routine-run-size': {
      ...named,
      label: texts.sizeOfARoutine,
      sent: ({ userId, body: { size, ...body } }) => ({ userId, ...body, changes: { size } }),
    },
  },
  received: (client, userId, change, reply) => {
    if (fits(routineEndpoints.changeDay, reply)) return cacheDay(client, userId, reply);
    if (change.kind === 'routine-proposal') dropProposal(client, userId, change.body);
    changeRoutines(client, userId, change);
  },
  keys: (userId) => [routinesKey(userId), daysKey(userId)],
});

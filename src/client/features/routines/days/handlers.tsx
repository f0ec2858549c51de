import { call } from '#client/lib/api/call.ts';
import { ignoreNotFound } from '#client/lib/api/gone.ts';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import {
  type OutboxHandler,
  type SentEntry,
  sendEntry,
} from '#client/sync/outbox/entry-handler.ts';
import { type Occurrence, routineEndpoints } from '#contract/routines.ts';
import { cacheDay, changeRoutines, refreshRoutines } from './day-queries.ts';
import { dropProposal } from './proposals.ts';
import { type BodyOf, type RoutineChange, readChange } from './routine-changes.ts';

const RefusedRoutine = lazyPart(
  async () => (await import('#client/features/routines/editor/refused-routine.tsx')).RefusedRoutine,
);

/** Sends a change whose reply has no data; the entry itself updates the cache. */
const byEntry = <Name extends RoutineChange['kind']>(
  name: Name,
  send: OutboxHandler<BodyOf<Name>, unknown>['send'],
): Pick<OutboxHandler<BodyOf<Name>, SentEntry>, 'send' | 'received'> => ({
  send: sendEntry(name, send),
  received: (client, userId, entry) => {
    const change = readChange(entry);
    if (change === null) return refreshRoutines(client, userId);
    if (change.kind === 'routine-proposal') {
      const { routineId, proposal } = change.body;
      dropProposal(client, userId, { routineId, kind: proposal.kind });
    }
    changeRoutines(client, userId, change);
  },
});

/** New routines, and new plans for existing ones. A refused one is corrected in the form. */
export const saveHandler: OutboxHandler<BodyOf<'routine-save'>, SentEntry> = {
  name: 'routine-save',
  label: 'Routine',
  changes: 'tasks',
  describe: ({ plan }) => plan.name,
  said: ({ plan: { name, steps } }) => [name, ...steps.map(({ title }) => title)],
  ...byEntry('routine-save', ({ userId, body: { routineId, plan, from, zone } }) =>
    call(routineEndpoints.save, { body: { userId, id: routineId, plan, from, zone } }),
  ),
  refused: refreshRoutines,
  edit: (props) => <RefusedRoutine {...props} />,
};

/** A change that cannot be corrected when refused; the page then shows the routines without it. */
const changeHandler = <Name extends RoutineChange['kind'], Reply>(
  name: Name,
  handler: Pick<OutboxHandler<BodyOf<Name>, Reply>, 'label' | 'describe' | 'send' | 'received'>,
): OutboxHandler<BodyOf<Name>, Reply> => ({
  ...handler,
  name,
  changes: 'tasks',
  whenRefused: 'tell',
  refused: refreshRoutines,
});

/** Removals of routines; a missing routine counts as removed. */
export const removeHandler = changeHandler('routine-remove', {
  label: 'Removed routine',
  describe: ({ name }) => name,
  ...byEntry('routine-remove', ({ body: { routineId, from } }) =>
    ignoreNotFound(call(routineEndpoints.remove, { body: { routineId, from } })),
  ),
});

/** Starts of breaks. */
export const breakHandler = changeHandler('routine-break', {
  label: 'Break',
  describe: ({ name }) => name,
  ...byEntry('routine-break', ({ userId, body: { breakId, routineId, from, until } }) =>
    call(routineEndpoints.pause, { body: { userId, id: breakId, routineId, from, until } }),
  ),
});

/** Ends of breaks; a missing break counts as ended. */
export const resumeHandler = changeHandler('routine-resume', {
  label: 'End of a break',
  describe: () => 'Routines come again',
  ...byEntry('routine-resume', ({ body: { breakId, from } }) =>
    ignoreNotFound(call(routineEndpoints.resume, { body: { id: breakId, from } })),
  ),
});

/** Changes of one day: its time, its size, its plan, or whether it is dismissed for the day. */
export const dayHandler = changeHandler<'routine-day', Occurrence>('routine-day', {
  label: 'Routine of a day',
  describe: ({ name }) => name,
  send: ({ body: { routineId, date, changes } }) =>
    call(routineEndpoints.changeDay, { body: { routineId, date, changes } }),
  received: cacheDay,
});

/** Steps marked as done, skipped, or open again. */
export const markHandler = changeHandler<'routine-mark', Occurrence>('routine-mark', {
  label: 'Step of a routine',
  describe: ({ name }) => name,
  send: ({ body: { routineId, date, stepId, state } }) =>
    call(routineEndpoints.mark, { body: { routineId, date, stepId, state } }),
  received: cacheDay,
});

/** Answers to proposals. */
export const proposalHandler = changeHandler('routine-proposal', {
  label: 'Answer to a proposal',
  describe: ({ name }) => name,
  ...byEntry('routine-proposal', ({ body: { routineId, date, proposal, answer } }) =>
    call(routineEndpoints.answerProposal, { body: { routineId, date, answer, ...proposal } }),
  ),
});

/** The outbox handlers of routines. */
export const routineHandlers: readonly OutboxHandler[] = [
  saveHandler,
  removeHandler,
  breakHandler,
  resumeHandler,
  dayHandler,
  markHandler,
  proposalHandler,
];

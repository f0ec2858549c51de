import { endpoints } from '#contract/endpoints.ts';
import { connected } from '#tests/support/database/connected.ts';
import { acceptedBodies } from './accepted-bodies.ts';
import { aRun } from './attention-examples.ts';
import { callTable } from './call-table.ts';
import { AGENDA_ID, aCard, aProposal, PROPOSAL_ID, someHomework } from './care-examples.ts';
import { aFirstQuiz, aWeeklyQuiz } from './examples.ts';
import { aGoalRating } from './goal-examples.ts';
import { aDose } from './medication-examples.ts';
import { aRunEvent, ROUTINE_ID, STEP_ID } from './routine-examples.ts';
import type { Person, TestApp } from './test-app.ts';

/** A text with characters that programs often handle incorrectly. */
export const ODD_WORDS = 'Zoë\u200d said “no”\n\t<b>&amp; \\ "quoted" 🏳️‍🌈 مرحبا';

/** Enters data of every kind through the public API, with a therapist who proposed homework. */
export const enterEverything = async (world: TestApp, person: Person): Promise<void> => {
  const { userId } = person;
  for (const [name, body] of Object.entries(acceptedBodies)) {
    const endpoint = callTable.find(([called]) => called === name)?.[1];
    if (endpoint === undefined || name.endsWith('unsubscribe')) continue;
    const answer = await person.call(endpoint, { params: { userId }, body: body(userId) });
    if (answer.status > 201) throw new Error(`${name}: ${JSON.stringify(answer.body)}`);
  }
  const { mood, quiz, goals, medication, routines, care, clientCare, attention, tasks } = endpoints;
  await person.call(mood.submit, {
    body: { ...acceptedBodies['mood.submit']?.(userId), why: ODD_WORDS },
  });
  await person.call(quiz.submitFirst, { body: aFirstQuiz(userId) });
  await person.call(quiz.submitWeekly, { body: aWeeklyQuiz(userId) });
  await person.call(goals.rate, { body: aGoalRating(userId) });
  await person.call(medication.take, { body: aDose(userId) });
  await person.call(attention.keepRun, { body: aRun(userId, { id: crypto.randomUUID() }) });
  await person.call(tasks.smartGenerate, { params: { userId }, query: { zone: 'UTC' } });
  const onDay = { routineId: ROUTINE_ID, date: '2026-03-10' };
  await person.call(routines.mark, { body: { ...onDay, stepId: STEP_ID, state: 'done' } });
  await person.call(routines.run, {
    body: { ...onDay, events: [aRunEvent(crypto.randomUUID(), { stepId: STEP_ID })] },
  });
  const therapist = await world.guest();
  const connectionId = await connected(world.database.db, {
    userId,
    viewerId: therapist.userId,
    streams: { mood: 'detail', goals: 'summary' },
  });
  await therapist.call(clientCare.propose, {
    params: { connectionId },
    body: aProposal({ content: someHomework() }),
  });
  await person.call(care.accept, {
    body: { proposalId: PROPOSAL_ID, changes: someHomework({ until: '2026-03-29' }), zone: 'UTC' },
  });
  await person.call(care.homeworkDay, {
    body: { proposalId: PROPOSAL_ID, date: '2026-03-10', outcome: 'not-done', barrier: 'No time' },
  });
  await person.call(care.addAgenda, { body: { connectionId, id: AGENDA_ID, words: 'Sleep' } });
  await person.call(care.saveCard, { body: { card: aCard(), from: null } });
};

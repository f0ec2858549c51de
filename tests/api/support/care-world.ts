import { goalEndpoints } from '#contract/goals.ts';
import { careEndpoints, clientCareEndpoints } from '#contract/sharing/care.ts';
import { connected } from '#tests/support/database/connected.ts';
import { AGENDA_ID, aCard, aProposal, someHomework } from './care-examples.ts';
import { aGoal, aGoalRating, GOAL_RATING_ID } from './goal-examples.ts';
import type { Body } from './nasty.ts';
import type { Person, TestApp } from './test-app.ts';

/** Gives a person a therapist and a client, so that all care calls can be used. */
export const careWorld = async (world: TestApp, person: Person) => {
  const therapist = await world.guest();
  const client = await world.guest();
  const { db } = world.database;
  const ownId = await connected(db, { userId: person.userId, viewerId: therapist.userId });
  const clientId = await connected(db, {
    userId: client.userId,
    viewerId: person.userId,
    streams: { goals: 'detail' },
  });
  await client.call(goalEndpoints.save, { body: aGoal(client.userId) });
  const proposals = new Map<string, string>();
  /** A separate homework proposal for each call. */
  const proposalFor = async (name: string, by: Person, connectionId: string): Promise<string> => {
    const id = proposals.get(name) ?? crypto.randomUUID();
    proposals.set(name, id);
    await by.call(clientCareEndpoints.propose, {
      params: { connectionId },
      body: aProposal({ id, content: someHomework() }),
    });
    return id;
  };
  const toPerson = (name: string) => proposalFor(name, therapist, ownId);
  const inAgenda = { connectionId: ownId, id: AGENDA_ID };
  const params = { connectionId: clientId };
  const note = { id: AGENDA_ID, words: 'A note' };

  /** A body that a care call accepts from the person; null for other calls. */
  const accepted = async (name: string): Promise<Body | null> => {
    switch (name) {
      case 'care.accept':
        return { proposalId: await toPerson(name), changes: someHomework(), zone: 'UTC' };
      case 'care.decline':
        return { proposalId: await toPerson(name), reason: 'Not now.', zone: 'UTC' };
      case 'care.homeworkDay': {
        const proposalId = await toPerson(name);
        await person.call(careEndpoints.accept, { body: { proposalId } });
        return { proposalId, date: '2026-03-10', outcome: 'not-done', barrier: 'No time' };
      }
      case 'care.addAgenda':
        return { ...inAgenda, words: 'Sleep' };
      case 'care.markAgenda':
      case 'care.removeAgenda':
        await person.call(careEndpoints.addAgenda, { body: { ...inAgenda, words: 'Sleep' } });
        return name === 'care.markAgenda' ? { ...inAgenda, done: true } : inAgenda;
      case 'care.saveCard':
        return { card: aCard(), from: null };
      case 'clientCare.propose':
        return aProposal();
      case 'clientCare.withdraw':
        return { proposalId: await proposalFor(name, person, clientId) };
      case 'clientCare.rateGoal': {
        const { userId: _, ...rating } = aGoalRating('', { id: GOAL_RATING_ID });
        return rating;
      }
      case 'clientCare.addAgenda':
        return { id: AGENDA_ID, words: 'Sleep' };
      case 'clientCare.markAgenda':
      case 'clientCare.removeAgenda':
        await person.call(clientCareEndpoints.addAgenda, { params, body: note });
        return name === 'clientCare.markAgenda' ? { id: AGENDA_ID, done: true } : { id: AGENDA_ID };
      case 'clientCare.addNote':
        return note;
      case 'clientCare.removeNote':
        await person.call(clientCareEndpoints.addNote, { params, body: note });
        return { id: AGENDA_ID };
      case 'clientCare.savePrivateNote':
        return { ...note, date: '2026-03-10', from: null };
      case 'clientCare.removePrivateNote':
        await person.call(clientCareEndpoints.savePrivateNote, {
          params,
          body: { ...note, date: '2026-03-10', from: null },
        });
        return { id: AGENDA_ID };
      default:
        return null;
    }
  };
  return { clientId, accepted };
};

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { identityEndpoints } from '#contract/identity.ts';
import { moodEndpoints } from '#contract/mood.ts';
import { ENGINES } from '../support/engines.ts';
import { attempts, type Two } from './support/attempts.ts';
import { aRun, aSimon } from './support/attention-examples.ts';
import { callTable } from './support/call-table.ts';
import {
  A_UUID,
  aDistraction,
  aFirstQuiz,
  aMood,
  aTask,
  aWeeklyQuiz,
  someComfort,
} from './support/examples.ts';
import { type Answer, type Person, type TestApp, testApp } from './support/test-app.ts';

const everythingOf = async (person: Person): Promise<readonly Answer['body'][]> => [
  (await person.call(identityEndpoints.me)).body,
  (await person.call(moodEndpoints.all, { params: { userId: person.userId } })).body,
  (await person.call(endpoints.routine.all, { params: { userId: person.userId } })).body,
  (await person.call(endpoints.routine.completionHistory, { params: { userId: person.userId } }))
    .body,
  (await person.call(endpoints.distraction.summary, { params: { userId: person.userId } })).body,
  (await person.call(endpoints.attention.summary, { params: { userId: person.userId } })).body,
  (
    await person.call(endpoints.attention.runs, {
      params: { userId: person.userId },
      query: { instrument: 'stroop' },
    })
  ).body,
  (await person.call(endpoints.quiz.firstResult, { params: { userId: person.userId } })).body,
  (await person.call(endpoints.quiz.weeklyProgress, { params: { userId: person.userId } })).body,
  (await person.call(endpoints.comfort.read, { params: { userId: person.userId } })).body,
];

describe('the table of attempts', () => {
  it('has a line for every call of the contract and no other', () => {
    expect(Object.keys(attempts).sort()).toEqual(callTable.map(([name]) => name).sort());
  });
});

describe.each(ENGINES)('access on %s', (engine) => {
  let world: TestApp;
  let two: Two;
  let calls = 0;

  beforeAll(async () => {
    world = await testApp(engine);
  });
  afterAll(() => world.close());

  const twoPeople = async (): Promise<Two> => {
    calls += 1;
    const ada = await world.signUp(`ada${calls}@example.org`, 'the password of Ada');
    const ben = await world.signUp(`ben${calls}@example.org`, 'the password of Ben');
    await ada.call(moodEndpoints.submit, { body: aMood(ada.userId, { id: A_UUID }) });
    await ada.call(endpoints.routine.add, { body: aTask(ada.userId, { id: A_UUID }) });
    await ada.call(endpoints.distraction.log, { body: aDistraction(ada.userId) });
    const params = { userId: ada.userId };
    await ada.call(endpoints.attention.simon, { params, body: aSimon(ada.userId) });
    await ada.call(endpoints.attention.keepRun, { params, body: aRun(ada.userId, { id: A_UUID }) });
    await ada.call(endpoints.quiz.submitFirst, { body: aFirstQuiz(ada.userId) });
    await ada.call(endpoints.quiz.submitWeekly, { body: aWeeklyQuiz(ada.userId) });
    await ada.call(endpoints.comfort.save, {
      params: { userId: ada.userId },
      body: someComfort,
    });
    return { ada, ben };
  };

  it.each(callTable)('%s keeps Ben from what is Ada’s', async (name, endpoint) => {
    two = await twoPeople();
    const attempt = attempts[name];
    const before = await everythingOf(two.ada);
    const answer = await two.ben.call(endpoint, attempt?.parts(two));
    expect(answer.status).toBe(attempt?.expected);
    expect(JSON.stringify(answer.body)).not.toContain('A walk by the river');
    expect(JSON.stringify(answer.body)).not.toContain(two.ada.userId);
    expect(await everythingOf(two.ada)).toEqual(before);
  });

  it.each(callTable)(
    '%s asks a stranger to sign in, unless it is public',
    async (name, endpoint) => {
      two = await twoPeople();
      const answer = await world.caller().call(endpoint, attempts[name]?.parts(two));
      if (endpoint.access === 'session')
        expect(answer).toMatchObject({ status: 401, body: { code: 'signed_out' } });
      else expect(answer.status).not.toBe(403);
    },
  );

  const unsafe = callTable.filter(
    ([, endpoint]) => endpoint.method !== 'GET' || endpoint.changes === true,
  );

  it.each(unsafe)(
    '%s refuses a call that another site made with Ada’s cookie',
    async (name, endpoint) => {
      two = await twoPeople();
      const before = await everythingOf(two.ada);
      for (const headers of [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: 'https://evil.example' },
        { origin: 'null' },
      ]) {
        const parts = { ...attempts[name]?.parts({ ada: two.ada, ben: two.ada }), headers };
        expect(await two.ada.call(endpoint, parts)).toMatchObject({
          status: 403,
          body: { code: 'forbidden' },
        });
      }
      expect(await everythingOf(two.ada)).toEqual(before);
    },
  );
});

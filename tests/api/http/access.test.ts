import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { identityEndpoints } from '#contract/identity.ts';
import { moodEndpoints } from '#contract/mood.ts';
import type { Endpoint } from '#contract/shared/endpoint.ts';
import { attempts, type Two } from '#tests/api/support/attempts.ts';
import { aRun, aSimon } from '#tests/api/support/attention-examples.ts';
import { callTable } from '#tests/api/support/call-table.ts';
import {
  A_UUID,
  aDistraction,
  aFirstQuiz,
  aLadder,
  aLook,
  aMessage,
  aMood,
  anUrge,
  aPlan,
  aTask,
  aWeeklyQuiz,
  someChatSettings,
  someComfort,
} from '#tests/api/support/examples.ts';
import { aGameResult, aPin } from '#tests/api/support/game-examples.ts';
import { aGoal, aGoalRating } from '#tests/api/support/goal-examples.ts';
import { aDose, aMedicine, anEffect } from '#tests/api/support/medication-examples.ts';
import { aBreak, aRoutine } from '#tests/api/support/routine-examples.ts';
import { type Answer, type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

const everythingOf = async (person: Person): Promise<readonly Answer['body'][]> => [
  (await person.call(identityEndpoints.me)).body,
  (await person.call(moodEndpoints.all, { params: { userId: person.userId } })).body,
  (await person.call(endpoints.tasks.all, { params: { userId: person.userId } })).body,
  (await person.call(endpoints.tasks.completionHistory, { params: { userId: person.userId } }))
    .body,
  (await person.call(endpoints.routines.all, { params: { userId: person.userId } })).body,
  (
    await person.call(endpoints.routines.days, {
      params: { userId: person.userId },
      query: { from: '2026-03-10', to: '2026-03-20', today: '2026-03-10' },
    })
  ).body,
  (await person.call(endpoints.goals.all, { params: { userId: person.userId } })).body,
  (await person.call(endpoints.calendar.read, { params: { userId: person.userId } })).body,
  (await person.call(endpoints.distraction.summary, { params: { userId: person.userId } })).body,
  (await person.call(endpoints.urges.all, { params: { userId: person.userId } })).body,
  (await person.call(endpoints.looks.latest, { params: { userId: person.userId } })).body,
  (await person.call(endpoints.attention.summary, { params: { userId: person.userId } })).body,
  (
    await person.call(endpoints.attention.runs, {
      params: { userId: person.userId },
      query: { instrument: 'stroop' },
    })
  ).body,
  (await person.call(endpoints.quiz.firstResult, { params: { userId: person.userId } })).body,
  (await person.call(endpoints.quiz.weeklyProgress, { params: { userId: person.userId } })).body,
  (await person.call(endpoints.games.summary, { params: { userId: person.userId } })).body,
  ...(await Promise.all(
    (['messages', 'settings', 'ladders', 'topTriggers'] as const).map(
      async (call) =>
        (
          await person.call(endpoints.chat[call], { params: { userId: person.userId } })
        ).body,
    ),
  )),
  (await person.call(endpoints.medication.log, { params: { userId: person.userId } })).body,
  (await person.call(endpoints.safetyPlan.read, { params: { userId: person.userId } })).body,
  (await person.call(endpoints.comfort.read, { params: { userId: person.userId } })).body,
];

describe('the table of attempts', () => {
  it('has a line for every call of the contract and no other', () => {
    expect(Object.keys(attempts).sort()).toEqual(callTable.map(([name]) => name).sort());
  });
});

describe.each(ENGINES)('access on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let bens = 0;

  /** Ada, who has something of everything: no attempt below may change any of it. */
  const somebodyWithEverything = async (): Promise<Person> => {
    const ada = await world.signUp('ada@example.org', 'the password of Ada');
    await ada.call(moodEndpoints.submit, { body: aMood(ada.userId, { id: A_UUID }) });
    await ada.call(endpoints.tasks.add, { body: aTask(ada.userId, { id: A_UUID }) });
    await ada.call(endpoints.routines.save, { body: aRoutine(ada.userId) });
    await ada.call(endpoints.routines.pause, { body: aBreak(ada.userId) });
    await ada.call(endpoints.goals.save, { body: aGoal(ada.userId) });
    await ada.call(endpoints.goals.rate, { body: aGoalRating(ada.userId) });
    await ada.call(endpoints.calendar.make, {
      body: { userId: ada.userId, zone: 'UTC', ownWords: false },
    });
    await ada.call(endpoints.distraction.log, { body: aDistraction(ada.userId) });
    await ada.call(endpoints.urges.keep, { body: anUrge(ada.userId, { id: A_UUID }) });
    await ada.call(endpoints.looks.note, { body: aLook(ada.userId, { id: A_UUID }) });
    await ada.call(endpoints.chat.saveLadder, { body: aLadder(ada.userId) });
    await ada.call(endpoints.medication.saveMedicine, { body: aMedicine(ada.userId) });
    await ada.call(endpoints.medication.take, { body: aDose(ada.userId) });
    await ada.call(endpoints.medication.rate, { body: anEffect(ada.userId) });
    const params = { userId: ada.userId };
    await ada.call(endpoints.attention.simon, { params, body: aSimon(ada.userId) });
    await ada.call(endpoints.attention.keepRun, { params, body: aRun(ada.userId, { id: A_UUID }) });
    await ada.call(endpoints.quiz.submitFirst, { body: aFirstQuiz(ada.userId) });
    await ada.call(endpoints.quiz.submitWeekly, { body: aWeeklyQuiz(ada.userId) });
    await ada.call(endpoints.games.keep, { body: aGameResult(ada.userId, { id: A_UUID }) });
    await ada.call(endpoints.games.pin, { body: aPin(ada.userId, { level: 2 }) });
    await ada.call(endpoints.chat.analyze, { body: aMessage(ada.userId, { id: A_UUID }) });
    await ada.call(endpoints.chat.saveSettings, { params, body: someChatSettings });
    await ada.call(endpoints.safetyPlan.change, { params, body: aPlan });
    await ada.call(endpoints.comfort.save, {
      params: { userId: ada.userId },
      body: someComfort,
    });
    return ada;
  };

  beforeAll(async () => {
    world = await testApp(engine);
    ada = await somebodyWithEverything();
  });
  afterAll(() => world.close());

  let ben: Person | null = null;
  /** Ada and Ben, who is a new one after a call that may have written something or ended his session. */
  const twoPeople = async (endpoint: Endpoint): Promise<Two> => {
    // Throttles have tests of their own; here they would hide the answers.
    await world.database.forgetThrottlesBefore(Number.MAX_SAFE_INTEGER);
    if (ben === null) bens += 1;
    ben ??= await world.signUp(`ben${bens}@example.org`, 'the password of Ben');
    const two = { ada, ben };
    if (endpoint.method !== 'GET') ben = null;
    return two;
  };

  it.each(callTable)('%s keeps Ben from what is Ada’s', async (name, endpoint) => {
    const two = await twoPeople(endpoint);
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
      const two = await twoPeople(endpoint);
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
      const before = await everythingOf(ada);
      for (const headers of [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: 'https://evil.example' },
        { origin: 'null' },
      ]) {
        const parts = { ...attempts[name]?.parts({ ada, ben: ada }), headers };
        expect(await ada.call(endpoint, parts)).toMatchObject({
          status: 403,
          body: { code: 'forbidden' },
        });
      }
      expect(await everythingOf(ada)).toEqual(before);
    },
  );
});

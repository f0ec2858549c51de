import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { moodEndpoints } from '#contract/mood.ts';
import type { Endpoint } from '#contract/shared/endpoint.ts';
import { acceptedBodies } from '#tests/api/support/accepted-bodies.ts';
import { attempts } from '#tests/api/support/attempts.ts';
import { aRun, aSimon } from '#tests/api/support/attention-examples.ts';
import { callTable, walk } from '#tests/api/support/call-table.ts';
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
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

const reads = callTable.filter(
  // Files are excluded, because they contain their creation time.
  ([, { access, method, file }]) => access === 'session' && method === 'GET' && file === undefined,
);

/** Everything that a person can read about themselves, by call name. */
type Everything = ReadonlyMap<string, unknown>;

const answersTo = async (ada: Person, calls: typeof callTable): Promise<Everything> => {
  const read = new Map<string, unknown>();
  for (const [name, endpoint] of calls) {
    const { status, body } = await ada.call(endpoint, attempts[name]?.parts({ ada, ben: ada }));
    read.set(name, { status, body });
  }
  return read;
};

/** Like `answersTo`, for a person for whom every read must succeed. */
const everythingOf = async (ada: Person): Promise<Everything> => {
  const read = await answersTo(ada, reads);
  await walk(reads, async (name) => expect(read.get(name)).toMatchObject({ status: 200 }));
  return read;
};

/** The names of the calls whose replies differ. */
const changesBetween = (before: Everything, now: Everything): string[] =>
  [...before.keys()].filter((name) => !isDeepStrictEqual(now.get(name), before.get(name)));

describe('the table of attempts', () => {
  it('has a line for every call of the contract and no others', () => {
    expect(Object.keys(attempts).sort()).toEqual(callTable.map(([name]) => name).sort());
  });
});

describe.each(ENGINES)('access on %s', (engine) => {
  let world: TestApp;
  let adas = 0;
  let bens = 0;

  /** Creates an Ada with data of every kind. The attempts below must not change any of it. */
  const somebodyWithEverything = async (): Promise<Person> => {
    adas += 1;
    const ada = await world.signUp(`ada${adas}@example.org`, 'the password of Ada');
    await ada.call(moodEndpoints.submit, { body: aMood(ada.userId, { id: A_UUID }) });
    await ada.call(endpoints.passwordCodes.make, { body: { password: ada.password } });
    await ada.call(endpoints.tasks.add, { body: aTask(ada.userId, { id: A_UUID }) });
    await ada.call(endpoints.tasks.smartGenerate, { params: { userId: ada.userId } });
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
  });
  afterAll(() => world.close());

  const newBen = (): Promise<Person> => {
    bens += 1;
    return world.signUp(`ben${bens}@example.org`, 'the password of Ben');
  };

  /**
   * Makes an attempt with each call and checks that all of Ada’s data is unchanged. If it has changed, the attempts are
   * repeated on another Ada and the data is compared after each attempt, to find the call.
   */
  const keepsEverything = async (
    calls: typeof callTable,
    attempt: (ada: Person, name: string, endpoint: Endpoint) => Promise<void>,
  ): Promise<void> => {
    const ada = await somebodyWithEverything();
    const before = await everythingOf(ada);
    await walk(calls, (name, endpoint) => attempt(ada, name, endpoint));
    const changed = changesBetween(before, await answersTo(ada, reads));
    if (changed.length === 0) return;
    const compared = reads.filter(([name]) => changed.includes(name));
    const other = await somebodyWithEverything();
    let last = await answersTo(other, compared);
    await walk(calls, async (name, endpoint) => {
      await attempt(other, name, endpoint);
      const now = await answersTo(other, compared);
      const changes = changesBetween(last, now);
      last = now;
      expect(changes).toEqual([]);
    });
    throw new Error(`An attempt changed ${changed.join()} of one Ada, and none of the other.`);
  };

  it('gives others the same reply in each call before and after Ada has everything', async () => {
    const changesMeanwhile = async (other: Person): Promise<string[]> => {
      // Read twice, because a call may create its data on the first read.
      await answersTo(other, reads);
      const before = await answersTo(other, reads);
      await somebodyWithEverything();
      return changesBetween(before, await answersTo(other, reads));
    };
    // First without any other data, so that a call that reads other people’s data can find only Ada’s.
    expect(await changesMeanwhile(await newBen())).toEqual([]);
    expect(await changesMeanwhile(await somebodyWithEverything())).toEqual([]);
  });

  it('keeps two people’s data under the same id apart in each call', async () => {
    const [ada, ben] = [await newBen(), await newBen()];
    const withId = callTable.filter(
      ([name, { body }]) => name in acceptedBodies && 'id' in Object(Object(body).shape),
    );
    await walk(withId, async (name, endpoint) => {
      const id = crypto.randomUUID();
      const keep = ({ userId, call }: Person) => {
        const body = { ...acceptedBodies[name]?.(userId), id };
        return call(endpoint, { params: { userId }, body });
      };
      const kept = await keep(ada);
      expect(kept.status).toBe(endpoint.status);
      // Send the same request twice, the second time as after a lost reply.
      for (const { status, body } of [await keep(ben), await keep(ben)]) {
        expect(status).toBe(endpoint.status);
        expect(JSON.stringify(body)).not.toContain(ada.userId);
      }
      expect((await keep(ada)).body).toEqual(kept.body);
    });
  });

  it('blocks Ben from Ada’s data in each call', async () => {
    let ben = await newBen();
    await keepsEverything(callTable, async (ada, name, endpoint) => {
      const attempt = attempts[name];
      const answer = await ben.call(endpoint, attempt?.parts({ ada, ben }));
      // The call may have written something or ended Ben’s session.
      if (endpoint.method !== 'GET' && answer.status < 400) ben = await newBen();
      expect(answer.status).toBe(attempt?.expected);
      expect(JSON.stringify(answer.body)).not.toContain('A walk by the river');
      expect(JSON.stringify(answer.body)).not.toContain(ada.userId);
    });
  });

  it('leaves Ada’s data unchanged when Ben makes each call with his own data under the same ids', async () => {
    let ben = await somebodyWithEverything();
    await keepsEverything(callTable, async (_, name, endpoint) => {
      const answer = await ben.call(endpoint, attempts[name]?.parts({ ada: ben, ben }));
      expect(answer.status).not.toBe(401);
      // The call may have removed what the next calls need, or ended Ben’s session.
      if (endpoint.method !== 'GET' && answer.status < 400) ben = await somebodyWithEverything();
    });
  });

  it('requires a session for each call that is not public', async () => {
    const ben = await newBen();
    await keepsEverything(callTable, async (ada, name, endpoint) => {
      const answer = await world.caller().call(endpoint, attempts[name]?.parts({ ada, ben }));
      if (endpoint.access === 'public') expect(answer.status).not.toBe(403);
      else expect(answer).toMatchObject({ status: 401, body: { code: 'signed_out' } });
    });
  });

  const unsafe = callTable.filter(
    ([, endpoint]) => endpoint.method !== 'GET' || endpoint.changes === true,
  );

  it('refuses each call that another site made with Ada’s cookie', async () => {
    await keepsEverything(unsafe, async (ada, name, endpoint) => {
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
    });
  });
});

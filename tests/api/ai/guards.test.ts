import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Task, taskEndpoints } from '#contract/tasks.ts';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { aTask } from '#tests/api/support/examples.ts';
import { type ModelWorld, modelWorld } from '#tests/api/support/model-world.ts';
import type { Person } from '#tests/api/support/test-app.ts';
import { ANY_ENGINE } from '#tests/support/database/engines.ts';
import {
  type ModelReply,
  openAiStandIn,
  refusing,
  type StandIn,
  saying,
} from '#tests/support/stand-ins/openai-stand-in.ts';

const STEPS = [
  { title: 'Stand up and stretch', minutes: 10 },
  { title: 'Walk to the river', minutes: 10 },
];
const GOOD = saying(JSON.stringify({ steps: STEPS }));

/** A reply that keeps all callers waiting until `letGo` is called. */
const holding = (count: number) => {
  const held: (() => void)[] = [];
  let tell = () => {};
  const full = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const reply: ModelReply = (response, asked) => {
    held.push(() => GOOD(response, asked));
    if (held.length === count) tell();
  };
  const letGo = (): void => {
    for (const answer of held) answer();
  };
  return { reply, full, letGo };
};

describe.each(ANY_ENGINE)('a language model on %s', (engine) => {
  let standIn: StandIn;
  let world: ModelWorld;
  let clockMs = 0;

  beforeAll(async () => {
    standIn = await openAiStandIn();
    world = await modelWorld(engine, standIn.baseUrl);
  });
  afterAll(async () => {
    await world.close();
    await standIn.close();
  });
  beforeEach(() => {
    standIn.asked.length = 0;
    standIn.reply = GOOD;
    world.beginAnew({ now: () => clockMs });
  });

  const add = async (person: Person): Promise<string> =>
    (
      (await person.call(taskEndpoints.add, { body: aTask(person.userId, { title: 'The river' }) }))
        .body as Task
    )._id;
  const split = async (person: Person, taskId: string): Promise<Task> => {
    const answer = await person.call(taskEndpoints.breakdown, { body: { taskId } });
    expect(answer.status).toBe(200);
    return answer.body as Task;
  };
  const splitNew = async (person: Person): Promise<Task> => split(person, await add(person));
  const isOfModel = ({ steps }: Task): boolean => steps?.[0]?.title === STEPS[0]?.title;

  it('is asked once per task, however often it is requested simultaneously, and once per person', async () => {
    const ada = await world.guest();
    const ben = await world.guest();
    const [hers, his] = [await add(ada), await add(ben)];
    const presses = Array.from({ length: 40 }, () => split(ada, hers));
    const [other, ...tasks] = await Promise.all([split(ben, his), ...presses]);
    expect(standIn.asked).toHaveLength(2);
    expect(new Set(tasks.map((task) => JSON.stringify(task))).size).toBe(1);
    expect([other, tasks[0]].map((task) => task?._id)).toEqual([his, hers]);
    expect(isOfModel(await split(ada, hers))).toBe(true);
  });

  it('is asked four questions in parallel; further callers get the patterns immediately', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => world.guest()));
    const [last, ...four] = people;
    const { reply, full, letGo } = holding(4);
    standIn.reply = reply;
    const asking = Promise.all(four.map(splitNew));
    await full;
    expect(last && isOfModel(await splitNew(last))).toBe(false);
    expect(standIn.asked).toHaveLength(4);
    letGo();
    expect((await asking).map(isOfModel)).toEqual([true, true, true, true]);
    standIn.reply = GOOD;
    expect(last && isOfModel(await splitNew(last))).toBe(true);
  });

  it('is asked at most twenty questions an hour per person; then the patterns remain, and others may ask', async () => {
    const ada = await world.guest();
    const ben = await world.guest();
    const ofModel: boolean[] = [];
    for (let turn = 0; turn < 21; turn += 1) ofModel.push(isOfModel(await splitNew(ada)));
    expect(ofModel).toEqual([...Array(20).fill(true), false]);
    const smart = await ada.call(taskEndpoints.smartGenerate, {
      params: { userId: ada.userId },
      query: { zone: 'UTC' },
    });
    expect(smart.status).toBe(200);
    expect(standIn.asked).toHaveLength(20);
    // The limit also applies in another process or after a restart.
    world.beginAnew();
    expect(isOfModel(await splitNew(ada))).toBe(false);
    expect(isOfModel(await splitNew(ben))).toBe(true);
  });

  it('is left alone for a minute after three consecutive failures, whoever asks', async () => {
    const ada = await world.guest();
    const ben = await world.guest();
    const askedBy = async (person: Person): Promise<number> => {
      await splitNew(person);
      return standIn.asked.length;
    };
    standIn.reply = refusing(500);
    expect([await askedBy(ada), await askedBy(ben)]).toEqual([1, 2]);
    // A successful reply in between restarts the count.
    standIn.reply = GOOD;
    expect(await askedBy(ada)).toBe(3);
    standIn.reply = refusing(500);
    expect([await askedBy(ada), await askedBy(ben), await askedBy(ada)]).toEqual([4, 5, 6]);
    expect([await askedBy(ada), await askedBy(ben)]).toEqual([6, 6]);
    clockMs += MINUTE_MS - 1;
    expect(await askedBy(ben)).toBe(6);
    clockMs += 1;
    expect([await askedBy(ben), await askedBy(ada)]).toEqual([7, 7]);
    clockMs += MINUTE_MS;
    standIn.reply = GOOD;
    expect([await askedBy(ben), await askedBy(ada)]).toEqual([8, 9]);
    expect(world.noted).toEqual(Array(6).fill('status 500'));
  });

  it('is still asked when its answers are useless, which a title can cause', async () => {
    const ada = await world.guest();
    const ben = await world.guest();
    standIn.reply = saying('no');
    for (const person of [ada, ben, ada, ben]) await splitNew(person);
    standIn.reply = saying('', 'content_filter');
    for (const person of [ada, ben, ada, ben]) await splitNew(person);
    expect(standIn.asked).toHaveLength(8);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { routineEndpoints, type Task } from '#contract/routine.ts';
import { breakDown } from '#domain/routine/breakdown.ts';
import { CATALOGUE } from '#domain/routine/catalogue/catalogue.ts';
import { SIZES } from '#domain/routine/vocabulary.ts';
import { taskWriter } from '#server/ai/model-task-writer.ts';
import type { TaskWriter } from '#server/ai/task-writer.ts';
import { BAD_REPLIES } from '../support/bad-replies.ts';
import { ENGINES } from '../support/engines.ts';
import { type Asked, openAiStandIn, type StandIn, saying } from '../support/openai-stand-in.ts';
import { aTask } from './support/examples.ts';
import { type Person, type TestApp, testApp } from './support/test-app.ts';

const TITLES = new Set(CATALOGUE.flatMap(({ sizes }) => SIZES.map((size) => sizes[size].title)));
const STEPS = [
  { title: 'Stand up and stretch', minutes: 2 },
  { title: 'Walk to the river', minutes: 10 },
  { title: 'Walk home', minutes: 10 },
];

/** Words every task, and splits one that is to be split. */
const wordEach = ({ tasks }: Asked['prompt']): string => {
  if (tasks === undefined) return JSON.stringify({ steps: STEPS });
  const worded = (tasks as readonly { readonly id: number }[]).map(({ id }) => ({
    id,
    title: `Do part ${'abcdef'[id - 1]} of the day`,
    why: `It is part ${'abcdef'[id - 1]} of a calm day.`,
  }));
  return JSON.stringify({ tasks: worded });
};

/** For answers that never come. */
const SHORT_MS = 500;

describe.each(ENGINES)('with a language model on %s', (engine) => {
  let standIn: StandIn;
  let world: TestApp;
  let hurriedWorld: TestApp;

  const writer = (limitMs?: number): TaskWriter | null => {
    const settings = { baseUrl: standIn.baseUrl, model: 'stand-in', apiKey: 'k3y' };
    const report = () => undefined;
    return taskWriter(settings, limitMs === undefined ? { report } : { report, limitMs });
  };

  beforeAll(async () => {
    standIn = await openAiStandIn();
    world = await testApp(engine, { writer: writer() });
    hurriedWorld = await testApp(engine, { writer: writer(SHORT_MS) });
  });
  afterAll(async () => {
    await world.close();
    await hurriedWorld.close();
    await standIn.close();
  });
  beforeEach(() => {
    standIn.asked.length = 0;
  });

  const generate = async (person: Person): Promise<Task[]> => {
    const answer = await person.call(routineEndpoints.smartGenerate, {
      params: { userId: person.userId },
      query: { zone: 'UTC' },
    });
    expect(answer.status).toBe(200);
    return answer.body as Task[];
  };
  const add = async (person: Person): Promise<Task> =>
    (await person.call(routineEndpoints.add, { body: aTask(person.userId) })).body as Task;
  const breakdown = (person: Person, taskId: string) =>
    person.call(routineEndpoints.breakdown, { body: { taskId } });
  const listOf = async (person: Person) =>
    (await person.call(routineEndpoints.all, { params: { userId: person.userId } })).body;

  it('smart tasks have its words, once and for each person alone', async () => {
    standIn.reply = saying(wordEach);
    const ada = await world.signUp(`ada-${engine}@example.org`);
    const ben = await world.signUp(`ben-${engine}@example.org`);
    const tasks = await generate(ada);
    expect(tasks.length).toBeGreaterThanOrEqual(2);
    for (const { title, why } of tasks) {
      expect(title).toMatch(/^Do part [a-f] of the day$/);
      expect(why).toMatch(/^It is part [a-f] of a calm day\.$/);
    }
    expect(await generate(ada)).toEqual(tasks);
    expect(standIn.asked).toHaveLength(1);
    expect(await listOf(ben)).toEqual([]);
    await generate(ben);
    expect(await listOf(ada)).toEqual(tasks);
    expect(standIn.asked).toHaveLength(2);
  });

  it('a task is split into its steps, and somebody else’s task is not', async () => {
    standIn.reply = saying(JSON.stringify({ steps: STEPS }));
    const ada = await world.signUp(`cai-${engine}@example.org`);
    const ben = await world.signUp(`dee-${engine}@example.org`);
    const task = await add(ada);
    expect((await breakdown(ben, task._id)).status).toBe(404);
    expect(standIn.asked).toEqual([]);
    expect(await breakdown(ada, task._id)).toMatchObject({
      status: 200,
      body: { steps: STEPS.map((step) => ({ ...step, done: false })) },
    });
    expect(await listOf(ben)).toEqual([]);
  });

  it('it learns nobody’s name, address or id', async () => {
    standIn.reply = saying(wordEach);
    const people = [
      await world.signUp(`eli-${engine}@example.org`),
      await world.signUp(`fay-${engine}@example.org`),
    ];
    const secrets = ['Sam', '@example.org', 'correct horse'];
    for (const person of people) {
      const task = await add(person);
      const smart = await generate(person);
      await breakdown(person, task._id);
      const ids = [task, ...smart].map(({ _id }) => _id);
      secrets.push(person.userId, person.token, person.email ?? '', person.cookie, ...ids);
    }
    expect(standIn.asked).toHaveLength(4);
    for (const { path, body, headers } of standIn.asked) {
      const sent = `${path} ${JSON.stringify(headers)} ${body}`;
      for (const secret of secrets) expect(sent).not.toContain(secret);
    }
  });

  it.each(BAD_REPLIES)(
    'that %s, the words of the catalogue and the patterns stay',
    async (_name, reply, failure) => {
      const place = failure === 'late' ? hurriedWorld : world;
      standIn.reply = reply;
      const ada = await place.guest();
      const ben = await place.guest();
      const tasks = await generate(ada);
      expect(tasks.length).toBeGreaterThanOrEqual(2);
      for (const { title, why } of tasks) {
        expect(TITLES).toContain(title);
        expect(why).toMatch(/^\S.*\.$/);
      }
      const task = await add(ada);
      const { title, estimatedTime, size, band } = task;
      expect(await breakdown(ada, task._id)).toMatchObject({
        status: 200,
        body: { steps: breakDown({ title, estimatedTime, size, band, templateId: null }) },
      });
      expect(standIn.asked).toHaveLength(2);
      expect(await listOf(ben)).toEqual([]);
    },
  );
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Task, taskEndpoints } from '#contract/tasks.ts';
import { SIZES } from '#domain/shared/size.ts';
import { CATALOGUE } from '#domain/tasks/catalogue/catalogue.ts';
import { runInLanguage } from '#server/language/current-language.ts';
import { aTask } from '#tests/api/support/examples.ts';
import { type ModelWorld, modelWorld } from '#tests/api/support/model-world.ts';
import type { Person } from '#tests/api/support/test-app.ts';
import { ANY_ENGINE } from '#tests/support/database/engines.ts';
import { BAD_REPLIES } from '#tests/support/stand-ins/bad-replies.ts';
import {
  type ModelRequest,
  openAiStandIn,
  type StandIn,
  saying,
} from '#tests/support/stand-ins/openai-stand-in.ts';

/** The titles of all smart tasks in the current language. */
const ownTitles = (): ReadonlySet<string> =>
  new Set(CATALOGUE.flatMap(({ sizes }) => SIZES.map((size) => sizes[size].title)));
const TITLES = ownTitles();
const STEPS = [
  { title: 'Stand up and stretch', minutes: 2 },
  { title: 'Walk to the river', minutes: 10 },
  { title: 'Walk home', minutes: 10 },
];

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The model's reply: new wording for every task, or steps for a task that should be split. */
const wordEach = ({ tasks }: ModelRequest['prompt']): string => {
  if (tasks === undefined) return JSON.stringify({ steps: STEPS });
  const worded = (tasks as readonly { readonly id: number }[]).map(({ id }) => ({
    id,
    title: `Do the ${PLACES[id - 1]} part of the day`,
    why: `It is the ${PLACES[id - 1]} part of a calm day.`,
  }));
  return JSON.stringify({ tasks: worded });
};

/** A short time limit, for replies that never arrive. */
const SHORT_MS = 500;

describe.each(ANY_ENGINE)('with a language model on %s', (engine) => {
  let standIn: StandIn;
  let world: ModelWorld;

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
    world.beginAnew();
  });

  const generate = async (person: Person, headers = {}): Promise<Task[]> => {
    const answer = await person.call(taskEndpoints.smartGenerate, {
      params: { userId: person.userId },
      query: { zone: 'UTC' },
      headers,
    });
    expect(answer.status).toBe(200);
    return answer.body as Task[];
  };
  const add = async (person: Person): Promise<Task> =>
    (await person.call(taskEndpoints.add, { body: aTask(person.userId, { title: 'The river' }) }))
      .body as Task;
  const breakdown = (person: Person, taskId: string) =>
    person.call(taskEndpoints.breakdown, { body: { taskId } });
  const listOf = async (person: Person) =>
    (await person.call(taskEndpoints.all, { params: { userId: person.userId } })).body;

  it('smart tasks in another language than English keep their words, because a model’s words could not be checked', async () => {
    standIn.reply = saying(wordEach);
    const [task] = await generate(await world.signUp(`eva-${engine}@example.org`), {
      'accept-language': 'de-AT',
    });
    expect(runInLanguage('de', () => ownTitles()).has(task?.title ?? '')).toBe(true);
    expect(standIn.asked).toHaveLength(0);
  });

  it('smart tasks use its wording, requested once and per person', async () => {
    standIn.reply = saying(wordEach);
    const ada = await world.signUp(`ada-${engine}@example.org`);
    const ben = await world.signUp(`ben-${engine}@example.org`);
    const tasks = await generate(ada);
    expect(tasks.length).toBeGreaterThanOrEqual(2);
    for (const { title, why } of tasks) {
      expect(title).toMatch(/^Do the \w+ part of the day$/);
      expect(why).toMatch(/^It is the \w+ part of a calm day\.$/);
    }
    expect(await generate(ada)).toEqual(tasks);
    expect(standIn.asked).toHaveLength(1);
    expect(await listOf(ben)).toEqual([]);
    await generate(ben);
    expect(await listOf(ada)).toEqual(tasks);
    expect(standIn.asked).toHaveLength(2);
  });

  it('a chore with a script is split by the script, without asking the model', async () => {
    const ada = await world.guest();
    const { _id } = (
      await ada.call(taskEndpoints.add, { body: aTask(ada.userId, { title: 'Do the dishes' }) })
    ).body as Task;
    expect((await breakdown(ada, _id)).body).toMatchObject({
      steps: [{ title: 'Walk to the sink and put the cups in it' }, {}, {}, {}, {}, {}, {}, {}],
    });
    expect(standIn.asked).toEqual([]);
  });

  it('splits a task into steps, but not somebody else’s task', async () => {
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

  it('never learns a name, address or id', async () => {
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
    'keeps the catalogue’s wording and asks the person when the model %s',
    async (_name, reply, failure) => {
      if (failure === 'late') world.beginAnew({ limitMs: SHORT_MS });
      standIn.reply = reply;
      const ada = await world.guest();
      const ben = await world.guest();
      const tasks = await generate(ada);
      expect(tasks.length).toBeGreaterThanOrEqual(2);
      for (const { title, why } of tasks) {
        expect(TITLES).toContain(title);
        expect(why).toMatch(/^\S.*\.$/);
      }
      const task = await add(ada);
      expect(await breakdown(ada, task._id)).toMatchObject({
        status: 200,
        body: { steps: [], question: { id: 'where' } },
      });
      expect(standIn.asked).toHaveLength(2);
      expect(await listOf(ben)).toEqual([]);
    },
  );
});

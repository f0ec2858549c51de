import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BrokenDown, type Task, taskEndpoints } from '#contract/tasks.ts';
import { aTask, B_UUID } from '#tests/api/support/examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

describe.each(ENGINES)('breaking tasks down on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    world = await testApp(engine);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    ada = await world.guest();
    ben = await world.guest();
  });

  const added = async (person: Person, title: string, estimatedTime = 30): Promise<string> => {
    const body = aTask(person.userId, { title, estimatedTime });
    return ((await person.call(taskEndpoints.add, { body })).body as Task)._id;
  };
  const ask = (person: Person, taskId: string, more: object = {}) =>
    person.call(taskEndpoints.breakdown, { body: { taskId, ...more } });
  const broken = async (person: Person, taskId: string, more: object = {}) => {
    const answer = await ask(person, taskId, more);
    expect(answer.status).toBe(200);
    return answer.body as BrokenDown;
  };
  const stored = async (person: Person) =>
    (await person.call(taskEndpoints.all, { params: { userId: person.userId } })).body as Task[];
  const tick = (person: Person, taskId: string, index: number, title: string) =>
    person.call(taskEndpoints.update, {
      body: { taskId, updates: { stepDone: { index, title, done: true } } },
    });

  it('makes the steps of a chore finer and coarser, and keeps completed ones', async () => {
    const taskId = await added(ada, 'dishes!!');
    const usual = (await broken(ada, taskId)).steps;
    await tick(ada, taskId, 1, usual[1]?.title ?? '');
    const finer = (await broken(ada, taskId, { detail: 'finer' })).steps;
    expect(finer.length).toBeGreaterThan(usual.length);
    expect(finer.filter(({ done }) => done)).toEqual([{ ...usual[1], done: true }]);
    const fewer = (await broken(ada, taskId, { detail: 'fewer' })).steps;
    expect(fewer.map(({ title }) => title)).toEqual(usual.map(({ title }) => title));
    expect((await stored(ada))[0]?.steps).toEqual(fewer);
    expect(await broken(ada, taskId)).toMatchObject({ steps: fewer });
  });

  it('asks one question about an unknown task, and stores nothing until it is answered', async () => {
    const taskId = await added(ada, 'Klavier');
    const { steps, question } = await broken(ada, taskId);
    expect(steps).toEqual([]);
    expect(question).toMatchObject({ id: 'where', text: expect.stringMatching(/\?$/) });
    expect(await stored(ada)).toMatchObject([{ steps: [] }]);
    const [choice] = question?.choices ?? [];
    const answer = { choice: choice?.id, words: 'It is in tune' };
    const after = await broken(ada, taskId, { answer });
    expect(after.question).toBeUndefined();
    const titles = after.steps.map(({ title }) => title).join('\n');
    expect(titles).toContain('“Klavier”');
    expect(titles).toContain('“It is in tune”');
    expect(await stored(ada)).toMatchObject([{ steps: after.steps }]);
  });

  it('asks again on request, and then replaces the open steps', async () => {
    const taskId = await added(ada, 'Laundry');
    const usual = (await broken(ada, taskId)).steps;
    await tick(ada, taskId, 0, usual[0]?.title ?? '');
    expect(await broken(ada, taskId, { ask: true })).toMatchObject({
      question: { id: 'where' },
      steps: [{ done: true }, ...usual.slice(1)],
    });
    const { steps } = await broken(ada, taskId, {
      answer: { words: 'Fold the towels, then stop' },
    });
    expect(steps[0]).toEqual({ ...usual[0], done: true });
    expect(steps.map(({ title }) => title)).toContain('Put the clean laundry on the bed');
    expect(steps.map(({ title }) => title)).not.toContain(usual[1]?.title);
  });

  it('makes a chore lighter, with the result and steps of its smaller size', async () => {
    const taskId = await added(ada, 'Do the dishes');
    await broken(ada, taskId);
    const lighter = async (size: string) =>
      (await ada.call(taskEndpoints.lighter, { body: { taskId, size } })).body as Task;
    expect(await lighter('lighter')).toMatchObject({ size: 'lighter', estimatedTime: 13 });
    const micro = await lighter('micro');
    expect(micro).toMatchObject({ estimatedTime: 6, title: 'Do the dishes' });
    expect(micro.why).toBe(
      'This is a lighter version of the task. When it’s done: The cups are clean.',
    );
    expect(micro.steps.at(-1)?.title).toBe('Wash only the cups and put them upside down to dry');
  });

  it('accepts the person’s own steps, ordered and timed, from one minute on', async () => {
    const taskId = await added(ada, 'Do the dishes');
    const steps = [
      { title: 'Put on music', minutes: 1, done: false },
      { title: 'Wash it all', minutes: 10, done: true },
    ];
    const body = { taskId, updates: { steps } };
    expect(await ada.call(taskEndpoints.update, { body })).toMatchObject({ body: { steps } });
    expect((await broken(ada, taskId, { detail: 'finer' })).steps).toEqual(steps);
  });

  it('refuses an invalid answer and names the field', async () => {
    const taskId = await added(ada, 'Klavier');
    for (const [more, path] of [
      [{ detail: 'more' }, 'body.detail'],
      [{ answer: {} }, 'body.answer'],
      [{ answer: { words: '' } }, 'body.answer.words'],
      [{ answer: { words: 'x'.repeat(201) } }, 'body.answer.words'],
    ] as const)
      expect(await ask(ada, taskId, more)).toMatchObject({
        status: 400,
        body: { issues: [{ path }] },
      });
  });

  it('leaves other people’s tasks alone', async () => {
    const taskId = await added(ben, 'Do the dishes');
    for (const more of [{}, { detail: 'finer' }, { answer: { words: 'x' } }, { ask: true }])
      expect(await ask(ada, taskId, more)).toMatchObject({ status: 404 });
    expect(await ask(ada, B_UUID)).toMatchObject({ status: 404 });
    expect(await stored(ben)).toMatchObject([{ steps: [] }]);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Task, taskEndpoints } from '#contract/tasks.ts';
import { SIZES } from '#domain/shared/size.ts';
import { CATALOGUE } from '#domain/tasks/catalogue/catalogue.ts';
import { runInLanguage } from '#server/language/current-language.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';

let world: TestApp;

beforeAll(async () => {
  world = await testApp('sqlite');
});
afterAll(() => world.close());

const titlesIn = (language: string): ReadonlySet<string> =>
  runInLanguage(
    language,
    () => new Set(CATALOGUE.flatMap(({ sizes }) => SIZES.map((size) => sizes[size].title))),
  );

const inLanguage = (language: string) => ({ headers: { 'accept-language': language } });

const generate = async (person: Person, language: string): Promise<readonly Task[]> =>
  (
    await person.call(taskEndpoints.smartGenerate, {
      params: { userId: person.userId },
      query: { zone: 'UTC' },
      ...inLanguage(language),
    })
  ).body as Task[];

it('people who plan their day at the same time each get tasks and reasons in their language', async () => {
  const languages = ['de', 'fr-CA', 'en', 'es-MX', 'de-AT', 'en-US'];
  const people = await Promise.all(languages.map(() => world.guest()));
  const days = await Promise.all(
    people.map((person, at) => generate(person, languages[at] ?? 'en')),
  );
  for (const [at, tasks] of days.entries()) {
    const known = titlesIn((languages[at] ?? '').split('-')[0] ?? '');
    expect(tasks.length).toBeGreaterThan(1);
    expect(tasks.filter(({ title }) => !known.has(title))).toEqual([]);
  }
  const reasons = days.map((tasks) => tasks.map(({ why }) => why).join(' '));
  expect(reasons[0]).toMatch(/[äöüß]|Aufgabe/);
  expect(reasons[1]).toMatch(/tâche/);
  expect(reasons[2]).toMatch(/task/);
  expect(reasons[3]).toMatch(/tarea/);
});

it('a task that the person made lighter stays, and can still be split, after they chose another language', async () => {
  const person = await world.guest();
  const task = (await generate(person, 'de')).find(({ size }) => size !== 'micro');
  const body = { taskId: task?._id ?? '' };
  const lighter = (await person.call(taskEndpoints.lighter, { body, ...inLanguage('de') }))
    .body as Task;
  const others = await person.call(taskEndpoints.others, {
    body: { userId: person.userId, zone: 'UTC' },
    ...inLanguage('fr'),
  });
  expect((others.body as readonly Task[]).map(({ _id, title }) => ({ _id, title }))).toContainEqual(
    {
      _id: task?._id,
      title: lighter.title,
    },
  );
  const split = (await person.call(taskEndpoints.breakdown, { body, ...inLanguage('fr') }))
    .body as Task & { readonly question?: unknown };
  expect(split.question).toBeUndefined();
  expect(split.steps.length).toBeGreaterThan(1);
});

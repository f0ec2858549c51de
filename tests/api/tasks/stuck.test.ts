import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { taskEndpoints } from '#contract/tasks.ts';
import { aHelp } from '#tests/api/support/examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

describe.each(ENGINES)('recorded help for being stuck on %s', (engine) => {
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

  const tell = (person: Person, more: object = {}) =>
    person.call(taskEndpoints.stuck, {
      body: aHelp(person.userId, { id: crypto.randomUUID(), ...more }),
    });
  const helps = async (person: Person) =>
    (await person.call(taskEndpoints.helps, { params: { userId: person.userId } })).body;

  it('is remembered per reason, and for one person only', async () => {
    expect(await helps(ada)).toEqual([]);
    await tell(ada);
    await tell(ada);
    await tell(ada, { helped: false });
    await tell(ada, { reason: 'scared', help: 'ladder' });
    await tell(ben, { reason: 'tired', help: 'lighter', helped: false });
    expect(await helps(ada)).toEqual([
      { reason: 'scared', help: 'ladder', yes: 1, no: 0 },
      { reason: 'too-big', help: 'finer-steps', yes: 2, no: 1 },
    ]);
    expect(await helps(ben)).toEqual([{ reason: 'tired', help: 'lighter', yes: 0, no: 1 }]);
  });

  it('is stored once for a repeated id, also with somebody else’s id', async () => {
    const id = crypto.randomUUID();
    expect(await tell(ada, { id })).toMatchObject({ status: 201, body: { ok: true } });
    expect(await tell(ada, { id, helped: false })).toMatchObject({ status: 201 });
    await tell(ben, { id, helped: false });
    expect(await helps(ada)).toMatchObject([{ yes: 1, no: 0 }]);
    expect(await helps(ben)).toMatchObject([{ yes: 0, no: 1 }]);
  });

  it('is refused if it is not offered for the reason', async () => {
    for (const [more, path] of [
      [{ reason: 'boring', help: 'ladder' }, 'body.help'],
      [{ reason: 'hungry' }, 'body.reason'],
      [{ helped: 'yes' }, 'body.helped'],
    ] as const)
      expect(await tell(ada, more)).toMatchObject({ status: 400, body: { issues: [{ path }] } });
    expect(await helps(ada)).toEqual([]);
  });
});

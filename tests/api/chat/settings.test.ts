import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chatEndpoints } from '#contract/chat/chat.ts';
import { said, textsOf } from '#tests/api/support/chat-world.ts';
import { someChatSettings } from '#tests/api/support/examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ANY_ENGINE } from '#tests/support/database/engines.ts';

const UNSET = { storing: true, region: null, usesModel: false, usesSpeechServer: false };

describe.each(ANY_ENGINE)('chat settings on %s', (engine) => {
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

  const settingsOf = async ({ call, userId }: Person) =>
    (await call(chatEndpoints.settings, { params: { userId } })).body;
  const save = ({ call, userId }: Person, body: object) =>
    call(chatEndpoints.saveSettings, { params: { userId }, body });

  it('are stored per person', async () => {
    expect(await settingsOf(ada)).toEqual(UNSET);
    const answer = await save(ada, someChatSettings);
    expect(answer).toMatchObject({ status: 200, body: { ...UNSET, ...someChatSettings } });
    expect(await settingsOf(ada)).toEqual({ ...UNSET, ...someChatSettings });
    expect(await settingsOf(ben)).toEqual(UNSET);
  });

  it('change individually when sent individually', async () => {
    await save(ada, { storing: false });
    expect((await save(ada, { region: 'ie' })).body).toEqual({
      ...UNSET,
      storing: false,
      region: 'ie',
    });
    expect((await said(ada, 'The weather is grey')).stored).toBe(false);
    expect(await textsOf(ada)).toEqual([]);
    expect((await save(ada, {})).body).toMatchObject({ storing: false, region: 'ie' });
    expect((await save(ada, { storing: true })).body).toMatchObject({ region: 'ie' });
    expect((await save(ada, { region: null })).body).toEqual(UNSET);
    expect(await settingsOf(ben)).toEqual(UNSET);
  });

  it('refuse invalid settings with a sentence', async () => {
    expect(await save(ada, { storing: 'no' })).toMatchObject({
      status: 400,
      body: { error: 'The setting “Keep my messages” has to be true or false.' },
    });
    expect((await save(ada, { region: 'atlantis' })).status).toBe(400);
    expect(await settingsOf(ada)).toEqual(UNSET);
    expect((await save(ben, { storing: false })).status).toBe(200);
  });

  it('tell whether a model and a speech server are configured', async () => {
    const other = await testApp(engine, {
      chatWriter: {
        canWrite: () => false,
        limitMs: 1,
        // biome-ignore lint/correctness/useYield: it is never called
        async *leadTalk() {
          return { failure: 'not asked' };
        },
      },
      speech: { transcribe: () => Promise.resolve({ failure: 'broken' }) },
    });
    try {
      const eve = await other.guest();
      const dan = await other.guest();
      for (const person of [eve, dan])
        expect(await settingsOf(person)).toEqual({
          ...UNSET,
          usesModel: true,
          usesSpeechServer: true,
        });
      expect((await save(eve, { region: 'ie' })).body).toMatchObject({ usesModel: true });
    } finally {
      await other.close();
    }
  });
});

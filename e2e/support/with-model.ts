import { openAiStandIn, refusing, type StandIn } from '#tests/support/stand-ins/openai-stand-in.ts';
import { signedInTest as base } from '../fixtures.ts';
import { serve } from './server.ts';

/** A test of somebody who is signed in, whose server has a language model that says what the test wants. */
export const test = base.extend<{ model: StandIn }, { sharedModel: StandIn }>({
  sharedModel: [
    // biome-ignore lint/correctness/noEmptyPattern: the first argument has to be a pattern
    async ({}, use) => {
      const model = await openAiStandIn();
      await use(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  // Also for tests that ask for no model: what the one before it left would keep its answers waiting.
  model: [
    async ({ sharedModel }, use) => {
      sharedModel.asked.length = 0;
      sharedModel.reply = refusing(500);
      await use(sharedModel);
    },
    { auto: true },
  ],
  sharedServer: [
    async ({ sharedModel }, use) =>
      serve({ AI_BASE_URL: sharedModel.baseUrl, AI_MODEL: 'stand-in' }, use),
    { scope: 'worker' },
  ],
});

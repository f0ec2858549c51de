import { openAiStandIn, type StandIn } from '#tests/support/stand-ins/openai-stand-in.ts';
import { startAppServer } from '../../tests/support/app-server.ts';
import { signedInTest as base, expect } from '../fixtures.ts';

/** A test of somebody who is signed in, whose server has a language model of the test's own. */
export const test = base.extend<{ model: StandIn }>({
  // biome-ignore lint/correctness/noEmptyPattern: the first argument has to be a pattern
  model: async ({}, use) => {
    const model = await openAiStandIn();
    await use(model);
    await model.close();
  },
  server: async ({ sharedServer, model }, use) => {
    expect(sharedServer.url).not.toBe('');
    const server = await startAppServer({
      TRUST_PROXY: 'true',
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'stand-in',
    });
    await use(server);
    await server.remove();
  },
});

import type { AppServer } from '#tests/support/app-server.ts';
import { openAiStandIn, refusing, type StandIn } from '#tests/support/stand-ins/openai-stand-in.ts';
import {
  answering,
  type SpeechStandIn,
  speechStandIn,
} from '#tests/support/stand-ins/speech-stand-in.ts';
import { signedInTest } from '../warm.ts';
import { startServer } from './server.ts';

/** The crisis help configured by the operator of the server. */
export const OWN_HELP = {
  text: 'The desk of Riverside answers day and night.',
  number: '+44 20 7946 0000',
} as const;

interface Services {
  readonly model: StandIn;
  readonly speech: SpeechStandIn;
  readonly server: AppServer;
}

const startServices = async (): Promise<Services> => {
  const [model, speech] = [await openAiStandIn(), await speechStandIn()];
  const server = await startServer({
    AI_BASE_URL: model.baseUrl,
    AI_MODEL: 'stand-in',
    STT_BASE_URL: speech.baseUrl,
    STT_MODEL: 'stand-in',
    ORGANISATION_CRISIS_TEXT: OWN_HELP.text,
    ORGANISATION_CRISIS_NUMBER: OWN_HELP.number,
  });
  return { model, speech, server };
};

/**
 * A test that starts signed in, on a server with its own crisis help and stand-ins for the language model and the
 * speech service, whose replies the test sets.
 */
export const test = signedInTest.extend<{
  services: Services;
  model: StandIn;
  speech: SpeechStandIn;
}>({
  services: async ({ keep }, use) =>
    use(
      await keep('server with services', startServices, async ({ model, speech, server }) => {
        await server.remove();
        await model.close();
        await speech.close();
      }),
    ),
  // Reset for every test, because a reply left by the previous test could delay the chat's replies.
  model: [
    async ({ services: { model } }, use) => {
      model.asked.length = 0;
      model.reply = refusing(500);
      await use(model);
    },
    { auto: true },
  ],
  speech: async ({ services: { speech } }, use) => {
    speech.heard.length = 0;
    speech.reply = answering(500, '{}');
    await use(speech);
  },
  sharedServer: ({ services: { server } }, use) => use(server),
});

import { beforeAll, beforeEach } from 'vitest';
import type { Engine } from '#tests/support/database/engines.ts';
import { openAiStandIn, type StandIn } from '#tests/support/stand-ins/openai-stand-in.ts';
import { type ChatWorld, chatWorld } from './chat-world.ts';
import type { Person, TestSettings } from './test-app.ts';

/** The context of a test of conversations with a language model. The two people are new in each test. */
interface ModelTalk {
  readonly standIn: StandIn;
  readonly world: ChatWorld;
  readonly ada: Person;
  readonly ben: Person;
}

/**
 * Runs the app with a language model stand-in for the surrounding tests. At the start of each test, the stand-in is set
 * to reply with `reply`.
 */
export const beginModelTalks = (
  engine: Engine,
  reply: StandIn['reply'],
  begins: (talk: ModelTalk) => void,
  settings: TestSettings = {},
): void => {
  let standIn: StandIn;
  let world: ChatWorld;
  beforeAll(async () => {
    standIn = await openAiStandIn();
    world = await chatWorld(engine, standIn.baseUrl, settings);
    return async () => {
      await world.close();
      await standIn.close();
    };
  });
  beforeEach(async () => {
    standIn.asked.length = 0;
    standIn.reply = reply;
    world.beginAnew();
    begins({ standIn, world, ada: await world.guest(), ben: await world.guest() });
  });
};

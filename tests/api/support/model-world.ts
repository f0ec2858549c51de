import { QUESTIONS_OF_A_PERSON } from '#server/ai/provider/guarded-model.ts';
import { taskWriter, type WriterOptions } from '#server/ai/tasks/model-writer.ts';
import type { TaskWriter } from '#server/ai/tasks/writer.ts';
import type { Engine } from '#tests/support/database/engines.ts';
import { type TestApp, testApp } from './test-app.ts';

export interface ModelWorld extends TestApp {
  /** The kinds of failures since the last restart. */
  readonly noted: string[];
  /** Simulates a restart of the process: nothing is in progress, and no failure is remembered. */
  beginAnew(options?: Partial<Pick<WriterOptions, 'limitMs' | 'now'>>): void;
}

/** The real app on a fresh database of the engine, with a language model at the given address. */
export const modelWorld = async (engine: Engine, baseUrl: string): Promise<ModelWorld> => {
  let writer: TaskWriter | null = null;
  const world = await testApp(engine, {
    writer: {
      word: async (...given) => (await writer?.word(...given)) ?? null,
      steps: async (...given) => (await writer?.steps(...given)) ?? null,
    },
  });
  const throttle = world.database.throttle(QUESTIONS_OF_A_PERSON);
  const noted: string[] = [];
  const beginAnew: ModelWorld['beginAnew'] = (options = {}) => {
    noted.length = 0;
    const report = (failure: string) => void noted.push(failure);
    const settings = { baseUrl, model: 'stand-in', apiKey: 'k3y' };
    writer = taskWriter(settings, { throttle, report, ...options });
  };
  beginAnew();
  return { ...world, noted, beginAnew };
};

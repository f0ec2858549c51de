import type { Config } from '#server/config.ts';
import { boundedFetch } from './bounded-fetch.ts';
import type { ModelFailure } from './failure.ts';

export type ModelSettings = NonNullable<Config['languageModel']>;

/**
 * Loads the library (toolkit) that talks to language models, set up for one model. The library is large, so it is
 * loaded only when a model is configured.
 */
export const loadToolkit = async ({ baseUrl, model, apiKey }: ModelSettings) => {
  const [{ APICallError, generateText, streamText }, { createOpenAICompatible }] =
    await Promise.all([import('ai'), import('@ai-sdk/openai-compatible')]);
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const provider = createOpenAICompatible({
    name: 'evenkeel',
    baseURL: baseUrl,
    fetch: boundedFetch,
    ...(apiKey === null ? {} : { apiKey }),
  });
  const failureOf = (error: unknown): ModelFailure => {
    if (!APICallError.isInstance(error)) return 'broken';
    if (error.statusCode === undefined) return 'unreachable';
    return error.statusCode < 400 ? 'broken' : `status ${error.statusCode}`;
  };
  /**
   * Options that all requests share. The toolkit's retries and telemetry are off, because we have our own retries and
   * limits.
   */
  const common = {
    model: provider.chatModel(model),
    maxRetries: 0,
    telemetry: { isEnabled: false },
  };
  return { generateText, streamText, common, failureOf };
};

/** A promise that rejects when the signal aborts. */
export const rejectsAt = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

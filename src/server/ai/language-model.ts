import type { Config } from '../config.ts';
import { boundedFetch } from './bounded-fetch.ts';

/** The longest that anybody waits for a language model. */
export const ANSWER_LIMIT_MS = 8000;

/**
 * Why there is no answer: it took too long; nobody was reached; it was refused with a status; it is not
 * what the protocol says; it broke off; or its content did not pass our checks. Never more than that, since
 * answers and requests tell of people's health.
 */
type ModelFailure = 'late' | 'unreachable' | `status ${number}` | 'broken' | 'unfinished' | 'unfit';

interface Question {
  readonly instructions: string;
  readonly prompt: string;
  /** A whole number of tokens, which the server is told. */
  readonly answerTokensMax: number;
}

export interface LanguageModel {
  /** The text of the answer, or null in time when there is none. Never rejects. */
  ask(question: Question): Promise<string | null>;
  /** Takes note that there is no good answer. */
  report(failure: ModelFailure): void;
}

export interface ModelOptions {
  readonly report: (failure: ModelFailure) => void;
  /** Milliseconds until a question is given up and its connection closed. */
  readonly limitMs?: number;
}

type Settings = NonNullable<Config['languageModel']>;

/** The toolkit is large, so only a server with a language model loads it. */
const load = async ({ baseUrl, model, apiKey }: Settings) => {
  const [{ APICallError, generateText }, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ]);
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
  const answerTo = ({ instructions, prompt, answerTokensMax }: Question, signal: AbortSignal) =>
    generateText({
      model: provider.chatModel(model),
      instructions,
      prompt,
      maxOutputTokens: answerTokensMax,
      maxRetries: 0,
      abortSignal: signal,
      telemetry: { isEnabled: false },
    });
  return { answerTo, failureOf };
};

const rejectsAt = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** A language model behind any server that speaks the OpenAI chat protocol. */
export const languageModel = (
  settings: Settings,
  { report, limitMs = ANSWER_LIMIT_MS }: ModelOptions,
): LanguageModel => {
  // Loaded at once, so that the first person does not wait for it.
  const loading = load(settings);
  loading.catch(() => undefined);

  const answerOrFailure = async (
    question: Question,
    signal: AbortSignal,
  ): Promise<{ readonly text: string } | { readonly failure: ModelFailure }> => {
    const { answerTo, failureOf } = await loading;
    signal.throwIfAborted();
    try {
      const { text, finishReason } = await answerTo(question, signal);
      return finishReason === 'stop' ? { text } : { failure: 'unfinished' };
    } catch (error) {
      return { failure: failureOf(error) };
    }
  };

  return {
    report,
    ask: async (question) => {
      const signal = AbortSignal.timeout(limitMs);
      const answer = await Promise.race([
        answerOrFailure(question, signal),
        rejectsAt(signal),
      ]).catch(() => ({ failure: 'broken' as const }));
      if ('text' in answer) return answer.text;
      report(signal.aborted ? 'late' : answer.failure);
      return null;
    },
  };
};

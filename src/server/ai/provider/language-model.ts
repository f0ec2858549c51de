import type { ModelFailure } from './failure.ts';
import { loadToolkit, type ModelSettings, rejectsAt } from './toolkit.ts';

/** The longest that anybody waits for a language model. */
export const ANSWER_LIMIT_MS = 8000;

export interface Question {
  readonly instructions: string;
  readonly prompt: string;
  /** A whole number of tokens, which the server is told. */
  readonly answerTokensMax: number;
}

type Answer = { readonly text: string } | { readonly failure: ModelFailure };

export interface LanguageModel {
  /** The text of the answer, or in time why there is none. Never rejects. */
  ask(question: Question): Promise<Answer>;
}

/** A language model behind any server that speaks the OpenAI chat protocol. */
export const languageModel = (
  settings: ModelSettings,
  /** Until a question is given up and its connection closed. */
  limitMs = ANSWER_LIMIT_MS,
): LanguageModel => {
  // Loaded at once, so that the first person does not wait for it.
  const loading = loadToolkit(settings);
  loading.catch(() => undefined);

  const answerOrFailure = async (question: Question, signal: AbortSignal): Promise<Answer> => {
    const { generateText, common, failureOf } = await loading;
    signal.throwIfAborted();
    const { instructions, prompt, answerTokensMax } = question;
    try {
      const { text, finishReason } = await generateText({
        ...common,
        instructions,
        prompt,
        maxOutputTokens: answerTokensMax,
        abortSignal: signal,
      });
      return finishReason === 'stop' ? { text } : { failure: 'unfinished' };
    } catch (error) {
      return { failure: failureOf(error) };
    }
  };

  return {
    ask: async (question) => {
      const signal = AbortSignal.timeout(limitMs);
      const answer = await Promise.race([
        answerOrFailure(question, signal),
        rejectsAt(signal),
      ]).catch(() => ({ failure: 'broken' as const }));
      return 'failure' in answer && signal.aborted ? { failure: 'late' } : answer;
    },
  };
};

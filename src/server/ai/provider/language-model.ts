import type { ModelFailure } from './failure.ts';
import { loadToolkit, type ModelSettings, rejectsAt } from './toolkit.ts';

/** The longest wait for a language model. */
export const ANSWER_LIMIT_MS = 8000;

export interface Question {
  readonly instructions: string;
  readonly prompt: string;
  /** The maximum length of the reply, as a whole number of tokens. It is passed to the server as a limit. */
  readonly answerTokensMax: number;
}

type Answer = { readonly text: string } | { readonly failure: ModelFailure };

export interface LanguageModel {
  /** The text of the reply, or the failure, within the time limit. Never rejects. */
  ask(question: Question): Promise<Answer>;
}

/** A language model on any server that speaks the OpenAI chat protocol. */
export const languageModel = (
  settings: ModelSettings,
  /** How many milliseconds a question may take before it is aborted and its connection is closed. */
  limitMs = ANSWER_LIMIT_MS,
): LanguageModel => {
  // Starts loading immediately, so that the first user does not have to wait for it.
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

import type { ModelFailure } from '#server/ai/provider/failure.ts';
import { loadToolkit, type ModelSettings, rejectsAt } from '#server/ai/provider/toolkit.ts';

/** One message of a conversation. */
export interface ChatTurn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

export interface ChatQuestion {
  readonly instructions: string;
  /** Earliest first; the last one is the person's. */
  readonly turns: readonly ChatTurn[];
  /** A whole number of tokens, which the server is told. */
  readonly answerTokensMax: number;
}

export interface ChatModel {
  /**
   * The answer in pieces as they come. It ends with null when the answer is complete, or with why it is not;
   * at once when the signal says so. Never throws.
   */
  stream(question: ChatQuestion, signal: AbortSignal): AsyncGenerator<string, ModelFailure | null>;
}

/** A language model behind any server that speaks the OpenAI chat protocol, which answers in pieces. */
export const chatModel = (settings: ModelSettings): ChatModel => {
  // Loaded at once, so that the first person does not wait for it.
  const loading = loadToolkit(settings);
  loading.catch(() => undefined);

  async function* pieces(
    { instructions, turns, answerTokensMax }: ChatQuestion,
    signal: AbortSignal,
    ended: Promise<never>,
  ): AsyncGenerator<string, ModelFailure | null> {
    const { streamText, common, failureOf } = await Promise.race([loading, ended]);
    signal.throwIfAborted();
    const { stream } = streamText({
      ...common,
      instructions,
      messages: [...turns],
      maxOutputTokens: answerTokensMax,
      abortSignal: signal,
      // By itself the toolkit writes errors to the console, with what they are about.
      onError: () => undefined,
    });
    const parts = stream[Symbol.asyncIterator]();
    for (;;) {
      const next = await Promise.race([parts.next(), ended]);
      if (next.done === true) return 'broken';
      const part = next.value;
      if (part.type === 'text-delta') yield part.text;
      if (part.type === 'error') return failureOf(part.error);
      if (part.type === 'finish') return part.finishReason === 'stop' ? null : 'unfinished';
    }
  }

  return {
    async *stream(question, signal) {
      const ended = rejectsAt(signal);
      ended.catch(() => undefined);
      try {
        return yield* pieces(question, signal, ended);
      } catch {
        return signal.aborted ? 'late' : 'broken';
      }
    },
  };
};

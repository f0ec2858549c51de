import type { ModelFailure } from '#server/ai/provider/failure.ts';
import { loadToolkit, type ModelSettings, rejectsAt } from '#server/ai/provider/toolkit.ts';
import type { ModelTool } from './tools.ts';

/** One message of a conversation. */
export interface ChatTurn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

export interface ChatQuestion {
  readonly instructions: string;
  /** Earliest first; the last one is the user's. */
  readonly turns: readonly ChatTurn[];
  /** The tools the model may call, by name; calling one has no effect in itself. */
  readonly tools: Readonly<Record<string, ModelTool>>;
  /** A whole number of tokens, passed to the server as its limit. */
  readonly answerTokensMax: number;
}

/** A piece of an answer: some text, or a complete tool call whose input is not validated yet. */
type AnswerPiece =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'call'; readonly name: string; readonly input: unknown };

export interface ChatModel {
  /**
   * Yields the answer in pieces as they arrive. Returns null once the answer is complete, otherwise the failure.
   * Ends immediately when the signal aborts. Never throws.
   */
  stream(
    question: ChatQuestion,
    signal: AbortSignal,
  ): AsyncGenerator<AnswerPiece, ModelFailure | null>;
}

/** More than the arguments of all calls need. */
const ARGUMENTS_LENGTH_MAX = 4000;

/** A streaming language model behind any server that speaks the OpenAI chat protocol. */
export const chatModel = (settings: ModelSettings): ChatModel => {
  // Loaded eagerly, so that the first user does not wait for it.
  const loading = loadToolkit(settings);
  loading.catch(() => undefined);

  async function* pieces(
    { instructions, turns, tools, answerTokensMax }: ChatQuestion,
    signal: AbortSignal,
    ended: Promise<never>,
  ): AsyncGenerator<AnswerPiece, ModelFailure | null> {
    const { streamText, common, failureOf } = await Promise.race([loading, ended]);
    signal.throwIfAborted();
    const mayCall = Object.keys(tools).length > 0;
    const { stream } = streamText({
      ...common,
      instructions,
      messages: [...turns],
      ...(mayCall ? { tools } : {}),
      maxOutputTokens: answerTokensMax,
      abortSignal: signal,
      // The toolkit's default logs errors to the console along with the request.
      onError: () => undefined,
    });
    const parts = stream[Symbol.asyncIterator]();
    let argumentsLength = 0;
    for (;;) {
      const next = await Promise.race([parts.next(), ended]);
      if (next.done === true) return 'broken';
      const part = next.value;
      if (part.type === 'text-delta') yield { type: 'text', text: part.text };
      if (part.type === 'tool-input-delta') argumentsLength += part.delta.length;
      if (argumentsLength > ARGUMENTS_LENGTH_MAX) return 'unfit';
      if (part.type === 'tool-call') yield { type: 'call', name: part.toolName, input: part.input };
      if (part.type === 'error') return failureOf(part.error);
      if (part.type === 'finish') {
        const { finishReason } = part;
        const isWhole = finishReason === 'stop' || (mayCall && finishReason === 'tool-calls');
        return isWhole ? null : 'unfinished';
      }
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

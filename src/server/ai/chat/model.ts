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
  /** The messages, earliest first. The last message is the user's. */
  readonly turns: readonly ChatTurn[];
  /** The tools that the model may call, by name. A call alone has no effect. */
  readonly tools: Readonly<Record<string, ModelTool>>;
  /** The maximum length of the reply, as a whole number of tokens. It is passed to the server as a limit. */
  readonly answerTokensMax: number;
}

/** A piece of a reply: some text, or a complete tool call whose input is not yet validated. */
type AnswerPiece =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'call'; readonly name: string; readonly input: unknown };

export interface ChatModel {
  /**
   * Yields the reply in pieces as they arrive. Returns null when the reply is complete, otherwise the failure. Ends
   * immediately when the signal aborts. Never throws.
   */
  stream(
    question: ChatQuestion,
    signal: AbortSignal,
  ): AsyncGenerator<AnswerPiece, ModelFailure | null>;
}

/** Maximum number of characters in the arguments of all tool calls of a reply; valid calls need fewer. */
const ARGUMENTS_LENGTH_MAX = 4000;

/** A language model on any server that speaks the OpenAI chat protocol. Replies are streamed. */
export const chatModel = (settings: ModelSettings): ChatModel => {
  // Starts loading immediately, so that the first user does not have to wait for it.
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
      // By default the toolkit logs errors to the console together with the request.
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

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
  /** Earliest first; the last one is the person's. */
  readonly turns: readonly ChatTurn[];
  /** What the model may call, by name; nothing is done by calling it. */
  readonly tools: Readonly<Record<string, ModelTool>>;
  /** A whole number of tokens, which the server is told. */
  readonly answerTokensMax: number;
}

/** A piece of an answer: some of its text, or a whole call of a tool, which may be of no form at all. */
type AnswerPiece =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'call'; readonly name: string; readonly input: unknown };

export interface ChatModel {
  /**
   * The answer in pieces as they come. It ends with null when the answer is complete, or with why it is not;
   * at once when the signal says so. Never throws.
   */
  stream(
    question: ChatQuestion,
    signal: AbortSignal,
  ): AsyncGenerator<AnswerPiece, ModelFailure | null>;
}

/** More than the arguments of all calls need. */
const ARGUMENTS_LENGTH_MAX = 4000;

/** A language model behind any server that speaks the OpenAI chat protocol, which answers in pieces. */
export const chatModel = (settings: ModelSettings): ChatModel => {
  // Loaded at once, so that the first person does not wait for it.
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
      // By itself the toolkit writes errors to the console, with what they are about.
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

import type { ModelFailure } from '#server/ai/provider/failure.ts';
import { goTogether, type ModelAction } from './actions.ts';
import type { ChatModel, ChatQuestion } from './model.ts';
import { echoesRules } from './questions.ts';
import { looksLikeCall, wholeSentencesLength, withoutThought } from './sentences.ts';
import { actionOf } from './tools.ts';

const ANSWER_LENGTH_MAX = 2000;

/** The outcome of one model call: the complete text with its actions, or the reason for failing. */
export type Led =
  | { readonly text: string; readonly actions: readonly ModelAction[] }
  | { readonly failure: ModelFailure };

/** Asks a model once and yields whole sentences that may be shown. An invalid tool call fails the whole answer. */
export async function* attempt(
  model: ChatModel,
  question: ChatQuestion,
  limit: AbortSignal,
  mayBeShown: (text: string) => boolean,
): AsyncGenerator<string, Led> {
  const stop = new AbortController();
  const stream = model.stream(question, AbortSignal.any([limit, stop.signal]));
  let [heard, said] = ['', ''];
  const actions: ModelAction[] = [];
  const isFit = (text: string): boolean =>
    text.length <= ANSWER_LENGTH_MAX &&
    !looksLikeCall(text) &&
    !echoesRules(text) &&
    mayBeShown(text);
  try {
    for (;;) {
      const next = await stream.next();
      if (next.done === true && next.value !== null) return { failure: next.value };
      const piece = next.done === true ? null : next.value;
      if (piece?.type === 'call') {
        const action = actionOf(piece, question.tools);
        if (action === null) return { failure: 'unfit' };
        actions.push(action);
        if (!goTogether(actions) || ('title' in action && !isFit(action.title)))
          return { failure: 'unfit' };
        continue;
      }
      if (piece !== null) heard += piece.text;
      const text = withoutThought(heard).trimStart();
      const whole = piece === null ? text.trimEnd() : text.slice(0, wholeSentencesLength(text));
      if (whole.length > said.length || piece === null) {
        if (whole.trim() === '' || !isFit(whole)) return { failure: 'unfit' };
        if (whole.length > said.length) yield whole.slice(said.length);
        said = whole;
      } else if (heard.length > 4 * ANSWER_LENGTH_MAX) {
        return { failure: 'unfit' };
      }
      if (piece === null) return { text: whole, actions };
    }
  } finally {
    stop.abort();
  }
}

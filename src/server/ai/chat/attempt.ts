import type { ModelFailure } from '#server/ai/provider/failure.ts';
import { goTogether, type ModelAction } from './actions.ts';
import type { ChatModel, ChatQuestion } from './model.ts';
import { echoesRules } from './questions.ts';
import { looksLikeCall, wholeSentencesLength, withoutThought } from './sentences.ts';
import { actionOf } from './tools.ts';

const ANSWER_LENGTH_MAX = 2000;

/** The outcome of one model call: the complete text with its actions, or the reason why the call failed. */
export type Led =
  | { readonly text: string; readonly actions: readonly ModelAction[] }
  | { readonly failure: ModelFailure };

/**
 * Calls the model once and yields whole sentences that may be shown. One invalid tool call makes the whole reply fail.
 */
export async function* attempt(
  model: ChatModel,
  question: ChatQuestion,
  limit: AbortSignal,
  mayBeShown: (text: string) => boolean | Promise<boolean>,
): AsyncGenerator<string, Led> {
  const stop = new AbortController();
  const stream = model.stream(question, AbortSignal.any([limit, stop.signal]));
  let [heard, said] = ['', ''];
  const actions: ModelAction[] = [];
  const isFit = async (text: string): Promise<boolean> =>
    text.length <= ANSWER_LENGTH_MAX &&
    !looksLikeCall(text) &&
    !echoesRules(text) &&
    (await mayBeShown(text));
  try {
    for (;;) {
      const next = await stream.next();
      if (next.done === true && next.value !== null) return { failure: next.value };
      const piece = next.done === true ? null : next.value;
      if (piece?.type === 'call') {
        const action = actionOf(piece, question.tools);
        if (action === null) return { failure: 'unfit' };
        actions.push(action);
        if (!goTogether(actions) || ('title' in action && !(await isFit(action.title))))
          return { failure: 'unfit' };
        continue;
      }
      if (piece !== null) heard += piece.text;
      const text = withoutThought(heard).trimStart();
      const whole = piece === null ? text.trimEnd() : text.slice(0, wholeSentencesLength(text));
      if (whole.length > said.length || piece === null) {
        if (whole.trim() === '' || !(await isFit(whole))) return { failure: 'unfit' };
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

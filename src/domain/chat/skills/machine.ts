import type { Part, Reply } from '#domain/chat/reply.ts';
import { plainOf } from '#domain/chat/text/words.ts';
import { wholeNumber } from '#domain/shared/numbers/digits.ts';
import type { CommonContent, FormContent } from './content.ts';
import { formPart, readEntries, typedInto, type Values } from './forms.ts';
import type { Fit, Said, SkillContext, Turn } from './skill.ts';
import { MOST_STEPS_BACK } from './state.ts';
import { matcherOf } from './words.ts';

/** A message with more words says more than a field asks for. */
const MOST_WORDS = 40;

/** The state of a skill. `trail` holds the previous steps, `values` the values filled in. */
interface Standing {
  readonly at: string;
  readonly trail: string[];
  readonly values: Values;
  /** When the step was entered; UTC in ms. */
  readonly sinceMs: number;
}

/** Moves to a step with the new state, or stays and says why. */
export type Move<State extends Standing> =
  | { readonly to: State['at']; readonly state: State; readonly note?: readonly string[] }
  | { readonly again: readonly string[]; readonly state?: State };

export interface Button<State extends Standing> {
  readonly label: string;
  /** Other texts that have the same effect as the button when they are typed. */
  readonly also?: readonly string[];
  readonly press: (state: State, context: SkillContext) => Move<State>;
}

/** A button that only moves to a step. */
export const goTo = (label: string, to: string) => ({
  label,
  press: <State extends Standing>(state: State) => ({ to, state }),
});

/** What a step shows when it is entered. */
export interface Asked<State extends Standing> {
  readonly paragraphs: readonly string[];
  readonly buttons?: readonly Button<State>[];
  readonly parts?: readonly Part[];
  readonly form?: FormContent;
}

export interface Step<State extends Standing> {
  readonly ask: (state: State, context: SkillContext) => Asked<State>;
  /** Moves on after a form is submitted; its entries are in `values`. */
  readonly filled?: (state: State, context: SkillContext) => Move<State>;
  /** Handles text that matches no button, before the text is used for the form; null if it does not answer the step. */
  readonly words?: (state: State, text: string, context: SkillContext) => Move<State> | null;
  /** Whether text at this step is a line said to somebody, so that "What do you mean?" counts as such a line. */
  readonly isSaid?: boolean;
  readonly isEnd?: boolean;
  /** The step explained in plainer words, with an example. */
  readonly plainer?: readonly string[] | undefined;
  /** Reverts what going back from this step must undo. */
  readonly undo?: (state: State) => State;
}
export type Steps<State extends Standing> = Readonly<Record<string, Step<State>>>;

export interface Machine {
  /** Shows the current step, with `note` before it. */
  show<State extends Standing>(
    id: string,
    steps: Steps<State>,
    state: State,
    context: SkillContext,
    note?: readonly string[],
    fit?: Fit,
  ): Turn<State>;
  /** Handles one turn: a submitted form, a button, "back", "again", or text if the step accepts it. */
  hear<State extends Standing>(
    id: string,
    steps: Steps<State>,
    state: State,
    said: Said,
    context: SkillContext,
  ): Turn<State>;
  /** Whether a message may be the user's own description of something, rather than a question or remark. */
  isOwnWords(text: string): boolean;
}

/** Runs the steps of any skill. A form id is `<skill>-<step>`. */
export const createMachine = (common: CommonContent): Machine => {
  const also = new Map(
    Object.entries(common.also).map(([label, words]) => [label, new Set(words.map(plainOf))]),
  );
  const isBack = matcherOf({ whole: [common.back.label, ...common.back.also] });
  const isAgain = matcherOf({ whole: common.again.also });
  const isConfused = matcherOf({ whole: common.confused });
  const isNoAnswer = matcherOf(common['no-answer']);

  const isOwnWords: Machine['isOwnWords'] = (text) => {
    const plain = plainOf(text);
    const isLong = plain.split(' ').length > MOST_WORDS;
    return plain !== '' && !isLong && !text.trim().endsWith('?') && !isNoAnswer(text);
  };

  const pressed = <State extends Standing>(
    buttons: readonly Button<State>[],
    text: string,
    takesNumbers: boolean,
  ): Button<State> | undefined => {
    const plain = plainOf(text);
    if (plain === '') return undefined;
    const place = takesNumbers ? -1 : wholeNumber(plain) - 1;
    return (
      buttons.find(({ label }) => plainOf(label) === plain) ??
      buttons.find(
        (button) =>
          also.get(button.label)?.has(plain) === true ||
          (button.also ?? []).some((words) => plainOf(words) === plain),
      ) ??
      buttons[place]
    );
  };

  const show: Machine['show'] = (id, steps, state, context, note = [], fit = 'answer') => {
    const step = steps[state.at];
    if (step === undefined) throw new Error(`${id} has no step "${state.at}"`);
    const { paragraphs, buttons = [], parts = [], form } = step.ask(state, context);
    const ways = step.isEnd
      ? []
      : [...(state.trail.length > 0 ? [common.back.label] : []), common.stop];
    const reply: Reply = {
      paragraphs: [...note, ...paragraphs],
      quickReplies: [...new Set([...buttons.map(({ label }) => label), ...ways])],
      parts:
        form === undefined ? parts : [...parts, formPart(`${id}-${state.at}`, form, state.values)],
    };
    return { state: step.isEnd ? null : state, reply, fit };
  };

  const goBack = <State extends Standing>(step: Step<State>, state: State): State | null => {
    const before = state.trail.at(-1);
    if (before === undefined) return null;
    const undone = step.undo?.(state) ?? state;
    return { ...undone, at: before, trail: state.trail.slice(0, -1) };
  };

  /** The move that a message causes; `back` for the previous step, null if the message does not answer the step. */
  const moveFor = <State extends Standing>(
    id: string,
    step: Step<State>,
    state: State,
    { text, entries }: Said,
    context: SkillContext,
  ): Move<State> | 'back' | null => {
    const { buttons = [], form } = step.ask(state, context);
    if (entries !== null) {
      if (form === undefined || entries.form !== `${id}-${state.at}`) return null;
      const { values, wrong } = readEntries(form, entries.values, common.forms);
      const sent = { ...state, values: { ...state.values, ...values } };
      return wrong.length > 0
        ? { again: wrong, state: sent }
        : (step.filled?.(sent, context) ?? null);
    }
    const takesNumbers = form?.fields.some(({ kind }) => kind === 'number') === true;
    const button = pressed(buttons, text, takesNumbers);
    if (button !== undefined) return button.press(state, context);
    const isLabel = plainOf(text) === plainOf(common.back.label);
    if (isLabel || (step.isSaid !== true && isBack(text))) return 'back';
    if (step.isSaid !== true && isAgain(text)) return { again: [common.again.says] };
    if (step.isSaid !== true && isConfused(text))
      return { again: step.plainer ?? [common.again.says] };
    const heard = step.words?.(state, text, context) ?? null;
    if (heard !== null || form === undefined || !isOwnWords(text)) return heard;
    const typed = typedInto(form, state.values, text, common.forms);
    if (typed === null) return null;
    const next = { ...state, values: { ...state.values, ...typed.values } };
    return typed.note === null
      ? (step.filled?.(next, context) ?? null)
      : { again: [typed.note], state: next };
  };

  const hear: Machine['hear'] = (id, steps, state, said, context) => {
    const step = steps[state.at];
    if (step === undefined) throw new Error(`${id} has no step "${state.at}"`);
    const move = moveFor(id, step, state, said, context);
    if (move === null) return show(id, steps, state, context, [], 'other');
    if (move === 'back') {
      const before = goBack(step, state);
      return before === null
        ? show(id, steps, state, context, [common.again.says])
        : show(id, steps, { ...before, sinceMs: context.nowMs }, context);
    }
    if ('to' in move) {
      const trail = [...state.trail, state.at].slice(-MOST_STEPS_BACK);
      const next = { ...move.state, at: move.to, trail, sinceMs: context.nowMs };
      return show(id, steps, next, context, move.note);
    }
    return show(id, steps, move.state ?? state, context, move.again);
  };

  return { show, hear, isOwnWords };
};

import type { OfferedTask, Part, Reply } from '#domain/chat/reply.ts';
import { exactOption, type Heard, saysBack, saysRepeat } from '#domain/chat/text/heard.ts';
import { asideIn, asideWhereSaid, remarkOn, type Takes } from './asides.ts';
import { type Closing, closingIn, kindlyTo } from './closings.ts';
import { type Confusion, confusionIn } from './confusion.ts';
import type { Ladder } from './exposure/ladder.ts';

/** The button that every step of every skill has: it leaves the skill, which can be gone on with later. */
export const STOP = 'Stop here';

/** How many steps back are kept. */
const LONGEST_TRAIL = 40;

/** What a skill knows of the world around it. */
export interface SkillContext {
  readonly nowMs: number;
  /** A fresh id for a ladder that may be made in this turn. */
  readonly newId: string;
  /** The ladders that the person has stored, latest first. */
  readonly ladders: readonly Ladder[];
  /** Takes a task apart into steps that can be sent to the routine. */
  readonly breakDown: (title: string, minutes: number) => readonly OfferedTask[];
}

/** What a step says when the person comes to it. */
export interface Asked {
  readonly paragraphs: readonly string[];
  readonly quickReplies?: readonly string[];
  readonly parts?: readonly Part[];
}

/** Where a skill stands. `trail` holds the steps before, for going back. */
interface Standing {
  readonly at: string;
  readonly trail: readonly string[];
}

/**
 * Goes to a step with what was learned, or stays and says what is still needed. `isAnswer`: what is said answers the
 * message itself, so that nothing else is said about it.
 */
export type Move<State extends Standing> =
  | { readonly to: State['at']; readonly state: State; readonly note?: readonly string[] }
  | { readonly again: readonly string[]; readonly isAnswer?: boolean };

export interface Step<State extends Standing> {
  readonly ask: (state: State, context: SkillContext) => Asked;
  readonly hear: (state: State, heard: Heard, context: SkillContext) => Move<State>;
  /** Whether the words here are said to somebody: then "What do you mean?" and "I made a mistake" are answers. */
  readonly isSaid?: boolean;
  /** Which words it takes besides its buttons; only what it asks for where nothing is said. */
  readonly takes?: Takes;
  /**
   * What the step does where it is closed ("thanks", "it was ok"); null where that is for the step to hear. Without it the
   * step stays, with a kind word.
   */
  readonly closes?: (state: State, closing: Closing) => Move<State> | null;
  /** The step in plainer words, with an example, for who did not understand it; null where the words are an answer. */
  readonly plainer?: (state: State, confusion: Confusion) => readonly string[] | null;
  /** What is taken back when the person goes back from here. */
  readonly undo?: (state: State) => State;
}

export type Steps<State extends Standing> = Readonly<Record<State['at'], Step<State>>>;

/** What each step says in plainer words. */
export type Plainer<State extends Standing> = Readonly<
  Record<Exclude<State['at'], 'end'>, NonNullable<Step<State>['plainer']>>
>;

/** The steps of a skill, each with its plainer words. */
export const withPlainer = <State extends Standing>(
  steps: Steps<State>,
  plainer: Plainer<State>,
): Steps<State> =>
  Object.fromEntries(
    Object.entries<Step<State>>(steps).map(([at, step]) => [
      at,
      at in plainer ? { ...step, plainer: plainer[at as keyof Plainer<State>] } : step,
    ]),
  ) as Steps<State>;

/**
 * How a message fits the step it came to: it is an answer; it is none (`other`); or words that the step would take, though
 * they may tell of something heavier (`loose`).
 */
export type Fit = 'answer' | 'loose' | 'other';

/** What one turn of a skill gives. A null state means that the skill is finished. */
export interface Turn<State> {
  readonly state: State | null;
  readonly reply: Reply;
  /** How the message fits, where there was one; without it, it is an answer. */
  readonly fit?: Fit;
}

const replyOf = (asked: Asked, note: readonly string[], isEnd: boolean): Reply => ({
  paragraphs: [...note, ...asked.paragraphs],
  quickReplies: [...(asked.quickReplies ?? []), ...(isEnd ? [] : [STOP])],
  parts: asked.parts ?? [],
});

const ONCE_MORE = 'Here is this step once more.';

/** Only this goes back where words are said to somebody. */
const BACK_ALONE = /^(?:please )?(?:go )?back(?: please)?$/;

/** What the step says where the skill stands, as at its beginning and when it is taken up again. */
export const show = <State extends Standing>(
  steps: Steps<State>,
  state: State,
  context: SkillContext,
  note: readonly string[] = [],
): Turn<State> => {
  const at: State['at'] = state.at;
  const asked = steps[at].ask(state, context);
  const isEnd = at === 'end';
  return { state: isEnd ? null : state, reply: replyOf(asked, note, isEnd) };
};

/** The step again, in plainer words, for who did not understand it; null for anybody else. */
const explainedAt = <State extends Standing>(
  { plainer }: Step<State>,
  state: State,
  heard: Heard,
): readonly string[] | null => {
  const confusion = confusionIn(heard);
  return confusion === null ? null : (plainer?.(state, confusion) ?? null);
};

/** What closes the exercise, or is kind to who thanks in the middle of it; null where it is for the step to hear. */
const closedAt = <State extends Standing>(
  { closes, takes = 'asked' }: Step<State>,
  state: State,
  heard: Heard,
): Move<State> | null => {
  const closing = closingIn(heard);
  if (closing === null) return null;
  if (closes !== undefined) return closes(state, closing);
  const again = kindlyTo(closing, takes === 'words' || takes === 'feelings');
  return again === null ? null : { again, isAnswer: true };
};

/**
 * One turn of a skill: "back" goes a step back, "say that again" says the step again, "I don't get it" says it in plainer
 * words, thanks close it, a remark that is no answer gets a sentence and the same step, and everything else is for the step
 * to understand. Coming to `end` finishes the skill.
 */
export const hear = <State extends Standing>(
  steps: Steps<State>,
  state: State,
  heard: Heard,
  context: SkillContext,
): Turn<State> => {
  const at: State['at'] = state.at;
  const step = steps[at];
  const before = state.trail.at(-1);
  const isSaid = step.isSaid === true;
  const buttons = step.ask(state, context).quickReplies ?? [];
  const isButton = exactOption(buttons, heard) !== null;
  // "I made a mistake" can be a button.
  const wantsBack = !isButton && (isSaid ? BACK_ALONE.test(heard.plain) : saysBack(heard));
  if (wantsBack && before !== undefined) {
    const undone = step.undo?.(state) ?? state;
    const back = { ...undone, at: before, trail: state.trail.slice(0, -1) };
    return show(steps, back, context);
  }
  if (wantsBack) return show(steps, state, context, [ONCE_MORE]);
  const plainer = isButton ? null : explainedAt(step, state, heard);
  if (plainer !== null) return show(steps, state, context, plainer);
  if (!isSaid && saysRepeat(heard)) return show(steps, state, context, [ONCE_MORE]);
  const takes = step.takes ?? 'asked';
  const aside = isSaid ? asideWhereSaid(heard) : asideIn(heard, takes);
  const taken: Fit = isButton || isSaid || takes === 'feelings' ? 'answer' : 'loose';
  if (!isButton && aside !== undefined)
    return { ...show(steps, state, context, [aside]), fit: taken };
  const closed = isButton || isSaid ? null : closedAt(step, state, heard);
  const move = closed ?? step.hear(state, heard, context);
  if ('again' in move) {
    const { says, isPlain, isComplaint } = remarkOn(heard);
    const isSpecial = !isPlain && move.isAnswer !== true && !isSaid;
    const note = isSpecial || move.again.length === 0 ? [says] : move.again;
    const isOther = !isSaid && !isComplaint && move.isAnswer !== true;
    return { ...show(steps, state, context, note), fit: isOther ? 'other' : taken };
  }
  const trail = [...state.trail, at].slice(-LONGEST_TRAIL);
  return { ...show(steps, { ...move.state, at: move.to, trail }, context, move.note), fit: taken };
};

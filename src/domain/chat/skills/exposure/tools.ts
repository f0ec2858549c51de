import type { Part } from '#domain/chat/reply.ts';
import { type Ladder, type Rung, triesOf } from '#domain/chat/skills/exposure/ladder.ts';
import { type Row, rowsOf, rowsText } from '#domain/chat/skills/forms.ts';
import type { Move } from '#domain/chat/skills/machine.ts';
import { matcherOf } from '#domain/chat/skills/words.ts';
import type { ExposureContent } from './content.ts';
import type { ExposureState } from './state.ts';

/** Adds values to the values already filled in. */
export const withValues = (
  state: ExposureState,
  values: Readonly<Record<string, string>>,
): ExposureState => ({ ...state, values: { ...state.values, ...values } });

/** The ladder as a message part. */
export const ladderPart = ({ ladder, values }: ExposureState): Part => ({
  type: 'ladder',
  ladderId: ladder.id,
  fear: ladder.fear,
  rungs: ladder.rungs.map(({ text, distress }) => ({
    text,
    distress,
    tries: triesOf(ladder, text),
    isChosen: text === values.rung,
  })),
});

/** Encodes rungs as the value of the form field. */
export const rungsText = (rungs: readonly Rung[]): string =>
  rowsText(rungs.map(({ text, distress }) => ({ text, number: distress })));

/** The rows of the form for the steps. */
export const rowsIn = ({ values }: ExposureState): readonly Row[] => rowsOf(values.steps ?? '');

/** Takes the form's rows as the rungs of the ladder, sorted by rising distress. */
export const withRungs = (state: ExposureState, nowMs: number): ExposureState => {
  const rungs = rowsIn(state)
    .map(({ text, number }) => ({ text, distress: number ?? 0 }))
    .sort((one, other) => one.distress - other.distress);
  const fear = state.values.fear || state.ladder.fear;
  return { ...state, ladder: { ...state.ladder, fear, rungs, changedAtMs: nowMs } };
};

/** Suggests a step: of the steps tried least often, the first with a distress of at least 40, or else the hardest. */
export const suggestedRung = (ladder: Ladder): Rung | undefined => {
  const fewest = Math.min(...ladder.rungs.map(({ text }) => triesOf(ladder, text)));
  const open = ladder.rungs.filter(({ text }) => triesOf(ladder, text) === fewest);
  return open.find(({ distress }) => distress >= 40) ?? open.at(-1);
};

export type Hears = (state: ExposureState, text: string) => Move<ExposureState> | null;

/**
 * Recognizes remarks that can come at any step: that the exercise is too much, an argument of the fear, or a topic that
 * exposure coaching does not cover.
 */
export const createHearing = (content: ExposureContent) => {
  const isTooMuch = matcherOf(content['too-much']);
  const argues = matcherOf(content.doing.argues);
  const notHere = content['not-here'].map((rule) => ({ ...rule, isFound: matcherOf(rule) }));
  const saidOf = (text: string): readonly string[] | null =>
    notHere.find(({ isFound }) => isFound(text))?.says ?? null;
  const hearsWith =
    (says: readonly string[]): Hears =>
    (_, text) =>
      isTooMuch(text) ? { again: says } : null;
  const doing = hearsWith(content['too-much'].doing);
  return {
    /** The reply to a fear that exposure coaching does not cover; null if it may be covered. */
    notHere: saidOf,
    building: hearsWith(content['too-much'].building),
    doing,
    /** Replies to an argument of the fear without reassurance; offers to stop to a person who cannot go on. */
    atTimer: ((state, text) => {
      const hard = doing(state, text);
      if (hard !== null) return hard;
      const says = saidOf(text) ?? (argues(text) ? [content.doing.argues.says] : null);
      return says === null ? null : { again: says };
    }) satisfies Hears,
  };
};
export type Hearing = ReturnType<typeof createHearing>;

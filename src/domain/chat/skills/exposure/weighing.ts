import type { Move, Steps } from '#domain/chat/skills/machine.ts';
import { STRENGTHS, strengthOf } from '#domain/chat/skills/strength.ts';
import { type Heard, optionIn, saysNext, saysUnsure } from '#domain/chat/text/heard.ts';
import { STAYS_SOFTLY } from './answers.ts';
import { tellsHardship } from './hardship.ts';
import { RUNGS, triesOf, withRung } from './ladder.ts';
import { ladderPart } from './parts.ts';
import { numbersFor } from './several.ts';
import type { ExposureState } from './state.ts';

type Names = 'distress' | 'choose';

/** With this step on the ladder, and the next one that waits asked about. */
const withAdded = (
  state: ExposureState,
  texts: readonly string[],
  values: readonly number[],
  nowMs: number,
): ExposureState => {
  const ladder = texts.reduce(
    (built, text, at) => withRung(built, { text, distress: values[at] ?? 0 }, nowMs),
    state.ladder,
  );
  const [draft = state.draft, ...waiting] = state.waiting.slice(texts.length - 1);
  const added = texts.at(-1) ?? '';
  return { ...state, ladder, draft, waiting, added };
};

const afterAdded = (state: ExposureState, isMore: boolean): ExposureState['at'] => {
  if (isMore) return 'distress';
  return state.ladder.rungs.length >= RUNGS.max ? 'choose' : 'rung';
};

const hearDistress = (state: ExposureState, heard: Heard, nowMs: number): Move<ExposureState> => {
  const all = [state.draft, ...state.waiting];
  const numbers = all.length > 1 ? numbersFor(heard.text, all) : null;
  if (numbers !== null) {
    const next = { ...withAdded(state, all, numbers, nowMs), waiting: [], added: '' };
    return { to: afterAdded(next, false), state: next };
  }
  const distress = strengthOf(heard);
  if (distress === null) {
    if (tellsHardship(heard.plain)) return STAYS_SOFTLY;
    return { again: ['I need a number for this one, from 0 to 100. A rough guess is fine.'] };
  }
  const isMore = state.waiting.length > 0;
  const next = withAdded(state, [state.draft], [distress.value], nowMs);
  return { to: afterAdded(next, isMore), state: next, note: distress.note };
};

const hearChoice = (state: ExposureState, heard: Heard): Move<ExposureState> => {
  const { rungs } = state.ladder;
  const option = optionIn(
    rungs.map(({ text }) => text),
    heard,
  );
  const middle = suggestedIndex(state);
  const goesOn = saysNext(heard) || saysUnsure(heard);
  const chosen = rungs[option ?? (goesOn ? middle : -1)];
  if (chosen === undefined) return { again: ['Choose one of the steps of your ladder.'] };
  return { to: 'prediction', state: { ...state, rung: chosen.text } };
};

/** A step that is hard but not the hardest: the first from 40 up that was done the least. */
const suggestedIndex = ({ ladder }: ExposureState): number => {
  const fewest = Math.min(...ladder.rungs.map(({ text }) => triesOf(ladder, text)));
  const open = ladder.rungs.filter(({ text }) => triesOf(ladder, text) === fewest);
  const suggested = open.find(({ distress }) => distress >= 40) ?? open.at(-1);
  return suggested === undefined ? 0 : ladder.rungs.indexOf(suggested);
};

/** The steps in which each step of a ladder gets its distress, and the one for today is chosen. */
export const weighing: Pick<Steps<ExposureState>, Names> = {
  distress: {
    ask: ({ draft, waiting }) => ({
      paragraphs: [
        `The step: ${draft}`,
        'How much distress do you expect, from 0 (none) to 100 (the most)?',
        ...(waiting.length === 0
          ? []
          : [
              `Then: ${waiting.join('; ')}. You can also write all ${waiting.length + 1} numbers at once, in this order.`,
            ]),
      ],
      quickReplies: STRENGTHS,
    }),
    hear: (state, heard, { nowMs }) => hearDistress(state, heard, nowMs),
    undo: (state) =>
      state.added === '' || state.trail.at(-1) !== 'distress'
        ? { ...state, waiting: [] }
        : { ...state, draft: state.added, waiting: [state.draft, ...state.waiting], added: '' },
  },
  choose: {
    ask: (state) => {
      const suggested = state.ladder.rungs[suggestedIndex(state)];
      return {
        paragraphs: [
          'Which step do you want to do now? Steps from 30 to 60 are a common place to begin.',
          `One that could fit: ${suggested?.text ?? ''}`,
        ],
        quickReplies: [
          ...(suggested ? [suggested.text] : []),
          ...state.ladder.rungs.filter((rung) => rung !== suggested).map(({ text }) => text),
        ],
        parts: [ladderPart(state)],
      };
    },
    hear: hearChoice,
  },
};

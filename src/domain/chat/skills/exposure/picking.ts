import type { Move, Steps } from '#domain/chat/skills/machine.ts';
import {
  exactOption,
  type Heard,
  optionIn,
  ownWordsOf,
  saysNext,
  saysUnsure,
} from '#domain/chat/text/heard.ts';
import { isAnswerOnly, STAYS_SOFTLY } from './answers.ts';
import { tellsInability } from './hardship.ts';
import { labelsOf, NEW_FEAR, OTHERS } from './labels.ts';
import { type Ladder, newLadder, RUNGS } from './ladder.ts';
import { noFearIn } from './misread.ts';
import type { ExposureState } from './state.ts';
import { FEARS } from './suggestions.ts';

type Names = 'pick' | 'fear';

/** So many ladders have a button at a time; each of them can be typed. */
const SHOWN_LADDERS = 4;

/** A wish for another fear, without its name. */
const ANOTHER =
  /^(?:none|neither|something else|(?:i want )?(?:a |an |the )?(?:new|another|other|different)(?: (?:one|fear|ladder))?)(?: of (?:these|them|those))?(?: please)?$/;
/** A wish to see the ladders that are not shown. */
const MORE =
  /^(?:show |see |list )?(?:me )?(?:(?:my|the) (?:other|rest|older)(?: (?:ones|ladders|fears))?|(?:the )?others|more|more of mine|another (?:ladder )?of mine|older ones)(?: of mine)?(?: please)?$/;

/** Where the ladders begin that are shown; the first ones again where there are no more. */
const firstShown = ({ page }: ExposureState, ladders: readonly Ladder[]): number =>
  page * SHOWN_LADDERS < ladders.length ? page * SHOWN_LADDERS : 0;

const buttonsOf = (state: ExposureState, ladders: readonly Ladder[]): readonly string[] => {
  const first = firstShown(state, ladders);
  const shown = labelsOf(ladders).slice(first, first + SHOWN_LADDERS);
  return [...shown, ...(ladders.length > SHOWN_LADDERS ? [OTHERS] : []), NEW_FEAR];
};

/** The stored ladder that a message comes close to: the number of a button, else the words of any of them. */
const ladderIn = (
  state: ExposureState,
  heard: Heard,
  ladders: readonly Ladder[],
): Ladder | undefined => {
  const first = firstShown(state, ladders);
  const labels = labelsOf(ladders);
  const shown = labels.slice(first, first + SHOWN_LADDERS);
  const near = optionIn(shown, heard);
  if (near !== null) return ladders[first + near];
  if (saysNext(heard) || saysUnsure(heard)) return ladders[first];
  // A number counts the buttons alone.
  return /\p{L}/u.test(heard.plain) ? ladders[optionIn(labels, heard) ?? -1] : undefined;
};

const named = (state: ExposureState, fear: string, nowMs: number): ExposureState => ({
  ...state,
  ladder: newLadder(state.ladder.id, fear, nowMs),
});

const picked = (state: ExposureState, ladder: Ladder): Move<ExposureState> => ({
  to: ladder.rungs.length >= RUNGS.min ? 'choose' : 'rung',
  state: { ...state, ladder },
});

const hearPick = (
  state: ExposureState,
  heard: Heard,
  ladders: readonly Ladder[],
  nowMs: number,
): Move<ExposureState> => {
  // The whole name of a ladder is that ladder, whatever else it could mean.
  const called = ladders[exactOption(labelsOf(ladders), heard) ?? -1];
  if (called !== undefined) return picked(state, called);
  const button = buttonsOf(state, ladders)[exactOption(buttonsOf(state, ladders), heard) ?? -1];
  const hasMore = ladders.length > SHOWN_LADDERS;
  if (hasMore && (button === OTHERS || MORE.test(heard.plain))) {
    const page = firstShown(state, ladders) / SHOWN_LADDERS + 1;
    return {
      to: 'pick',
      state: { ...state, page: page * SHOWN_LADDERS < ladders.length ? page : 0 },
    };
  }
  if (button === NEW_FEAR || ANOTHER.test(heard.plain)) return { to: 'fear', state };
  const ladder = ladderIn(state, heard, ladders);
  if (ladder !== undefined) return picked(state, ladder);
  if (tellsInability(heard.plain)) return STAYS_SOFTLY;
  if (optionIn([NEW_FEAR], heard) !== null) return { to: 'fear', state };
  const misread = noFearIn(heard);
  if (misread !== null) return { again: misread, isAnswer: true };
  // Whoever names a fear instead of a ladder need not be asked for it again.
  const fear = isAnswerOnly(heard) ? null : ownWordsOf([], heard);
  return fear === null ? { to: 'fear', state } : { to: 'rung', state: named(state, fear, nowMs) };
};

/** The steps in which a ladder is picked up, or a fear is named for a new one. */
export const picking: Pick<Steps<ExposureState>, Names> = {
  pick: {
    takes: 'own',
    ask: (state, { ladders }) => ({
      paragraphs: [
        'You have worked on this before. Nothing was lost.',
        'Which ladder do you want to go on with?',
        ...(ladders.length > SHOWN_LADDERS
          ? [`You have ${ladders.length} ladders. You can also type the fear of any of them.`]
          : []),
      ],
      quickReplies: buttonsOf(state, ladders),
    }),
    hear: (state, heard, { ladders, nowMs }) => hearPick(state, heard, ladders, nowMs),
    undo: (state) => ({ ...state, page: Math.max(0, state.page - 1) }),
  },
  fear: {
    takes: 'own',
    ask: () => ({
      paragraphs: [
        'We can work on a fear in small steps. You choose each step.',
        'The aim is not to feel calm. The aim is to find out what happens when you do not follow the urge.',
        'What is the fear? One sentence is enough.',
      ],
      quickReplies: FEARS,
    }),
    hear: (state, heard, { nowMs }) => {
      if (tellsInability(heard.plain)) return STAYS_SOFTLY;
      const fear = ownWordsOf(FEARS, heard);
      const misread = exactOption(FEARS, heard) === null ? noFearIn(heard) : null;
      if (misread !== null) return { again: misread, isAnswer: true };
      if (fear === null || isAnswerOnly(heard)) {
        return { again: ['You can choose one that comes close. You can change it later.'] };
      }
      return { to: 'rung', state: named(state, fear, nowMs) };
    },
  },
};

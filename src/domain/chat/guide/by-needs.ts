import { plainOf } from '#domain/chat/text/words.ts';
import type { Answers } from './answers.ts';
import type { Around, Guided } from './around.ts';
import { type Catalog, CIVIL } from './catalog.ts';
import type { GuideContent } from './content.ts';
import { addNamed, listedThings } from './listed.ts';
import { createFeatures } from './needs/features.ts';
import {
  CLOSE_NEEDS,
  type NeedsWeights,
  scoreNeeds,
  type Verdict,
  verdictOf,
} from './needs/model.ts';
import type { GuideState } from './state.ts';

/** How much likelier the need that was answered last is than without that. */
const STAYS = 2;
/** While one need is talked about, others are asked about only from this probability on. */
const OTHER_LEAST = 0.18;
/** From this sum of the needs on that no language model answers, a message may be about one. */
const CAREFUL_LEAST = 0.2;
/** A need that a message is about. */
interface About {
  readonly id: string;
  readonly text: string;
  readonly say?: readonly string[];
  /** Whether it is said that this is a guess. */
  readonly isGuess?: boolean;
}

/** Answers what is recognized in free words. */
export interface ByNeeds {
  /** The need that a message is about where that is certain; null otherwise. */
  certainNeed(text: string): string | null;
  /** Whether a message may be about what no language model answers, even where it was not understood so. */
  mayBeCareful(text: string): boolean;
  /** Whether a need asks to be told for sure. */
  isDoubt(id: string | null): boolean;
  answerNeed(state: GuideState, around: Around, about: About): Guided;
  /** Answers a message by what it is about, asks which of some needs it is, or says that it was not understood. */
  answer(state: GuideState, around: Around, text: string): Guided;
}

interface ByNeedsParts {
  readonly catalog: Catalog;
  readonly answers: Answers;
  readonly content: GuideContent;
  readonly weights: NeedsWeights;
}

export const createByNeeds = ({ catalog, answers, content, weights }: ByNeedsParts): ByNeeds => {
  const { texts } = content;
  const features = createFeatures(content.words);
  const listWords = {
    leadIns: content.replies.leadIns.split(',').map(plainOf),
    noThings: content.replies.noThings.split(',').map(plainOf),
  };

  /** What a message is about, while `current` is talked about. */
  const verdictIn = (text: string, current: string | null): Verdict => {
    const scores = scoreNeeds(features(text), weights).map(({ need, probability }) => ({
      need,
      probability: need === current ? Math.min(1, probability * STAYS) : probability,
    }));
    const ranked = scores.toSorted((one, other) => other.probability - one.probability);
    const verdict = verdictOf(ranked, weights.thresholds);
    const [best] = verdict.needs;
    if (current === null || best === undefined || verdict.is === 'certain') return verdict;
    if (best === current) return { is: 'sure', needs: verdict.needs };
    if ((ranked[0]?.probability ?? 0) < OTHER_LEAST) return { is: 'none', needs: [] };
    const others = verdict.needs.filter((need) => need !== current);
    return { is: 'close', needs: [current, ...others].slice(0, CLOSE_NEEDS) };
  };

  /** The need that a message is about where that is certain; null otherwise. */
  const certainNeed: ByNeeds['certainNeed'] = (text) => {
    const { is, needs } = verdictIn(text, null);
    return is === 'certain' ? (needs[0] ?? null) : null;
  };

  const mayBeCareful: ByNeeds['mayBeCareful'] = (text) =>
    scoreNeeds(features(text), weights)
      .filter(({ need }) => catalog.need(need)?.careful === true)
      .reduce((sum, { probability }) => sum + probability, 0) >= CAREFUL_LEAST;

  const repeatedDoubt = (state: GuideState, around: Around): Guided => {
    const own = catalog.need(state.need)?.choices ?? [];
    const others = catalog.need('reassurance')?.choices ?? [];
    return answers.offer({ ...state, doubts: state.doubts + 1, unclear: 0 }, around, {
      paragraphs: [texts.reassurance, texts.reassuranceNext],
      choices: [...own, ...others].filter(({ does }) => !state.tried.includes(does)),
    });
  };

  const isDoubt: ByNeeds['isDoubt'] = (id) => catalog.need(id)?.certainty === true;

  const answerNeed: ByNeeds['answerNeed'] = (before, around, about) => {
    const { id, text, say = [], isGuess = false } = about;
    const need = catalog.need(id);
    if (need === null) return notUnderstood(before, around);
    const added = need.lists ? listedThings(text, listWords) : [];
    const state = { ...before, named: addNamed(before.named, added) };
    if (need.certainty && state.doubts > 0 && isDoubt(state.need))
      return repeatedDoubt(state, around);
    if (state.need === id && !CIVIL.includes(id) && added.length === 0)
      return answers.more(state, around, texts.sameAgain.replace('{need}', need.label));
    const moved = { ...state, doubts: need.certainty ? 1 : 0 };
    const guess = isGuess ? [texts.takenAs.replace('{need}', need.label)] : [];
    return answers.need(moved, around, need, {
      before: [...say, ...guess],
      labels: isGuess ? [texts.neither] : [],
    });
  };

  const notUnderstood = (before: GuideState, around: Around): Guided => {
    const state = { ...before, unclear: before.unclear + 1 };
    const need = catalog.need(state.need);
    if (need !== null) {
      const say = texts.besideNeed.replace('{need}', need.label);
      return answers.more(state, around, say);
    }
    const first = around.isKept ? texts.notUnderstood : texts.notUnderstoodUnkept;
    return answers.menu(state, around, state.unclear > 1 ? texts.notUnderstoodAgain : first);
  };

  const whichNeed = (state: GuideState, around: Around, ids: readonly string[]): Guided =>
    answers.offer({ ...state, unclear: 0 }, around, {
      paragraphs: [texts.isItOneOf],
      choices: ids.flatMap((id) => catalog.choiceOf(`need:${id}`) ?? []),
      labels: [texts.neither],
    });

  /** The need that a list is about, where it may be several. */
  const listingNeed = (needs: readonly string[], text: string): string | undefined =>
    listedThings(text, listWords).length === 0
      ? undefined
      : needs.find((id) => catalog.need(id)?.lists === true);

  const answer: ByNeeds['answer'] = (state, around, text) => {
    const { is, needs } = verdictIn(text, state.need);
    const [best] = needs;
    const isFound = is === 'certain' || is === 'sure';
    const listing = listingNeed(state.need === null ? needs : [state.need, ...needs], text);
    const id = isFound ? best : listing;
    if (id !== undefined) {
      const isGuess = is !== 'certain' && id !== state.need;
      return answerNeed(state, around, { id, text, isGuess });
    }
    if (state.doubts > 0 && isDoubt(state.need) && text.trim().endsWith('?'))
      return repeatedDoubt(state, around);
    if (is !== 'close') return notUnderstood(state, around);
    const current = catalog.need(state.need);
    const other = catalog.need(needs.find((need) => need !== state.need) ?? null);
    if (current === null || other === null) return whichNeed(state, around, needs);
    const say = texts.besideOr.replace('{need}', current.label).replace('{other}', other.label);
    return answers.more({ ...state, unclear: 0 }, around, say, { other });
  };

  return { certainNeed, mayBeCareful, isDoubt, answerNeed, answer };
};

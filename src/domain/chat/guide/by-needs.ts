import { plainOf } from '#domain/chat/text/words.ts';
import type { Answers } from './answers.ts';
import type { Around, Guided } from './around.ts';
import { type Catalog, CIVIL } from './catalog.ts';
import type { GuideContent } from './content.ts';
import { addNamed, listedThings } from './listed.ts';
import { createFeatures } from './needs/features.ts';
import { type NeedsWeights, NONE, scoreNeeds, type Verdict, verdictOf } from './needs/model.ts';
import type { GuideState } from './state.ts';

/** A message of so few words within a talk tells too little to begin another need, unless that is certain. */
const FEW_WORDS = 4;
/** After so many messages in a row that were not understood, only being heard comes first. */
const HEARD_AFTER = 2;
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

  const scoresOf = (text: string) => scoreNeeds(features(text), weights);
  const verdictOn = (text: string): Verdict => verdictOf(scoresOf(text), weights.thresholds);

  /** The need that a message is about where that is certain; null otherwise. */
  const certainNeed: ByNeeds['certainNeed'] = (text) => {
    const { is, needs } = verdictOn(text);
    return is === 'certain' ? (needs[0] ?? null) : null;
  };

  const mayBeCareful: ByNeeds['mayBeCareful'] = (text) =>
    scoresOf(text)
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
    const guided = answers.need(moved, around, need, {
      before: [...say, ...guess],
      labels: isGuess ? [texts.neither] : [],
    });
    return isGuess ? { ...guided, state: { ...guided.state, unclear: 1 } } : guided;
  };

  const notUnderstood = (before: GuideState, around: Around): Guided => {
    const state = { ...before, unclear: before.unclear + 1 };
    if (state.unclear % HEARD_AFTER === 0) {
      const choices = ['listen', 'card:menu'].flatMap((does) => catalog.choiceOf(does) ?? []);
      return answers.offer(state, around, { paragraphs: [texts.notUnderstoodAgain], choices });
    }
    return answers.menu(
      state,
      around,
      around.isKept ? texts.notUnderstood : texts.notUnderstoodUnkept,
    );
  };

  /** What was not shown yet for the need that is talked about, where a message may be about it. */
  const nearNeed = (before: GuideState, around: Around): Guided => {
    const label = catalog.need(before.need)?.label ?? '';
    const state = { ...before, unclear: before.unclear + 1 };
    return answers.more(state, around, texts.besideNeed.replace('{need}', label), {
      onlyNew: true,
    });
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

  /** Whether a message is likelier about the need that is talked about than about any other. */
  const isNear = (text: string, current: string | null): boolean =>
    current !== null && scoresOf(text).find(({ need }) => need !== NONE)?.need === current;

  const answer: ByNeeds['answer'] = (state, around, text) => {
    const { is, needs } = verdictOn(text);
    const [best] = needs;
    const isFew = state.need !== null && text.trim().split(/\s+/).length <= FEW_WORDS;
    const isFound = is === 'certain' || (is === 'sure' && !isFew);
    const listing = listingNeed(state.need === null ? needs : [state.need, ...needs], text);
    const id = isFound ? best : listing;
    if (id !== undefined) {
      const isGuess = is !== 'certain' && id !== state.need && !CIVIL.includes(id);
      return answerNeed(state, around, { id, text, isGuess });
    }
    if (state.doubts > 0 && isDoubt(state.need) && text.trim().endsWith('?'))
      return repeatedDoubt(state, around);
    if (isNear(text, state.need) && state.unclear === 0) return nearNeed(state, around);
    if (is === 'close' && !isFew && !needs.some((need) => CIVIL.includes(need)))
      return whichNeed(state, around, needs);
    return notUnderstood(state, around);
  };

  return { certainNeed, mayBeCareful, isDoubt, answerNeed, answer };
};

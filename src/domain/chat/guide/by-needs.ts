import type { SkillState } from '#domain/chat/skills/skills.ts';
import { plainOf } from '#domain/chat/text/words.ts';
import { type Answers, askedWhichNeed } from './answers.ts';
import type { GuideContext, GuideResult } from './around.ts';
import { type Catalog, CIVIL, skillOf } from './catalog.ts';
import type { Act, GuideContent, Need } from './content.ts';
import { type GoOn, UNCLEAR } from './going-on.ts';
import { addNamed, listedThings } from './listed.ts';
import { createOwnDeeds, withoutNeeds } from './needs/deeds.ts';
import { createReading } from './needs/features.ts';
import {
  type NeedsWeights,
  type Scored,
  scoreMessage,
  type Verdict,
  verdictOf,
} from './needs/model.ts';
import { createFeelings } from './short-replies.ts';
import { type GuideState, NAMED_LENGTH_MAX, withDoubt, withUnread } from './state.ts';
import { taskIn, taskWordsOf } from './task.ts';

/** After this many messages in a row that were not understood, the guide offers listening first. */
const HEARD_AFTER = 2;
/** A message may be about a careful need if the probabilities of all careful needs add up to at least this value. */
const CAREFUL_LEAST = 0.2;
/** A message may be about a feeling that hurts if the probabilities of these needs add up to at least this value. */
const HURTING_LEAST = 0.5;
/** Two messages that share at least this portion of their words count as nearly the same. */
const SAME_SHARE = 0.7;
interface About {
  readonly id: string;
  readonly text: string;
  readonly say?: readonly string[];
  /** Whether to say that the need is a guess. */
  readonly isGuess?: boolean;
  /** Other needs of the same message, each with a button. */
  readonly others?: readonly string[];
}

/** Replies to free text according to the need recognized in it. */
export interface NeedResponder {
  /** The need that a message is certainly about; null if there is none. */
  certainNeed(text: string): string | null;
  /**
   * The need of a message if it ends the current exercise because the exercise does not serve that need; otherwise
   * null.
   */
  endsSkill(active: SkillState, text: string): string | null;
  /**
   * Whether a message may be about a need that is never left to a language model, even if that need was not recognized.
   */
  mayBeCareful(text: string): boolean;
  /** Whether a message may be about a feeling that hurts, so that it is no good news. */
  mayHurt(text: string): boolean;
  /** Whether a message is likely about a need other than small talk, even if it is not certain about which one. */
  hasNeed(text: string): boolean;
  /** Whether a need is a request for certainty. */
  isDoubt(id: string | null): boolean;
  answerNeed(state: GuideState, around: GuideContext, about: About): GuideResult;
  /**
   * Replies according to the need of a message, asks which of two needs is meant, or says that the message is unclear.
   */
  answer(state: GuideState, around: GuideContext, text: string, act: Act | null): GuideResult;
}

interface ByNeedsParts {
  readonly catalog: Catalog;
  readonly answers: Answers;
  readonly content: GuideContent;
  readonly weights: NeedsWeights;
  /** Replies to a message that continues the conversation without a clear need. */
  readonly goOn: GoOn;
}

export const createByNeeds = ({
  catalog,
  answers,
  content,
  weights,
  goOn,
}: ByNeedsParts): NeedResponder => {
  const { texts } = content;
  const reading = createReading(content.words);
  const taskWords = taskWordsOf(content.replies);
  const listWords = {
    leadIns: content.replies.leadIns.split(',').map(plainOf),
    noThings: content.replies.noThings.split(',').map(plainOf),
  };

  const doneByOthers = content.needs.flatMap(({ need, doneByOthers: verbs }) =>
    verbs === undefined ? [] : [{ need, isOwnDeed: createOwnDeeds(verbs) }],
  );
  const hasHurting = createFeelings(content.replies.hurting);
  const scored = (text: string): Scored => {
    const all = scoreMessage(reading(text), weights);
    const others = doneByOthers.filter(({ isOwnDeed }) => isOwnDeed(text));
    return withoutNeeds(
      all,
      others.map(({ need }) => need),
    );
  };
  const scoresOf = (text: string) => scored(text).scores;
  const verdictOn = (text: string): Verdict => verdictOf(scored(text), weights.thresholds);
  /** The verdict if a message can only be about one need. */
  const verdictOnOne = (text: string): Verdict =>
    verdictOf({ scores: scoresOf(text), both: 0 }, weights.thresholds);

  const certainNeed: NeedResponder['certainNeed'] = (text) => {
    const { is, needs } = verdictOnOne(text);
    return is === 'certain' ? (needs[0] ?? null) : null;
  };

  const endsSkill: NeedResponder['endsSkill'] = ({ skill, at }, text) => {
    // The exposure skill handles fears, doubts and urges itself.
    if (skill === 'exposure') return null;
    const { is, needs } = verdictOnOne(text);
    const need = catalog.need(needs[0] ?? null);
    if (need === null || CIVIL.includes(need.need)) return null;
    // In a scene, the first message describes the situation.
    const isFirst = skill === 'scene' && at === 'place';
    const ends = need.atOnce ? is === 'certain' || is === 'sure' : isFirst && is === 'certain';
    const leadsTo = [...need.choices.map(({ does }) => does), ...need.more].map(skillOf);
    return ends && !leadsTo.includes(skill) ? need.need : null;
  };

  /** The probability that a message is about a need with the given property. */
  const probabilityOf = (text: string, property: 'careful' | 'hurts'): number =>
    scoresOf(text)
      .filter(({ need }) => catalog.need(need)?.[property] === true)
      .reduce((sum, { probability }) => sum + probability, 0);

  const mayBeCareful: NeedResponder['mayBeCareful'] = (text) =>
    probabilityOf(text, 'careful') >= CAREFUL_LEAST;

  const mayHurt: NeedResponder['mayHurt'] = (text) =>
    hasHurting(text) || probabilityOf(text, 'hurts') >= HURTING_LEAST;

  const hasNeed: NeedResponder['hasNeed'] = (text) => {
    const { is, needs } = verdictOn(text);
    return is !== 'none' && !CIVIL.includes(needs[0] ?? '');
  };

  const saidWords = (text: string): readonly string[] => [
    ...new Set(
      plainOf(text)
        .split(' ')
        .filter((word) => !listWords.noThings.includes(word)),
    ),
  ];

  /** Whether two messages have nearly the same words. */
  const isSame = (one: string, other: string): boolean => {
    const [first, second] = [saidWords(one), saidWords(other)];
    const shared = first.filter((word) => second.includes(word)).length;
    return shared >= SAME_SHARE * (first.length + second.length - shared);
  };

  const repeatedDoubt = (
    state: GuideState,
    around: GuideContext,
    { id, text }: About,
  ): GuideResult => {
    const isSameQuestion = id === state.need && isSame(text, state.doubted);
    const own = catalog.need(state.need)?.choices ?? [];
    const others = catalog.need('reassurance')?.choices ?? [];
    const doubted = withDoubt({ ...state, need: id, unclear: 0 }, state.doubts + 1, text);
    return answers.offer(doubted, around, {
      paragraphs: [
        isSameQuestion ? texts.reassurance : texts.reassuranceOther,
        texts.reassuranceNext,
      ],
      choices: [...own, ...others].filter(({ does }) => !state.tried.includes(does)),
    });
  };

  const isDoubt: NeedResponder['isDoubt'] = (id) => catalog.need(id)?.certainty === true;

  /** Adds the things and the task that a message about the given needs names, and returns a sentence about the task. */
  const withNamed = (before: GuideState, text: string, needs: readonly Need[]) => {
    const added = needs.some(({ lists }) => lists) ? listedThings(text, listWords) : [];
    const mayName = needs.some(({ names }) => names);
    const isPlain = mayName && added.length === 0 && !mayBeCareful(text);
    const task = isPlain ? (taskIn(text, taskWords)?.slice(0, NAMED_LENGTH_MAX) ?? null) : null;
    const isOther = needs.every(({ need, recalls }) => recalls && need !== before.need);
    const known = isOther && !before.hasRecalled ? before.task : null;
    const named = task ?? known;
    const say = task === null ? texts.taskBefore : texts.aboutTask;
    return {
      state: {
        ...before,
        named: addNamed(before.named, added),
        task: task ?? before.task,
        hasRecalled: before.hasRecalled || (task === null && known !== null),
      },
      isNew: added.length > 0 || task !== null,
      // A feeling that hurts comes first, and a task that was named next to it can wait.
      says: named === null || hasHurting(text) ? [] : [say.replace('{task}', () => named)],
    };
  };

  const known = (does: readonly string[]) => does.flatMap((one) => catalog.choiceOf(one) ?? []);

  /** What the guide says if a message is about the current need again. */
  const stillAbout = ({ hurts, about }: Need): string =>
    hurts ? texts.hurtsAgain : texts.sameAgain.replace('{about}', about);

  const answerNeed: NeedResponder['answerNeed'] = (before, around, about) => {
    const { id, text, say = [], isGuess = false, others = [] } = about;
    const need = catalog.need(id);
    if (need === null) return notUnderstood(before, around);
    const { state, isNew, says } = withNamed(before, text, [need]);
    if (need.certainty && state.doubts > 0 && isDoubt(state.need))
      return repeatedDoubt(state, around, about);
    if (state.need === id && !CIVIL.includes(id) && !isNew) {
      const isWarm = hasHurting(text) && !need.hurts;
      return isWarm
        ? answers.near(state, around, texts.hurtsAgain, known(['listen', 'card:menu']))
        : answers.more(state, around, stillAbout(need));
    }
    const moved = withDoubt(
      { ...state, unread: '' },
      need.certainty ? 1 : 0,
      need.certainty ? text : '',
    );
    const warm = hasHurting(text) && !need.hurts ? [texts.warm] : [];
    const guess = isGuess ? [texts.takenAs.replace('{about}', need.about)] : [];
    const besides = known(others.map((other) => `need:${other}`)).map(({ label }) => label);
    const guided = answers.need(moved, around, need, {
      before: [...warm, ...say, ...guess, ...says],
      labels: isGuess ? [texts.neither] : besides,
    });
    return isGuess ? { ...guided, state: { ...guided.state, unclear: 1 } } : guided;
  };

  const notUnderstood = (before: GuideState, around: GuideContext, text = ''): GuideResult => {
    const state = { ...before, unclear: before.unclear + 1 };
    if (mayHurt(text)) {
      const paragraphs = [texts.warm, texts.besideHurt];
      return answers.offer(state, around, { paragraphs, choices: known(['listen', 'card:menu']) });
    }
    if (state.unclear >= HEARD_AFTER) {
      const say =
        state.unclear === HEARD_AFTER ? texts.notUnderstoodAgain : texts.notUnderstoodStill;
      return answers.offer(state, around, {
        paragraphs: [say],
        choices: known(['listen', 'card:menu']),
      });
    }
    return answers.menu(state, around, texts.notUnderstood);
  };

  /** Offers the choices of the current need after a message that was not understood. */
  const nearNeed = (before: GuideState, around: GuideContext): GuideResult => {
    const state = { ...before, unclear: before.unclear + 1 };
    const need = catalog.need(state.need);
    const isStill = state.unclear % HEARD_AFTER === 0;
    const plain = isStill ? texts.besideNeedStill : texts.besideNeed;
    const say = need?.hurts === true ? texts.besideHurt : plain;
    const about = need?.about ?? '';
    return answers.near(
      state,
      around,
      say.replace('{about}', about),
      known(['listen', 'card:menu']),
    );
  };

  /** Names two needs in a sentence, with a button for each. */
  const twoNeeds = (
    before: GuideState,
    around: GuideContext,
    {
      ids,
      text,
      say,
    }: { readonly ids: readonly string[]; readonly text: string; readonly say: string },
  ): GuideResult => {
    const needs = ids.flatMap((id) => catalog.need(id) ?? []);
    const { state, says } = withNamed(before, text, needs);
    const warm = hasHurting(text) ? [texts.warm] : [];
    const [first = '', second = ''] = needs.map(({ about }) => about);
    return answers.offer({ ...state, unclear: 0 }, around, {
      paragraphs: [...warm, ...says, say.replace('{first}', first).replace('{second}', second)],
      choices: known(ids.map((id) => `need:${id}`)),
      labels: [texts.neither],
    });
  };

  /** The first of the given needs that a list in the message can belong to; undefined if there is none. */
  const listingNeed = (needs: readonly string[], text: string): string | undefined =>
    listedThings(text, listWords).length === 0
      ? undefined
      : needs.find((id) => catalog.need(id)?.lists === true);

  /**
   * The need that is certain when the earlier messages not understood are read together with this one; null if none.
   */
  const withBefore = ({ need, unread }: GuideState, text: string): string | null =>
    need === null && unread !== '' ? certainNeed(`${unread}. ${text}`) : null;

  const answer: NeedResponder['answer'] = (state, around, text, act) => {
    const { is, needs } = verdictOn(text);
    const isTalk = needs.some((need) => CIVIL.includes(need));
    const isAsked =
      askedWhichNeed(state) && needs.some((need) => state.offered.includes(`need:${need}`));
    const listing = listingNeed(
      state.need === null || is === 'both' ? needs : [state.need, ...needs],
      text,
    );
    // If a message contains a list, only the need that the list belongs to counts.
    const isOfTwo = is === 'both' && !isTalk && !isAsked && listing === undefined;
    // The topic that was just answered is not asked about again, and a feeling that hurts is answered first.
    const fresh = needs.filter((need) => need !== state.need);
    const hurting = fresh.find((need) => catalog.need(need)?.hurts === true);
    const next = hurting ?? (fresh.length < needs.length ? fresh[0] : undefined);
    if (isOfTwo && next !== undefined) {
      const others = needs.filter((need) => need !== next);
      return answerNeed({ ...state, heard: [...needs] }, around, { id: next, text, others });
    }
    if (isOfTwo)
      return twoNeeds({ ...state, heard: [...needs] }, around, {
        ids: needs,
        text,
        say: texts.both,
      });
    const wasAsked = isAsked && (is === 'close' || is === 'both');
    const best = needs.find((need) =>
      wasAsked ? state.offered.includes(`need:${need}`) : is !== 'both' || !CIVIL.includes(need),
    );
    const isFound =
      is === 'certain' || is === 'both' || is === 'sure' || (wasAsked && best !== undefined);
    const id = is === 'both' ? (listing ?? best) : isFound ? best : listing;
    if (id !== undefined) {
      const isGuess = is !== 'certain' && id !== state.need && !CIVIL.includes(id);
      return answerNeed(state, around, { id, text, isGuess });
    }
    const { need: current } = state;
    const isDoubtStill = state.doubts > 0 && isDoubt(current) && text.trim().endsWith('?');
    if (current !== null && isDoubtStill)
      return repeatedDoubt(state, around, { id: current, text });
    const together = act === null ? withBefore(state, text) : null;
    if (together !== null) return answerNeed(state, around, { id: together, text, isGuess: true });
    const isStill = state.need !== null && needs.includes(state.need);
    const isClose = is === 'close' && act === null && !isStill && !isTalk && !wasAsked;
    if (isClose && hurting !== undefined && hasHurting(text))
      return answerNeed(state, around, { id: hurting, text, isGuess: true });
    if (isClose) return twoNeeds(state, around, { ids: needs, text, say: texts.whichOfTwo });
    const unread = state.need === null ? withUnread(state, text) : state;
    if (act !== null) return goOn(UNCLEAR.includes(act) ? unread : state, around, act);
    return state.need === null ? notUnderstood(unread, around, text) : nearNeed(state, around);
  };

  return { certainNeed, endsSkill, mayBeCareful, mayHurt, hasNeed, isDoubt, answerNeed, answer };
};

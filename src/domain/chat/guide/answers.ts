import type { Part, Reply } from '#domain/chat/reply.ts';
import type { GuideContext, GuideResult } from './around.ts';
import { type Catalog, CIVIL, isStrain, targetOf } from './catalog.ts';
import type { Choice, GuideTexts, Need } from './content.ts';
import { BACK_TURNS, type GuideState, OFFERED_MAX, withSeen } from './state.ts';

const MORE_MAX = 3;
/** Choices offered instead of a straining skill. */
const GENTLE = ['skill:breathing', 'skill:grounding', 'lines'];
const GENTLE_LEAST = 2;
/** Choices that are not among the further choices for a need. */
const NOT_ALONE = ['tasks', 'listen', 'lines', 'card:menu'];

/** The contents of a reply. */
interface Offered {
  readonly paragraphs: readonly string[];
  readonly choices?: readonly Choice[];
  readonly parts?: readonly Part[];
  /** The guide's own buttons, shown after the choices. */
  readonly labels?: readonly string[];
  /** Whether to omit the button that resumes a paused skill. */
  readonly isAlone?: boolean;
}

/** Options for offering more choices. */
interface More {
  /** Whether to omit the choices that the last reply offered. */
  readonly onlyNew?: boolean;
}

/** Paragraphs before the reply to a need, and labels after the need's choices. */
interface Beside {
  readonly before?: readonly string[];
  readonly labels?: readonly string[];
}

/** Builds replies with choices that suit the state of the conversation. */
export interface Answers {
  /** A reply with those of the given choices that may be offered now. */
  offer(state: GuideState, around: GuideContext, offered: Offered): GuideResult;
  /** The reply to a need, with the need's choices. */
  need(state: GuideState, around: GuideContext, need: Need, more?: Beside): GuideResult;
  /** More choices for the current need, or a message that there are no more. */
  more(state: GuideState, around: GuideContext, say: string, how?: More): GuideResult;
  /** The untried choices of the current need, followed by `others`. */
  near(
    state: GuideState,
    around: GuideContext,
    say: string,
    others: readonly Choice[],
  ): GuideResult;
  /** An overview of what the chat offers. */
  menu(state: GuideState, around: GuideContext, say: string): GuideResult;
  /** Replies that a straining skill may not begin now, and stores it as held back. */
  noStrain(state: GuideState, around: GuideContext, does: string): GuideResult;
  /** Offers the choice that was held back, if it may begin now; otherwise null. */
  heldBack(state: GuideState, around: GuideContext): GuideResult | null;
}

const unique = (choices: readonly Choice[]): readonly Choice[] => [
  ...new Map(choices.map((choice) => [choice.does, choice])).values(),
];

/** Wraps a plain reply in a guide result. */
export const plainGuided = (state: GuideState, reply: Reply): GuideResult => ({
  state,
  reply,
  ladder: null,
  isOpen: false,
  opens: null,
  showsLines: false,
  isHeldBack: false,
});

export const createAnswers = (catalog: Catalog, texts: GuideTexts): Answers => {
  const known = (does: readonly string[]): readonly Choice[] =>
    does.flatMap((one) => catalog.choiceOf(one) ?? []);

  const fitting = (
    choices: readonly Choice[],
    { isGuardWatching }: GuideContext,
  ): readonly Choice[] => {
    if (!isGuardWatching) return unique(choices);
    const calm = choices.filter(({ does }) => !isStrain(does));
    const isLess = calm.length < choices.length && calm.length < GENTLE_LEAST;
    return unique(isLess ? [...calm, ...known(GENTLE)] : calm);
  };

  /** The button that resumes the last paused skill, if it was paused recently or interrupted by danger. */
  const backLabels = (state: GuideState, { isGuardWatching }: GuideContext): readonly string[] => {
    const [last] = state.paused;
    if (last === undefined || state.active !== null) return [];
    const isRecent = state.turn - state.pausedTurn <= BACK_TURNS;
    const mayBegin = !(isGuardWatching && isStrain(`skill:${last.skill}`));
    const isDue = isRecent || state.interrupted === last.skill;
    return isDue && mayBegin ? [catalog.backLabel(last.skill)] : [];
  };

  const offer: Answers['offer'] = (state, around, offered) => {
    const { paragraphs, choices = [], parts = [], labels = [], isAlone = false } = offered;
    const shown = fitting(choices, around);
    const back = isAlone ? [] : backLabels(state, around);
    const buttons = [...shown.map(({ label }) => label), ...labels, ...back];
    const does = shown.map((choice) => choice.does).slice(0, OFFERED_MAX);
    const reply = { paragraphs, quickReplies: [...new Set(buttons)], parts };
    // Once the guide has offered it again, an interrupted skill counts like any other paused skill.
    const isAgain = back.length > 0 && state.interrupted !== null;
    const after = isAgain ? { ...state, interrupted: null, pausedTurn: state.turn } : state;
    return plainGuided(withSeen({ ...after, offered: does }, does), reply);
  };

  const namedPart = (state: GuideState, need: Need | null): readonly Part[] =>
    need?.lists === true && state.named.length > 0 ? [{ type: 'named', things: state.named }] : [];

  const need: Answers['need'] = (state, around, found, { before = [], labels = [] } = {}) => {
    const isSame = state.need === found.need;
    const kept = isSame ? state : { ...state, tried: [], seen: [] };
    const isCivil = CIVIL.includes(found.need);
    const about = isCivil ? { ...state, unclear: 0 } : { ...kept, need: found.need, unclear: 0 };
    return offer(about, around, {
      paragraphs: [...before, found.answer],
      choices: found.choices,
      labels,
      parts: namedPart(about, found),
    });
  };

  const near: Answers['near'] = (state, around, say, others) => {
    const own = catalog.need(state.need)?.choices ?? [];
    const untried = own.filter(({ does }) => !state.tried.includes(does));
    return offer(state, around, { paragraphs: [say], choices: [...untried, ...others] });
  };

  const menu: Answers['menu'] = (state, around, say) =>
    offer(state, around, { paragraphs: [say], choices: catalog.card('menu')?.choices ?? [] });

  const more: Answers['more'] = (state, around, say, how = {}) => {
    const { onlyNew = false } = how;
    const found = catalog.need(state.need);
    if (found === null) return menu(state, around, say);
    const near = [...found.choices, ...known(found.more), ...found.choices.flatMap(catalog.beyond)];
    const open = unique(near).filter(
      ({ does }) =>
        !NOT_ALONE.includes(does) &&
        !state.tried.includes(does) &&
        !(around.isGuardWatching && isStrain(does)),
    );
    const fresh = open.filter(({ does }) => !state.seen.includes(does));
    const seen = open.filter(({ does }) => state.seen.includes(does));
    const again = onlyNew ? seen.filter(({ does }) => !state.offered.includes(does)) : seen;
    const best = [...fresh, ...again].slice(0, MORE_MAX);
    const last = found.careful || found.certainty ? 'card:find-therapist' : 'listen';
    const parts = namedPart(state, found);
    const choices = [...best, ...known([last, 'card:menu'])];
    const paragraphs = [best.length === 0 && onlyNew ? texts.nothingMore : say];
    return offer(state, around, { paragraphs, choices, parts });
  };

  const noStrain: Answers['noStrain'] = (state, around, does) => {
    const heldBack = { ...state, heldBack: does };
    const offered = { paragraphs: [texts.noStrain], choices: known(GENTLE) };
    return { ...offer(heldBack, around, offered), isHeldBack: true };
  };

  const heldBack: Answers['heldBack'] = (state, around) =>
    state.heldBack === null || around.isGuardWatching
      ? null
      : offer({ ...state, heldBack: null }, around, {
          paragraphs: [texts.afterDanger],
          choices: known([state.heldBack, 'card:menu']),
        });

  return { offer, need, more, near, menu, noStrain, heldBack };
};

/** Whether the last reply asked which need is meant, by offering needs only. */
export const askedWhichNeed = ({ offered }: GuideState): boolean =>
  offered.length > 1 && offered.every((does) => targetOf(does, 'need') !== null);

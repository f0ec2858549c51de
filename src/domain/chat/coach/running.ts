import { type ConversationState, interrupted, paused } from '#domain/chat/conversation.ts';
import { hearReassurance } from '#domain/chat/reassurance/reassurance.ts';
import { recognise } from '#domain/chat/recognise/recognise.ts';
import type { Reply } from '#domain/chat/reply.ts';
import { STOP } from '#domain/chat/skills/machine.ts';
import {
  beginSkill,
  hearSkill,
  isLineOfScene,
  SKILL_NAMES,
  type SkillId,
  type SkillState,
  type SkillTurn,
  showSkill,
} from '#domain/chat/skills/skills.ts';
import { exactOption, type Heard, saysLeave } from '#domain/chat/text/heard.ts';
import { isWary } from '#domain/chat/told-to-coach.ts';
import { answeredBeside, backTo, STAY } from './beside-step.ts';
import type { Coached, Surroundings } from './coached.ts';
import { draftedBeside } from './drafts/drafts.ts';
import { meanwhileIn, nameIn, WAITS } from './meanwhile.ts';
import { alone, isStraining } from './offering.ts';
import { CALM_OFFERS, USUAL_OFFERS, WHAT_CAN_YOU_DO } from './said.ts';
import { answered, backToTopic, isFragment } from './topical.ts';
import { say, type Worded } from './wording.ts';

/** These stop also where words are said to somebody: nobody has to find the button. */
const STOPS =
  /^(?:please )?(?:stop|quit|exit|cancel)(?: (?:it|this|here|now|please|the (?:scene|exercise)))*$/;

const SWITCH = /\b(?:instead|switch to|change to|rather (?:do|have|try)|something else)\b/;

const before = (worded: Worded, turn: SkillTurn): Coached => ({
  state: {
    ...worded.state,
    active: turn.state,
    isBeside: false,
    offered: [],
    hasAsked: false,
    // Beginning an exercise ends an earlier wish to be offered none.
    wish: 'none',
    // One that is begun or gone on with no longer waits.
    interrupted: worded.state.interrupted === turn.state?.skill ? null : worded.state.interrupted,
    paused: worded.state.paused.filter(({ skill }) => skill !== turn.state?.skill),
  },
  reply: {
    ...turn.reply,
    paragraphs: [...worded.reply.paragraphs, ...turn.reply.paragraphs],
  },
  ladder: turn.ladder,
});

/** What is said where something interrupts a skill. */
export const keptSentence = (skill: SkillId): string =>
  `We leave ${SKILL_NAMES[skill].sentence} for now, and it is kept for later.`;

/** Stays with what is calm. What was asked for is offered once it may begin. */
const gently = (state: ConversationState, wanted: SkillId, around: Surroundings): Coached => ({
  ...say({ ...interrupted(state), interrupted: wanted, outcome: 'gentle' }, around.seed, 'gentle', {
    before: state.active === null ? [] : [keptSentence(state.active.skill)],
    offers: CALM_OFFERS,
  }),
  ladder: null,
});

/** Begins a skill, after a sentence that says so. */
export const begin = (
  state: ConversationState,
  skill: SkillId,
  heard: Heard,
  around: Surroundings,
  key: 'begins' | 'switched' = 'begins',
): Coached => {
  if (isWary(around.verdict) && isStraining(skill)) return gently(state, skill, around);
  const rest = paused(state);
  return before(say(rest, around.seed, key), beginSkill(skill, heard.plain, around));
};

/** Goes on with a skill that was left. */
export const resume = (
  state: ConversationState,
  skill: SkillState,
  around: Surroundings,
): Coached => {
  if (isWary(around.verdict) && isStraining(skill.skill)) {
    return gently(state, skill.skill, around);
  }
  return before(say(paused(state), around.seed, 'resumed'), showSkill(skill, around));
};

/** The button that goes on with a skill. */
const goOnWith = (skill: SkillId): string => `Go on with ${SKILL_NAMES[skill].sentence}`;

/** Offers the skill that danger interrupted or kept from beginning, once: as soon as it may go on and nothing else does. */
export const offeringAgain = (coached: Coached, { verdict }: Surroundings): Coached => {
  const { state, reply } = coached;
  const skill = state.interrupted;
  if (skill === null || state.wish !== 'none') return coached;
  const isWaiting = state.paused.some((kept) => kept.skill === skill);
  const mayGoOn = !(isWary(verdict) && isStraining(skill));
  if (state.active !== null || !mayGoOn || reply === null) return coached;
  const button = isWaiting ? goOnWith(skill) : SKILL_NAMES[skill].button;
  const quickReplies = [...new Set([button, ...reply.quickReplies])];
  return { ...coached, state: { ...state, interrupted: null }, reply: { ...reply, quickReplies } };
};

const leave = (state: ConversationState, active: SkillState, around: Surroundings): Coached => ({
  ...say(paused(state), around.seed, 'left', {
    buttons: [goOnWith(active.skill), WHAT_CAN_YOU_DO],
    offers: isWary(around.verdict) ? CALM_OFFERS : [],
  }),
  ladder: null,
});

/** Another skill that the person asks for in place of the one that goes on; null if none. */
const switchIn = (active: SkillState, heard: Heard): SkillId | null => {
  const named = nameIn(heard);
  if (named !== null) return named === active.skill ? null : named;
  if (heard.plain.length > 80 || !SWITCH.test(heard.plain)) return null;
  const found = recognise(heard.text);
  return found.kind === 'skill' && found.skill !== active.skill ? found.skill : null;
};

/** Stays with what was told beside the step; the skill waits, and can be gone on with. */
const stayBeside = (
  state: ConversationState,
  active: SkillState,
  heard: Heard,
  around: Surroundings,
  isChosen: boolean,
): Coached => {
  const rest = paused(state);
  const coached =
    (isChosen ? null : answered(rest, heard, around)) ??
    backToTopic(rest, heard, around) ??
    alone(say(rest, around.seed, 'back'));
  const { reply } = coached;
  if (reply === null) return coached;
  const quickReplies = [...new Set([goOnWith(active.skill), ...reply.quickReplies])];
  return { ...coached, reply: { ...reply, quickReplies } };
};

const closing = (reply: Reply, ended: SkillId): Reply => ({
  ...reply,
  quickReplies: [
    ...reply.quickReplies,
    ...USUAL_OFFERS.filter((skill) => skill !== ended)
      .slice(0, 2)
      .map((skill) => SKILL_NAMES[skill].button),
    WHAT_CAN_YOU_DO,
  ],
});

/**
 * One message while a skill goes on. The buttons of a step are never taken for anything else.
 */
export const run = (
  from: ConversationState,
  active: SkillState,
  heard: Heard,
  around: Surroundings,
): Coached => {
  const state: ConversationState = { ...from, isAway: false, isBeside: false };
  if (isWary(around.verdict) && isStraining(active.skill)) {
    return gently(state, active.skill, around);
  }
  const shown = showSkill(active, around);
  const buttons = shown.reply.quickReplies.filter((label) => label !== STOP);
  const isLine = !STOPS.test(heard.plain) && isLineOfScene(active, heard, buttons);
  const ways = from.isBeside ? [backTo(active), STAY] : [];
  const way = exactOption(ways, heard);
  if (way === 0) return before(say(state, around.seed, 'resumed'), shown);
  if (way === 1) return stayBeside(state, active, heard, around, true);
  if (saysLeave(heard) && !isLine) return leave(state, active, around);
  const isButton = exactOption(shown.reply.quickReplies, heard) !== null;
  const beside = isButton || isLine ? null : meanwhileIn(heard, from.isAway || from.isBeside);
  if (beside === 'enough') return leave(state, active, around);
  if (beside === 'back') return before(say(state, around.seed, 'resumed'), shown);
  if (beside === 'away') {
    const reply = { ...shown.reply, paragraphs: [WAITS], parts: [] };
    return { state: { ...state, isAway: true }, reply, ladder: null };
  }
  const words = isButton ? null : draftedBeside(state, active, heard, around);
  if (words !== null) return before(words, shown);
  const other = isButton || isLine ? null : switchIn(active, heard);
  if (other !== null) return begin(state, other, heard, around, 'switched');
  // What the fear says belongs to an exposure; elsewhere a repeated ask is answered before the step.
  const listens = !isButton && active.skill !== 'exposure' && heard.text.includes('?');
  const asked = listens ? hearReassurance(state.asks, heard.text) : null;
  const next = asked === null ? state : { ...state, asks: asked.asks };
  if (asked?.isNoticed === true) {
    return before(say({ ...next, outcome: 'reassurance' }, around.seed, 'reassurance'), shown);
  }
  const turn = hearSkill(active, heard, around);
  const fit = isButton || isLine ? 'answer' : (turn.fit ?? 'answer');
  // What goes on with what was told beside the step may look like an answer to it.
  const goesOn = from.isBeside && !isButton && (fit === 'other' || !isFragment(heard));
  if (goesOn) return stayBeside(next, active, heard, around, false);
  const own = answeredBeside(next, active, fit, heard, around);
  if (own !== null) return own;
  return {
    state: { ...next, active: turn.state },
    reply: turn.state === null ? closing(turn.reply, active.skill) : turn.reply,
    ladder: turn.ladder,
  };
};

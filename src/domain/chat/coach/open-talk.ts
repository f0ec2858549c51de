import type { ConversationState } from '#domain/chat/conversation.ts';
import { hearReassurance } from '#domain/chat/reassurance/reassurance.ts';
import { asksFeared } from '#domain/chat/reassurance/unmarked.ts';
import { recognise } from '#domain/chat/recognise/recognise.ts';
import { isWanted } from '#domain/chat/recognise/wanted.ts';
import { SKILL_IDS, SKILL_NAMES } from '#domain/chat/skills/skills.ts';
import { exactOption, type Heard, optionIn, saysLeave, saysNo } from '#domain/chat/text/heard.ts';
import { isUnsettled } from '#domain/chat/told-to-coach.ts';
import { itselfTopics } from './about-itself.ts';
import type { Coached, Surroundings } from './coached.ts';
import { hearDelay, stillRuns, withoutLapsed } from './delay.ts';
import { drafted } from './drafts/drafts.ts';
import { withHarmFear } from './harm-fears.ts';
import { leftOpen } from './left-open.ts';
import { limitTopics } from './limits.ts';
import { alone, safely, type Way } from './offering.ts';
import { askedOfOthers } from './others.ts';
import { isNoPlea, pleads } from './pleas.ts';
import { resumable, resumeIn } from './resuming.ts';
import { reworded } from './rewording.ts';
import { begin, resume } from './running.ts';
import { CALM_OFFERS, DELAY, NONE_OF_THESE, USUAL_OFFERS } from './said.ts';
import { smallStep, stuckAt, taskNamed } from './small-steps.ts';
import { staying } from './staying.ts';
import { botTopics, smallTopics } from './talk.ts';
import {
  answered,
  ideas,
  listening,
  nearby,
  speakOf,
  spoken,
  spokenOfWeight,
  WANTS_SURE,
} from './topical.ts';
import { appTopics } from './topics/app.ts';
import { elsewhereTopics } from './topics/elsewhere.ts';
import { fearTopics } from './topics/fears.ts';
import { meaningTopics } from './topics/meanings.ts';
import { passingTopics } from './topics/passing.ts';
import { hearing, wished } from './wishes.ts';
import { say } from './wording.ts';

const isReadable = ({ text }: Heard): boolean => {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
  return letters.length === 0 || latin.length >= letters.length / 2;
};

const unreadable: Way = (state, heard, around) => {
  const key = heard.plain === '' ? 'empty' : isReadable(heard) ? null : 'otherScript';
  return key === null ? null : alone(say(state, around.seed, key, { offers: CALM_OFFERS }));
};

const chosen: Way = (state, heard, around) => {
  if (state.offered.length === 0) return null;
  const labels = state.offered.map((skill) => SKILL_NAMES[skill].button);
  const option = optionIn([...labels, NONE_OF_THESE], heard);
  const skill = state.offered[option ?? -1];
  if (skill !== undefined) return begin(state, skill, heard, around);
  const isNone = option === labels.length || saysNo(heard);
  return isNone ? alone(say({ ...state, offered: [] }, around.seed, 'declined')) : null;
};

/** "Stop" where nothing goes on: then there is only talk. */
const stopped: Way = (state, heard, around) =>
  saysLeave(heard) ? alone(say({ ...state, offered: [] }, around.seed, 'declined')) : null;

/** "Leave me alone" is a wish for rest, and nothing else is to be made of it. */
const LEAVE_ME =
  /^(?:please )?(?:just )?(?:leave me (?:alone|be|in peace)|go away|shut up|stop (?:talking|asking|repeating|saying|writing)(?: (?:to )?me)?(?: (?:that|this|it|yourself))?|let me be|i (?:dont|do not) (?:want|feel like) (?:to )?(?:talk(?:ing)?|chat(?:ting)?|writ(?:e|ing))(?: (?:to you|about (?:it|this|that)|any ?more|right now|today))*)(?: please| now| already)*$/;

const letBe: Way = (state, { plain }, around) =>
  LEAVE_ME.test(plain)
    ? alone(say({ ...state, offered: [], outcome: 'let-be' }, around.seed, 'letBe'))
    : null;

const WANTS_HUMAN =
  /\b(?:(?:need|want|get|give me|is there|talk to|speak to|speak with|talk with) (?:a |an |some )?(?:real |actual )?(?:human|person|people|someone|somebody)(?: real)?(?: to talk to)?)$/;

/** Where people are, for who would rather talk to one. */
const human: Way = (state, { plain }, around) =>
  WANTS_HUMAN.test(plain) ? alone(say({ ...state, offered: [] }, around.seed, 'human')) : null;

/** A denial, also one that names OCD, asks for no exercise. */
const DENIES = /^(?:no|nope|never|not)(?: \w+){0,8}$/;

const ASKS_HELP =
  /^(?:please )?(?:can you )?(?:i need (?:your )?help|help(?: me)?|what (?:can|do|should) i do(?: now)?)(?: please| now)*$/;

/** A cry for help while something is watched gets a next step, and no list of what there is. */
const helped: Way = (state, { plain }, around) =>
  isUnsettled(around.verdict) && ASKS_HELP.test(plain)
    ? alone(say(state, around.seed, 'helpNow', { offers: CALM_OFFERS }))
    : null;

const named: Way = (state, heard, around) => {
  const labels = SKILL_IDS.map((skill) => SKILL_NAMES[skill].button);
  const skill = SKILL_IDS[exactOption(labels, heard) ?? -1];
  return skill === undefined ? null : begin(state, skill, heard, around);
};

const goOn: Way = (state, heard, around) => {
  const wish = resumeIn(heard);
  if (wish === null) return null;
  const left = resumable(state.paused, wish);
  if (left !== undefined) return resume(state, left, around);
  if (wish !== 'last') return begin(state, wish, heard, around);
  return alone(say(state, around.seed, 'nothingPaused', { offers: safely(USUAL_OFFERS, around) }));
};

const delayed: Way = (state, heard, around) => {
  const offers = { offers: safely(['exposure', 'grounding'], around) };
  const worded = hearDelay(state, heard, around, offers);
  return worded === null ? null : alone(worded);
};

/** Begins what is asked for. What a message only tells of is answered first. */
const wanted: Way = (state, heard, around) => {
  if (DENIES.test(heard.plain)) return null;
  const found = recognise(heard.text);
  return found.kind === 'skill' && isWanted(found.skill, heard.text)
    ? begin(state, found.skill, heard, around)
    : null;
};

/** Asks which skill is meant, once; when it is unsure again, the talk goes on without one. */
const unsure: Way = (state, heard, around) => {
  if (DENIES.test(heard.plain) || state.hasAsked || state.wish !== 'none') return null;
  const found = recognise(heard.text);
  if (found.kind !== 'unsure') return null;
  const offered = safely(found.skills, around);
  const labels = offered.map((skill) => SKILL_NAMES[skill].button);
  const next = { ...state, offered: [...offered], hasAsked: true };
  return alone(say(next, around.seed, 'unsure', { buttons: [...labels, NONE_OF_THESE] }));
};

/** Questions about oneself that no answer makes certain, also without their mark. */
const ASKS_SELF =
  /^(?:did i|was i|have i|could i have|am i (?:a |the |too |so )?(?:bad|rude|mean|weird|annoying|evil|horrible|wrong|selfish|dangerous))\b/;

/** A question by the order of its words; one for a choice, or for leave, wants no certainty. */
const ASKS_TURNED =
  /^(?:(?:but|so|and|ok) )*(?:am|is|are|was|were|do|does|did|has|have|will|would|could) (?:i|it|my|the|this|that|he|she|they|we|there|someone|somebody|god)\b(?: \w+){0,9}$/;

/** Whether a message tells of a fear, and asks nothing. */
const tellsOfFear = ({ text, plain }: Heard): boolean =>
  /^(?:i|im|ive|my)\b/.test(plain) &&
  !text.includes('?') &&
  fearTopics.some(({ words }) => words.test(plain));

const certain =
  (isNoticed: boolean, isDoubt: boolean): Way =>
  (state, _heard, around) => {
    // Who asks for somebody in danger asks for help, and not for certainty.
    if ((!isNoticed && !isDoubt) || isUnsettled(around.verdict)) return null;
    const running = stillRuns(state, around);
    if (running !== null) return alone(running);
    const key = isNoticed ? 'reassurance' : 'certainty';
    const offers = safely(['exposure'], around);
    const next = isNoticed ? { ...state, outcome: 'reassurance' as const } : state;
    return alone(say(next, around.seed, key, { buttons: [DELAY], offers }));
  };

/** One message while no skill goes on: the first way that has an answer gives it. */
export const talk = (before: ConversationState, heard: Heard, around: Surroundings): Coached => {
  const asked = hearReassurance(before.asks, heard.text);
  const last = asked.asks.at(-1);
  const isPlea = pleads(heard.plain);
  const asksToBeSure =
    asked.count > 0 &&
    !isNoPlea(heard.plain) &&
    last?.isMarked === true &&
    (last.themes.length > 0 || WANTS_SURE.test(heard.plain) || asksFeared(heard.plain)) &&
    (last.isDoubt ||
      heard.text.includes('?') ||
      ASKS_SELF.test(heard.plain) ||
      ASKS_TURNED.test(heard.plain)) &&
    // Who tells of checking and asks nothing is told about checking.
    !tellsOfFear(heard);
  const ways: readonly Way[] = [
    unreadable,
    chosen,
    stopped,
    letBe,
    wished,
    helped,
    human,
    named,
    delayed,
    goOn,
    speakOf(limitTopics),
    certain(asked.isNoticed, isPlea),
    reworded,
    speakOf(itselfTopics),
    speakOf(botTopics),
    speakOf(meaningTopics),
    speakOf(elsewhereTopics),
    drafted,
    speakOf(appTopics),
    wanted,
    withHarmFear,
    askedOfOthers(asked.asks, asked.count),
    certain(false, asksToBeSure),
    spokenOfWeight,
    staying,
    hearing,
    leftOpen,
    speakOf(passingTopics, 'talk'),
    smallStep,
    stuckAt,
    taskNamed,
    ideas,
    answered,
    spoken,
    unsure,
    speakOf(smallTopics),
    nearby,
  ];
  const state = withoutLapsed({ ...before, asks: asked.asks }, around.nowMs);
  for (const way of ways) {
    const answer = way(state, heard, around);
    if (answer !== null) {
      // A question that was not taken up is not asked again by itself.
      const isAsked = answer.state.offered !== state.offered;
      return isAsked ? answer : { ...answer, state: { ...answer.state, offered: [] } };
    }
  }
  return listening({ ...state, offered: [] }, heard, around);
};

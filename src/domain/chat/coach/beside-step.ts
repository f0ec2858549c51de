import type { ConversationState } from '#domain/chat/conversation.ts';
import type { Fit } from '#domain/chat/skills/machine.ts';
import { SKILL_NAMES, type SkillState } from '#domain/chat/skills/skills.ts';
import type { Heard } from '#domain/chat/text/heard.ts';
import { itselfTopics } from './about-itself.ts';
import type { Coached, Surroundings } from './coached.ts';
import { withHarmFear } from './harm-fears.ts';
import { limitTopics } from './limits.ts';
import type { Way } from './offering.ts';
import { botTopics } from './talk.ts';
import { isFragment, lifeTopicIn, speakOf, spoken } from './topical.ts';
import { appTopics } from './topics/app.ts';
import { elsewhereTopics } from './topics/elsewhere.ts';
import { fearTopics } from './topics/fears.ts';
import { WEIGHTY } from './topics/losses.ts';
import { meaningTopics } from './topics/meanings.ts';

/** Stays with what was told, as a button; the other one names what is gone back to. */
export const STAY = 'Stay with this';

const WAITS = 'What we were doing waits. You can go back to it, or stay with this.';

const THING = /\b(?:(the|my|our|this|that)|an?|one) (.{1,30})$/i;

/** What a task is about: "the dishes" of "Wash the dishes". */
const thingIn = (task: string): string => {
  const [, named = 'the', thing] = THING.exec(task) ?? [];
  if (thing !== undefined) return `${named.toLowerCase()} ${thing}`;
  return /^\S{1,30}$/.test(task) ? `the ${task.toLowerCase()}` : 'the task';
};

/** The button that goes back to the step. */
export const backTo = (active: SkillState): string => {
  const isNamed = active.skill === 'start' && active.task !== '';
  return `Back to ${isNamed ? thingIn(active.task) : SKILL_NAMES[active.skill].sentence}`;
};

/** What a step would take for its answer, and what is answered first all the same. */
const HEAVY: ReadonlySet<string> = new Set([...WEIGHTY, 'ill-family', 'breakup']);
/** In a ladder and a scene this can be what it is about, unless it is told as something that happened. */
const HAPPENED = /\b(?:died|dead|passed away|left me|broke up|dumped me|in (?:the )?hospital)\b/;
const IS_ABOUT =
  /\b(?:afraid|scared|fear\w*|worr\w+|what if|will|might|could|would|tell\w*|say\w*|talk\w*|ask\w*)\b/;
/** What tells of oneself names no task. */
const TELLS = /^(?:(?:and|but|so|oh|sorry) )*(?:i|im|ive)\b/;

const isHeavy = (active: SkillState, heard: Heard): boolean => {
  const topic = lifeTopicIn(heard);
  if (topic === undefined) return false;
  // An exercise that calms hears panic itself.
  if (topic.id === 'panic') return false;
  if (active.skill === 'exposure' || active.skill === 'scene')
    return HEAVY.has(topic.id) && HAPPENED.test(heard.plain) && !IS_ABOUT.test(heard.plain);
  return HEAVY.has(topic.id) || (fearTopics.includes(topic) && TELLS.test(heard.plain));
};

/** What the coach itself answers to a message that is no answer to a step; what only listens, or begins something, is left out. */
const OWN_ANSWERS: readonly Way[] = [
  speakOf(limitTopics),
  speakOf(itselfTopics),
  speakOf(botTopics),
  speakOf(meaningTopics),
  speakOf(elsewhereTopics),
  speakOf(appTopics),
  withHarmFear,
  spoken,
];

/**
 * The coach's own answer to what is no answer to the step, with both ways to go on; null where it is one, or where the coach
 * has none.
 */
export const answeredBeside = (
  state: ConversationState,
  active: SkillState,
  fit: Fit,
  heard: Heard,
  around: Surroundings,
): Coached | null => {
  if (fit === 'answer') return null;
  const isOwn = isHeavy(active, heard) || (fit === 'other' && !isFragment(heard));
  if (!isOwn) return null;
  for (const way of OWN_ANSWERS) {
    const coached = way(state, heard, around);
    if (coached === null || coached.reply === null) continue;
    return {
      state: { ...coached.state, active, isBeside: true, offered: [] },
      reply: {
        paragraphs: [...coached.reply.paragraphs, WAITS],
        quickReplies: [backTo(active), STAY],
        parts: [],
      },
      ladder: coached.ladder,
    };
  }
  return null;
};

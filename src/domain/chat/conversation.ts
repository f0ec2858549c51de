import * as z from 'zod/mini';
import { asksShape } from './reassurance/reassurance.ts';
import { SKILL_IDS, type SkillState, skillShape } from './skills/skills.ts';

/** The latest wordings that are kept, so that none comes again at once. */
export const KEPT_WORDINGS = 40;

/**
 * What the coach did in a turn: it only talked, so that others may find better words; it held to fixed words; it began or
 * went on with no strain; it left the person in peace; it answered a repeated wish for certainty; or it was silent.
 */
const OUTCOMES = ['talk', 'held', 'gentle', 'let-be', 'reassurance', 'silent'] as const;

/** What the coach keeps of a conversation, as it is stored. */
export const conversationShape = z.object({
  /** Changes when the shape does. */
  version: z.literal(1),
  /** The skill that goes on now; null when there is none. */
  active: z.nullable(skillShape),
  /** Skills that were left, latest first, at most one of each. */
  paused: z.array(skillShape).check(z.maxLength(SKILL_IDS.length)),
  /** The skill that danger interrupted or kept from beginning, until it was offered again; null when there is none. */
  interrupted: z._default(z.nullable(z.enum(SKILL_IDS)), null),
  /** Whether the person said that they go away for a while, and the step waits. */
  isAway: z._default(z.boolean(), false),
  /** Whether the coach answered something beside the step, and offered to go back or to stay with that. */
  isBeside: z._default(z.boolean(), false),
  asks: asksShape,
  /** The skills between which the person was asked to choose; empty when nothing was asked. */
  offered: z.array(z.enum(SKILL_IDS)).check(z.maxLength(3)),
  /** Whether the coach has asked which skill is meant; it does so once, until a skill begins. */
  hasAsked: z.boolean(),
  /** When a delay began that goes on; UTC in ms, null when there is none. */
  delayAtMs: z.nullable(z.number()),
  /** Names of the latest wordings, latest last. */
  worded: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(KEPT_WORDINGS)),
  /** The topic that was spoken of last, and in which turn; null before any. */
  about: z._default(
    z.nullable(z.object({ topic: z.string().check(z.maxLength(40)), turn: z.int() })),
    null,
  ),
  outcome: z._default(z.enum(OUTCOMES), 'held'),
  /** Whether the person asked for no exercises in this talk, or only to be listened to. */
  wish: z._default(z.enum(['none', 'no-offers', 'listen']), 'none'),
  /** How many messages the coach has heard. */
  turn: z.int().check(z.gte(0)),
});
export type ConversationState = z.infer<typeof conversationShape>;

/** A conversation in which nothing was said. */
export const newConversation = (): ConversationState => ({
  version: 1,
  active: null,
  paused: [],
  interrupted: null,
  isAway: false,
  isBeside: false,
  asks: [],
  offered: [],
  hasAsked: false,
  delayAtMs: null,
  worded: [],
  about: null,
  outcome: 'held',
  wish: 'none',
  turn: 0,
});

/** A stored conversation as it is read back; a new one where it cannot be read any more. */
export const readConversation = (stored: unknown): ConversationState => {
  const parsed = conversationShape.safeParse(stored);
  return parsed.success ? parsed.data : newConversation();
};

/** With the skill that goes on put away for later. Without one it stays as it is. */
export const paused = (state: ConversationState): ConversationState =>
  state.active === null
    ? state
    : { ...state, active: null, paused: withSkill(state.paused, state.active) };

/** With the skill that goes on put away, since something else comes first: it is to be offered again. */
export const interrupted = (state: ConversationState): ConversationState =>
  state.active === null ? state : { ...paused(state), interrupted: state.active.skill };

/** Without the work on a ladder that is no longer there. */
export const withoutLadder = (state: ConversationState, ladderId: string): ConversationState => {
  const isOther = (skill: SkillState): boolean =>
    skill.skill !== 'exposure' || skill.ladder.id !== ladderId;
  return {
    ...state,
    active: state.active !== null && isOther(state.active) ? state.active : null,
    paused: state.paused.filter(isOther),
  };
};

const withSkill = (others: readonly SkillState[], added: SkillState): SkillState[] => [
  added,
  ...others.filter(({ skill }) => skill !== added.skill),
];

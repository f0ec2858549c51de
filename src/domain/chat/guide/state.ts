import * as z from 'zod/mini';
import { ENTRY_LENGTH_MAX } from '#domain/chat/form.ts';
import { SKILL_IDS } from '#domain/chat/skills/skill.ts';
import { type SkillState, skillShape } from '#domain/chat/skills/skills.ts';

export const NAMED_MAX = 12;
export const NAMED_LENGTH_MAX = 80;
export const OFFERED_MAX = 8;
/** The guide offers to resume a skill for this many messages after the person left it. */
export const BACK_TURNS = 6;
const TRIED_MAX = 40;
const HEARD_MAX = 3;
const DOUBTED_MAX = 300;
const UNREAD_MAX = 300;

const does = z.string().check(z.maxLength(80));

/** The stored state of the guide in a conversation. */
export const guideShape = z.object({
  version: z.literal(2),
  /** The current skill; null if none. */
  active: z.nullable(skillShape),
  /** Paused skills, latest first, at most one of each kind. */
  paused: z.array(skillShape).check(z.maxLength(SKILL_IDS.length)),
  /** The turn in which a skill was last paused. */
  pausedTurn: z.int(),
  /** The skill interrupted by danger, until it is offered again, resumed or restarted; null if none. */
  interrupted: z.nullable(z.enum(SKILL_IDS)),
  /** The straining choice that was held back; cleared by the next message; null if none. */
  heldBack: z.nullable(does),
  /** The current need, which is the last one that the guide replied to; null if none yet. */
  need: z.nullable(z.string().check(z.maxLength(40))),
  /** Things the person named, in their own words. */
  named: z.array(z.string().check(z.maxLength(NAMED_LENGTH_MAX))).check(z.maxLength(NAMED_MAX)),
  /** The last task the person named, in their own words; null if none yet. */
  task: z._default(z.nullable(z.string().check(z.maxLength(NAMED_LENGTH_MAX))), null),
  /** Whether a reply already repeated a task that was named earlier. */
  hasRecalled: z._default(z.boolean(), false),
  /** The actions of the buttons in the guide's last reply. */
  offered: z.array(does).check(z.maxLength(OFFERED_MAX)),
  /** Actions taken for the current need. */
  tried: z.array(does).check(z.maxLength(TRIED_MAX)),
  /** Actions offered for the current need. */
  seen: z.array(does).check(z.maxLength(TRIED_MAX)),
  /** The last submitted form with its values; null if none. */
  filled: z.nullable(
    z.object({
      form: z.string().check(z.maxLength(60)),
      values: z.record(z.string(), z.string().check(z.maxLength(ENTRY_LENGTH_MAX))),
    }),
  ),
  /** Whether the guide only listens, at the person's request. */
  isListening: z.boolean(),
  /** Whether a message was already acknowledged while listening. */
  hasRead: z._default(z.boolean(), false),
  /** The needs recognized while listening, or in the same message as the current need. */
  heard: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(HEARD_MAX)),
  /** The turn in which a doubt or a fear was last the topic; null if never. */
  doubtTurn: z._default(z.nullable(z.int()), null),
  /** Number of consecutive questions asking for certainty. */
  doubts: z.int(),
  /** The text of the last question asking for certainty. */
  doubted: z._default(z.string().check(z.maxLength(DOUBTED_MAX)), ''),
  /** Number of cards read in a row, without another message or action in between. */
  cards: z._default(z.int(), 0),
  /** The text of the messages not understood so far, while no need is known. */
  unread: z._default(z.string().check(z.maxLength(UNREAD_MAX)), ''),
  /** Number of consecutive messages that were not understood. */
  unclear: z.int(),
  turn: z.int(),
});
export type GuideState = z.infer<typeof guideShape>;

/** The state of a new conversation. */
export const newGuideState = (): GuideState => ({
  version: 2,
  active: null,
  paused: [],
  pausedTurn: 0,
  interrupted: null,
  heldBack: null,
  need: null,
  named: [],
  task: null,
  hasRecalled: false,
  offered: [],
  tried: [],
  seen: [],
  filled: null,
  isListening: false,
  hasRead: false,
  heard: [],
  doubtTurn: null,
  doubts: 0,
  doubted: '',
  cards: 0,
  unread: '',
  unclear: 0,
  turn: 0,
});

/** Parses a stored state; returns a new state if the stored one is invalid. */
export const readGuideState = (stored: unknown): GuideState => {
  const parsed = guideShape.safeParse(stored);
  return parsed.success ? parsed.data : newGuideState();
};

/** Pauses the current skill. */
export const withPausedSkill = (state: GuideState): GuideState =>
  state.active === null
    ? state
    : {
        ...state,
        active: null,
        pausedTurn: state.turn,
        paused: [state.active, ...withoutSkill(state.paused, state.active.skill)],
      };

/** Pauses the current skill because of danger, so that the guide offers it again later. Ends listening. */
export const pausedGuide = (state: GuideState): GuideState => ({
  ...withPausedSkill(state),
  interrupted: state.active?.skill ?? state.interrupted,
  isListening: false,
  offered: [],
});

/**
 * The state after a long absence: what the conversation was about is over, and the next message counts as a first one.
 * Paused skills can still be resumed, but are no longer offered.
 */
export const afresh = (state: GuideState): GuideState => ({
  ...state,
  paused: withPausedSkill(state).paused,
  pausedTurn: -BACK_TURNS - 1,
  doubtTurn: state.doubtTurn === null ? null : 0,
  turn: 0,
  active: null,
  need: null,
  offered: [],
  tried: [],
  seen: [],
  isListening: false,
  hasRead: false,
  heard: [],
  unread: '',
  unclear: 0,
});

/** Removes a skill from the paused skills, because it restarts or resumes. */
export const withoutPaused = (state: GuideState, skill: SkillState['skill']): GuideState => ({
  ...state,
  paused: withoutSkill(state.paused, skill),
  interrupted: state.interrupted === skill ? null : state.interrupted,
});

/** Removes the active or paused exposure skill that works on a deleted ladder. */
export const withoutLadder = (state: GuideState, ladderId: string): GuideState => ({
  ...state,
  active: state.active !== null && isOnLadder(state.active, ladderId) ? null : state.active,
  paused: state.paused.filter((skill) => !isOnLadder(skill, ladderId)),
});

/**
 * Removes what the person named or filled in, for example after they delete a message. Skills keep their state,
 * including their text.
 */
export const withoutWords = (state: GuideState): GuideState => ({
  ...state,
  named: [],
  task: null,
  doubted: '',
  unread: '',
  filled: null,
});

/** Whether the state contains any of the person's words, apart from the state of skills. */
export const hasWords = ({ named, task, doubted, unread, filled }: GuideState): boolean =>
  named.length > 0 || task !== null || doubted !== '' || unread !== '' || filled !== null;

/** Records the latest doubt and the number of doubts in a row. */
export const withDoubt = (state: GuideState, doubts: number, text: string): GuideState => ({
  ...state,
  doubts,
  doubted: text.slice(0, DOUBTED_MAX),
});

/** Appends a message that was not understood; only the latest characters are stored. */
export const withUnread = (state: GuideState, text: string): GuideState => ({
  ...state,
  unread: `${state.unread} ${text}`.trim().slice(-UNREAD_MAX),
});

/** Adds to the actions offered for the need. */
export const withSeen = (state: GuideState, added: readonly string[]): GuideState => ({
  ...state,
  seen: [...new Set([...state.seen, ...added])].slice(-TRIED_MAX),
});

/** Adds to the actions taken for the need. */
export const withTried = (state: GuideState, added: readonly string[]): GuideState => ({
  ...state,
  tried: [...new Set([...state.tried, ...added])].slice(-TRIED_MAX),
});

/** Adds a need recognized while listening. */
export const withHeard = (state: GuideState, need: string): GuideState => ({
  ...state,
  heard: [need, ...state.heard.filter((one) => one !== need)].slice(0, HEARD_MAX),
});

const withoutSkill = (skills: readonly SkillState[], gone: SkillState['skill']): SkillState[] =>
  skills.filter(({ skill }) => skill !== gone);

const isOnLadder = (skill: SkillState, ladderId: string): boolean =>
  skill.skill === 'exposure' && skill.ladder.id === ladderId;

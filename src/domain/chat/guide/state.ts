import * as z from 'zod/mini';
import { ENTRY_LENGTH_MAX } from '#domain/chat/form.ts';
import { SKILL_IDS } from '#domain/chat/skills/skill.ts';
import { type SkillState, skillShape } from '#domain/chat/skills/skills.ts';

export const NAMED_MAX = 12;
export const NAMED_LENGTH_MAX = 80;
export const OFFERED_MAX = 8;
const TRIED_MAX = 40;
const HEARD_MAX = 3;
const DOUBTED_MAX = 300;
const UNREAD_MAX = 300;

const does = z.string().check(z.maxLength(80));

/** What the guide keeps of a conversation, as it is stored. */
export const guideShape = z.object({
  version: z.literal(2),
  /** The skill that goes on now; null when there is none. */
  active: z.nullable(skillShape),
  /** Skills that were left, latest first, at most one of each. */
  paused: z.array(skillShape).check(z.maxLength(SKILL_IDS.length)),
  /** In which turn a skill was paused last. */
  pausedTurn: z.int(),
  /** The skill that danger interrupted, until it was offered again and taken or left; null when there is none. */
  interrupted: z.nullable(z.enum(SKILL_IDS)),
  /** What was not begun because it can be a strain, until the next message; null where nothing was. */
  heldBack: z.nullable(does),
  /** The need that was answered last; null before any. */
  need: z.nullable(z.string().check(z.maxLength(40))),
  /** Things that the person named, in their words. */
  named: z.array(z.string().check(z.maxLength(NAMED_LENGTH_MAX))).check(z.maxLength(NAMED_MAX)),
  /** The task that the person named last, in their words; null before any. */
  task: z._default(z.nullable(z.string().check(z.maxLength(NAMED_LENGTH_MAX))), null),
  /** What the buttons of the last answer do. */
  offered: z.array(does).check(z.maxLength(OFFERED_MAX)),
  /** What was opened for the need so far. */
  tried: z.array(does).check(z.maxLength(TRIED_MAX)),
  /** What was offered for it. */
  seen: z.array(does).check(z.maxLength(TRIED_MAX)),
  /** The form that was sent last, with what was filled in; null when there is none. */
  filled: z.nullable(
    z.object({
      form: z.string().check(z.maxLength(60)),
      values: z.record(z.string(), z.string().check(z.maxLength(ENTRY_LENGTH_MAX))),
    }),
  ),
  /** Whether the person only wants to be heard. */
  isListening: z.boolean(),
  /** Whether it was said meanwhile that it is read. */
  hasRead: z._default(z.boolean(), false),
  /** The needs that were heard meanwhile, or with the one that is answered. */
  heard: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(HEARD_MAX)),
  /** In which turn a doubt or a fear was talked about last; null before any. */
  doubtTurn: z._default(z.nullable(z.int()), null),
  /** How often in a row a doubt was asked about. */
  doubts: z.int(),
  /** The words of the last one. */
  doubted: z._default(z.string().check(z.maxLength(DOUBTED_MAX)), ''),
  /** How many cards were read in a row, with nothing else written or done. */
  cards: z._default(z.int(), 0),
  /** The words of the messages that were not understood so far, while no need is known. */
  unread: z._default(z.string().check(z.maxLength(UNREAD_MAX)), ''),
  /** How many messages in a row were not understood. */
  unclear: z.int(),
  turn: z.int(),
});
export type GuideState = z.infer<typeof guideShape>;

/** A conversation in which nothing was said. */
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

/** A stored state as it is read back; a new one where it does not fit. */
export const readGuideState = (stored: unknown): GuideState => {
  const parsed = guideShape.safeParse(stored);
  return parsed.success ? parsed.data : newGuideState();
};

/** With the skill that goes on put away for later. */
export const withPausedSkill = (state: GuideState): GuideState =>
  state.active === null
    ? state
    : {
        ...state,
        active: null,
        pausedTurn: state.turn,
        paused: [state.active, ...withoutSkill(state.paused, state.active.skill)],
      };

/** With the skill that goes on put away, since danger comes first: it is offered again later. Being heard ends. */
export const pausedGuide = (state: GuideState): GuideState => ({
  ...withPausedSkill(state),
  interrupted: state.active?.skill ?? state.interrupted,
  isListening: false,
  offered: [],
});

/** Without a paused skill, as when it begins anew or goes on. */
export const withoutPaused = (state: GuideState, skill: SkillState['skill']): GuideState => ({
  ...state,
  paused: withoutSkill(state.paused, skill),
  interrupted: state.interrupted === skill ? null : state.interrupted,
});

/** Without the work on a ladder that is no longer there. */
export const withoutLadder = (state: GuideState, ladderId: string): GuideState => ({
  ...state,
  active: state.active !== null && isOnLadder(state.active, ladderId) ? null : state.active,
  paused: state.paused.filter((skill) => !isOnLadder(skill, ladderId)),
});

/** Without what the person named or filled in, as when they deleted a message. Where a skill stands is kept, with its words. */
export const withoutWords = (state: GuideState): GuideState => ({
  ...state,
  named: [],
  task: null,
  doubted: '',
  unread: '',
  filled: null,
});

/** Whether it keeps anything in the person's words but where a skill stands. */
export const hasWords = ({ named, task, doubted, unread, filled }: GuideState): boolean =>
  named.length > 0 || task !== null || doubted !== '' || unread !== '' || filled !== null;

/** With one more doubt in a row, in its words. */
export const withDoubt = (state: GuideState, doubts: number, text: string): GuideState => ({
  ...state,
  doubts,
  doubted: text.slice(0, DOUBTED_MAX),
});

/** With the words of one more message that was not understood, the latest kept. */
export const withUnread = (state: GuideState, text: string): GuideState => ({
  ...state,
  unread: `${state.unread} ${text}`.trim().slice(-UNREAD_MAX),
});

/** With more of what was offered for the need. */
export const withSeen = (state: GuideState, added: readonly string[]): GuideState => ({
  ...state,
  seen: [...new Set([...state.seen, ...added])].slice(-TRIED_MAX),
});

/** With more of what was opened for the need. */
export const withTried = (state: GuideState, added: readonly string[]): GuideState => ({
  ...state,
  tried: [...new Set([...state.tried, ...added])].slice(-TRIED_MAX),
});

/** With a need that was heard while listening. */
export const withHeard = (state: GuideState, need: string): GuideState => ({
  ...state,
  heard: [need, ...state.heard.filter((one) => one !== need)].slice(0, HEARD_MAX),
});

const withoutSkill = (skills: readonly SkillState[], gone: SkillState['skill']): SkillState[] =>
  skills.filter(({ skill }) => skill !== gone);

const isOnLadder = (skill: SkillState, ladderId: string): boolean =>
  skill.skill === 'exposure' && skill.ladder.id === ladderId;

import type { Assessment, Category, Kind, Level, Question, Swallowed } from './assessment.ts';
import type { Danger } from './danger.ts';

/** How the guard stands between two messages. It is plain data, to be stored with the conversation. */
export interface SafetyState {
  /** How high the guard stands; it outlives the message that raised it. */
  readonly level: Level;
  /** What raised it last; null as long as nothing has. */
  readonly category: Category | null;
  readonly kind: Kind | null;
  /** Whether a denial has lowered the level since it was last raised. Only the first one does. */
  readonly isDenied: boolean;
  /** Messages without a new sign since the last sign or question. */
  readonly quietTurns: number;
  /** Calm answers in a row to the question how things are. */
  readonly calmAnswers: number;
  /** How often it has come back to ask since the last sign. */
  readonly rechecks: number;
  /** How many messages about what is watched it has answered as danger, so that no answer comes twice in a row. */
  readonly answered: number;
  /** Whether one of these answers was for danger now. */
  readonly answeredHigh: boolean;
  /** What these answers were about, or a fear worded as a deed that was answered in a ladder; null before the first. */
  readonly answeredAbout: Danger | null;
  /** For how many more messages a faint likeness is not asked about again, since the soft question was asked. */
  readonly softTurns: number;
  /** Whether what raised it told of a wish, a plan or a deed; see `Assessment`. */
  readonly isMeant: boolean;
  /** Whether that was said outright, so that the first question was another one. */
  readonly isOutright: boolean;
  /**
   * What a yes to the question that the guard asked would mean; null where it asked none. It waits for the next message,
   * and where it asks how things are now, until it is answered or another takes its place. Only the soft one is asked where
   * nothing is watched.
   */
  readonly asked: Question | null;
  /** Whether the next answer has to ask how things are now. */
  readonly isRecheckDue: boolean;
  /** Whether a question about it was answered since the last sign. */
  readonly hasAnswered: boolean;
  /** Whether help was reached since the last sign. */
  readonly isHelped: boolean;
  /** What was answered last of what keeps the person from getting help; null where nothing was. */
  readonly objection: string | null;
  /** Something that was swallowed some messages ago; null for nothing. It is kept also where nothing is watched. */
  readonly swallowed: Swallowed | null;
  /** Whether it watches without a word, since the person deleted what they had told. */
  readonly isSilent: boolean;
}

/**
 * What the guard reacts to. `asked` and `asked-softly`: a question was put to the person; `visit`: a return at which nothing was asked yet; `stayed`: it stayed with the danger though the
 * message said nothing of it; `deleted`: what was told was deleted, so that no question may speak of it.
 */
export type SafetyEvent =
  | { readonly type: 'message'; readonly assessment: Assessment }
  | { readonly type: 'asked'; readonly question: Question }
  | { readonly type: 'asked-softly'; readonly question: Question }
  | { readonly type: 'stayed'; readonly question: Question }
  | { readonly type: 'deleted' }
  | { readonly type: 'visit' };

/** The guard before anything was said. */
export const CALM: SafetyState = {
  level: 'none',
  category: null,
  kind: null,
  isDenied: false,
  quietTurns: 0,
  calmAnswers: 0,
  rechecks: 0,
  answered: 0,
  answeredHigh: false,
  answeredAbout: null,
  softTurns: 0,
  isMeant: false,
  isOutright: false,
  asked: null,
  isRecheckDue: false,
  hasAnswered: false,
  isHelped: false,
  objection: null,
  swallowed: null,
  isSilent: false,
};

/** Whether anything at all is still watched: true until the level has gone all the way down. */
export const isWatched = ({ level }: SafetyState): boolean => level !== 'none';

/** How a page can stand to it: nothing is watched; something is, and help stays in view; or it watches without a word. */
export const WATCHES = ['none', 'open', 'silent'] as const;
export type Watch = (typeof WATCHES)[number];

export const watchOf = (state: SafetyState): Watch =>
  !isWatched(state) ? 'none' : state.isSilent ? 'silent' : 'open';

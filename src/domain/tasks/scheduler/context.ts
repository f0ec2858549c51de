import type { LocalDate } from '#domain/shared/brands.ts';
import { HOUR_MS } from '#domain/shared/time/durations.ts';
import { MOOD_BANDS, type MoodBand, moodBandOf } from '#domain/tasks/vocabulary.ts';

/** How long a logged mood counts, in milliseconds; an older mood is ignored. */
const MOOD_COUNTS_MS = 24 * HOUR_MS;
/** How long a logged distraction counts, in milliseconds; an older distraction is ignored. */
export const DISTRACTIONS_COUNT_MS = 2 * HOUR_MS;
/** Minimum number of recent distractions that lowers the mood band. */
const MANY_DISTRACTIONS = 3;

/** Mood tags that suggest that the person has little strength, regardless of the mood itself. */
export const WEARY_TAGS = [
  'Exam stress',
  'Sleepy',
  'Tired',
  'Overwhelmed',
  'Under pressure',
  'Burned out',
  'Bad sleep',
  'Overload',
  'Meltdown',
  'Shutdown',
] as const;
type WearyTag = (typeof WEARY_TAGS)[number];

/** The type of distraction that lowers the mood band even if it was logged only once. */
const WEARY_DISTRACTION = 'Fatigue';

/** A logged mood. */
export interface LastMood {
  /** 0 to 100. */
  readonly value: number;
  readonly tags: readonly string[];
  /** The energy from 0 (empty) and 1 (low) to 4 (very lively); null if not given. */
  readonly energy: number | null;
  /** Milliseconds since the Unix epoch. */
  readonly instantMs: number;
  /** The person's day on which it was logged. */
  readonly date: LocalDate;
}

export interface RecentDistraction {
  readonly type: string;
  /** Milliseconds since the Unix epoch. */
  readonly instantMs: number;
}

/** The number of bands by which the logged energy lowers the mood band: two for empty energy, one for low energy. */
const energyLowersBy = (energy: number | null): number =>
  energy === null ? 0 : Math.max(0, 2 - energy);

const lowered = (band: MoodBand, steps: number): MoodBand =>
  MOOD_BANDS[Math.max(0, MOOD_BANDS.indexOf(band) - steps)] ?? 'low';

/** What a person logged that lowers the mood band. */
export interface Logged {
  readonly what: 'mood' | 'energy' | 'tag' | 'fatigue' | 'distractions';
  /** Null if `what` is not a tag. */
  readonly tag: WearyTag | null;
  readonly day: 'today' | 'yesterday';
}

/** The current mood band, and the reason if it was lowered. */
export interface MoodNow {
  readonly band: MoodBand;
  /** Null when nothing lowers the band. */
  readonly because: Logged | null;
}

/**
 * The mood band that the scheduler uses now: the band of the last mood if it is at most 24 hours old, otherwise
 * the middle one. A tag from `WEARY_TAGS` or low energy on that mood lowers it by one band, empty energy by two;
 * fatigue or at least three distractions of any type within the last two hours lower it by one more. These steps
 * are a judgement call and deliberately small; the scheduler learns the rest from what the person does.
 *
 * @param mood the last mood; null when there is none
 * @param nowMs milliseconds since the Unix epoch
 * @param today the person's day
 */
export const moodNow = (
  mood: LastMood | null,
  distractions: readonly RecentDistraction[],
  nowMs: number,
  today: LocalDate,
): MoodNow => {
  const felt = mood !== null && nowMs - mood.instantMs <= MOOD_COUNTS_MS ? mood : null;
  const ownBand = moodBandOf(felt?.value ?? null);
  const tag = WEARY_TAGS.find((one) => felt?.tags.includes(one)) ?? null;
  const energySteps = energyLowersBy(felt?.energy ?? null);
  const recent = distractions.filter(({ instantMs }) => nowMs - instantMs <= DISTRACTIONS_COUNT_MS);
  const isFatigued = recent.some(({ type }) => type === WEARY_DISTRACTION);
  const isDistracted = isFatigued || recent.length >= MANY_DISTRACTIONS;
  const day = felt !== null && felt.date < today ? 'yesterday' : 'today';
  const reasonOf = (): Logged | null => {
    if (ownBand === 'low') return { what: 'mood', tag: null, day };
    if (energySteps > 0) return { what: 'energy', tag: null, day };
    if (tag !== null) return { what: 'tag', tag, day };
    if (isFatigued) return { what: 'fatigue', tag: null, day: 'today' };
    return isDistracted ? { what: 'distractions', tag: null, day: 'today' } : null;
  };
  return {
    band: lowered(ownBand, Math.max(Number(tag !== null), energySteps) + Number(isDistracted)),
    because: reasonOf(),
  };
};

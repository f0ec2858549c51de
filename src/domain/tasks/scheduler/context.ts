import { MOOD_BANDS, type MoodBand, moodBandOf } from '#domain/tasks/vocabulary.ts';

const HOUR_MS = 3_600_000;

/** A mood older than this is ignored. */
const MOOD_COUNTS_MS = 24 * HOUR_MS;
/** Distractions older than this are ignored. */
export const DISTRACTIONS_COUNT_MS = 2 * HOUR_MS;
/** The number of recent distractions that lowers the mood band. */
const MANY_DISTRACTIONS = 3;

/** Mood tags that indicate little strength, whatever the mood itself. */
export const WEARY_TAGS: readonly string[] = [
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
];

/** The type of distraction that lowers the mood band by itself. */
const WEARY_DISTRACTION = 'Fatigue';

/** A mood as it was logged. */
export interface LastMood {
  /** 0 to 100. */
  readonly value: number;
  readonly tags: readonly string[];
  /** 0 empty, 1 low, to 4 very lively; null where it was not said. */
  readonly energy: number | null;
  /** Milliseconds since the Unix epoch. */
  readonly instantMs: number;
}

export interface RecentDistraction {
  readonly type: string;
  /** Milliseconds since the Unix epoch. */
  readonly instantMs: number;
}

/** By how many bands an energy lowers the mood band: two when empty, one when low. */
const energyLowersBy = (energy: number | null): number =>
  energy === null ? 0 : Math.max(0, 2 - energy);

const lowered = (band: MoodBand, steps: number): MoodBand =>
  MOOD_BANDS[Math.max(0, MOOD_BANDS.indexOf(band) - steps)] ?? 'low';

/** The mood band that counts now, and what lowered it. */
export interface MoodNow {
  readonly band: MoodBand;
  /** What was logged that lowers it, as it stands after "You logged"; null where nothing does. */
  readonly because: string | null;
}

/**
 * The mood band that the scheduler uses now: that of the last mood if it is at most 24 hours old, else the
 * middle one. A tag of `WEARY_TAGS` or low energy on that mood lowers it by one band, no energy at all by two; fatigue or
 * at least three distractions of any type within the last two hours lower it by one more. These steps are our judgement
 * and small on purpose; the scheduler learns the rest from what the person does.
 *
 * @param mood the last mood; null when there is none
 * @param nowMs milliseconds since the Unix epoch
 */
export const moodNow = (
  mood: LastMood | null,
  distractions: readonly RecentDistraction[],
  nowMs: number,
): MoodNow => {
  const felt = mood !== null && nowMs - mood.instantMs <= MOOD_COUNTS_MS ? mood : null;
  const ownBand = moodBandOf(felt?.value ?? null);
  const tag = felt?.tags.find((one) => WEARY_TAGS.includes(one));
  const energySteps = energyLowersBy(felt?.energy ?? null);
  const recent = distractions.filter(({ instantMs }) => nowMs - instantMs <= DISTRACTIONS_COUNT_MS);
  const isFatigued = recent.some(({ type }) => type === WEARY_DISTRACTION);
  const isDistracted = isFatigued || recent.length >= MANY_DISTRACTIONS;
  const reasons = [
    ownBand === 'low' ? 'a low mood' : null,
    energySteps > 0 ? 'low energy' : null,
    tag === undefined ? null : `“${tag}”`,
    isFatigued ? `“${WEARY_DISTRACTION}”` : null,
    isDistracted ? 'several distractions' : null,
  ];
  return {
    band: lowered(ownBand, Math.max(Number(tag !== undefined), energySteps) + Number(isDistracted)),
    because: reasons.find((reason) => reason !== null) ?? null,
  };
};

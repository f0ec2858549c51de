import { MOOD_BANDS, type MoodBand, moodBandOf } from '#domain/routine/vocabulary.ts';

const HOUR_MS = 3_600_000;

/** A mood from longer ago than this says little about now. */
const MOOD_COUNTS_MS = 24 * HOUR_MS;
/** How far back distractions say something about now. */
export const DISTRACTIONS_COUNT_MS = 2 * HOUR_MS;
/** This many distractions are more than the usual. */
const MANY_DISTRACTIONS = 3;

/** Tags of a mood that say that there is little strength, whatever the mood itself is. */
export const WEARY_TAGS: readonly string[] = [
  'Exam stress',
  'Sleepy',
  'Tired',
  'Overwhelmed',
  'Under pressure',
  'Burned out',
  'Bad sleep',
];

/** The distraction that is tiredness itself. */
const WEARY_DISTRACTION = 'Fatigue';

/** A mood as it was logged. */
export interface LastMood {
  /** 0 to 100. */
  readonly value: number;
  readonly tags: readonly string[];
  /** Milliseconds since the Unix epoch. */
  readonly instantMs: number;
}

export interface RecentDistraction {
  readonly type: string;
  /** Milliseconds since the Unix epoch. */
  readonly instantMs: number;
}

const lowered = (band: MoodBand, steps: number): MoodBand =>
  MOOD_BANDS[Math.max(0, MOOD_BANDS.indexOf(band) - steps)] ?? 'low';

/**
 * How much can be asked of a person now, as a mood band: that of the last mood, if it is at most 24
 * hours old, and the middle one without such a mood. A tag of `WEARY_TAGS` on that mood lowers it by one
 * band. Fatigue, or three or more distractions of any type, within the last two hours lower it by one
 * more. These steps are our own judgement, kept small; what the person then does teaches the rest.
 *
 * @param mood the last mood; null when there is none
 * @param nowMs milliseconds since the Unix epoch
 */
export const moodBandNow = (
  mood: LastMood | null,
  distractions: readonly RecentDistraction[],
  nowMs: number,
): MoodBand => {
  const felt = mood !== null && nowMs - mood.instantMs <= MOOD_COUNTS_MS ? mood : null;
  const weary = felt?.tags.some((tag) => WEARY_TAGS.includes(tag)) === true;
  const recent = distractions.filter(({ instantMs }) => nowMs - instantMs <= DISTRACTIONS_COUNT_MS);
  const distracted =
    recent.length >= MANY_DISTRACTIONS || recent.some(({ type }) => type === WEARY_DISTRACTION);
  return lowered(moodBandOf(felt?.value ?? null), Number(weary) + Number(distracted));
};

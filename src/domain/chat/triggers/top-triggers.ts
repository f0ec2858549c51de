import { TONES, type Tone, type Trigger } from './trigger.ts';

/** Where triggers occur: in chat messages, and as mood tags. */
export const TRIGGER_SOURCES = ['chat', 'moods'] as const;
type TriggerSource = (typeof TRIGGER_SOURCES)[number];

/** The number of times a trigger occurred in one source with one tone. */
export interface CountedTrigger extends Trigger {
  readonly count: number;
  readonly source: TriggerSource;
}

/** A trigger with its number of occurrences and its prevailing tone. */
export interface TopTrigger {
  readonly trigger: string;
  readonly count: number;
  readonly tone: Tone;
  readonly source: TriggerSource;
}

const MOST = 10;

const timesOf = (rows: readonly CountedTrigger[]): number =>
  rows.reduce((sum, { count }) => sum + count, 0);

/** The most frequent tone; neutral in a tie. */
const prevailing = (rows: readonly CountedTrigger[]): Tone => {
  const counted = TONES.map((tone) => ({
    tone,
    count: timesOf(rows.filter((row) => row.tone === tone)),
  })).sort((one, other) => other.count - one.count);
  const [first, second] = counted;
  return first === undefined || first.count === second?.count ? 'neutral' : first.tone;
};

/**
 * The ten most frequent triggers, counted separately per source, most frequent first, ties by name. Triggers that
 * mostly felt good are excluded, because they set off nothing difficult.
 */
export const topTriggers = (rows: readonly CountedTrigger[]): readonly TopTrigger[] =>
  TRIGGER_SOURCES.flatMap((source) =>
    [
      ...Map.groupBy(
        rows.filter((row) => row.source === source),
        ({ trigger }) => trigger,
      ),
    ].map(([trigger, of]) => ({ trigger, count: timesOf(of), tone: prevailing(of), source })),
  )
    .filter(({ tone }) => tone !== 'positive')
    .sort((one, other) => other.count - one.count || (one.trigger < other.trigger ? -1 : 1))
    .slice(0, MOST);

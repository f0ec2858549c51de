import { TONES, type Tone, type Trigger } from './trigger.ts';

/** Where triggers come up: in what is said in the chat, and as tags of moods. */
export const TRIGGER_SOURCES = ['chat', 'moods'] as const;
type TriggerSource = (typeof TRIGGER_SOURCES)[number];

/** How often a trigger came up in one place and one tone. */
export interface CountedTrigger extends Trigger {
  readonly count: number;
  readonly source: TriggerSource;
}

/** A trigger with how often it came up, and the tone that prevailed. */
export interface TopTrigger {
  readonly trigger: string;
  readonly count: number;
  readonly tone: Tone;
  readonly source: TriggerSource;
}

const MOST = 10;

const timesOf = (rows: readonly CountedTrigger[]): number =>
  rows.reduce((sum, { count }) => sum + count, 0);

/** The tone that comes most often; where two do, neither prevails. */
const prevailing = (rows: readonly CountedTrigger[]): Tone => {
  const counted = TONES.map((tone) => ({
    tone,
    count: timesOf(rows.filter((row) => row.tone === tone)),
  })).sort((one, other) => other.count - one.count);
  const [first, second] = counted;
  return first === undefined || first.count === second?.count ? 'neutral' : first.tone;
};

/**
 * The ten most frequent triggers of these counts, each place by itself, most frequent first, ties by name. What mostly felt good sets off
 * nothing that is hard, so it is none.
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

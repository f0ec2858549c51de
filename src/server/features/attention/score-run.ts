import { CPT_VERSION } from '#domain/attention/cpt/events.ts';
import { cptEventsFrom } from '#domain/attention/cpt/kept-events.ts';
import { scoreCpt } from '#domain/attention/cpt/score.ts';
import { digitSpanEventsFrom } from '#domain/attention/digit-span/events.ts';
import { DIGIT_SPAN_VERSION, scoreDigitSpan } from '#domain/attention/digit-span/score.ts';
import type { Instrument, RunRecording } from '#domain/attention/recording.ts';
import { simonEventsFrom } from '#domain/attention/simon/events.ts';
import { SIMON_VERSION, scoreSimon } from '#domain/attention/simon/score.ts';
import { stroopEventsFrom } from '#domain/attention/stroop/events.ts';
import { STROOP_VERSION, scoreStroop } from '#domain/attention/stroop/score.ts';

/** A scored run: the parsed events and the measures. */
interface Scored {
  readonly events: readonly object[];
  /** Finite numbers, null where not measurable. The score as a whole is null for an unknown version. */
  readonly score: object | null;
}

type ScoreResult = Scored | { readonly problem: 'events' };

/** Maximum JSON length of a run's events that cannot be parsed here: three times a Full run. */
const UNKNOWN_LENGTH_MAX = 200_000;

const isObject = (event: unknown): event is object => typeof event === 'object' && event !== null;

/** Scores runs of one test with the only version of its scoring in this program. */
const scorer =
  <Event extends object>(test: {
    readonly version: number;
    readonly read: (run: RunRecording<unknown>) => readonly Event[] | null;
    readonly score: (run: RunRecording<Event>) => object;
  }) =>
  (run: RunRecording<unknown>): ScoreResult => {
    // It may have waited on a device during an update. Stored unscored for a version that can score it.
    if (run.version !== test.version) {
      const isTooLong = JSON.stringify(run.events).length > UNKNOWN_LENGTH_MAX;
      return isTooLong
        ? { problem: 'events' }
        : { events: run.events.filter(isObject), score: null };
    }
    const events = test.read(run);
    if (events === null) return { problem: 'events' };
    return { events, score: test.score({ ...run, events }) };
  };

const SCORERS: Readonly<Record<Instrument, (run: RunRecording<unknown>) => ScoreResult>> = {
  cpt: scorer({
    version: CPT_VERSION,
    read: cptEventsFrom,
    score: scoreCpt,
  }),
  stroop: scorer({
    version: STROOP_VERSION,
    read: ({ events }) => stroopEventsFrom(events),
    score: scoreStroop,
  }),
  'digit-span': scorer({
    version: DIGIT_SPAN_VERSION,
    read: ({ events }) => digitSpanEventsFrom(events),
    score: scoreDigitSpan,
  }),
  simon: scorer({
    version: SIMON_VERSION,
    read: ({ events }) => simonEventsFrom(events),
    score: scoreSimon,
  }),
};

/** Parses and scores a run's events with its own test, or returns the problem. */
export const scoreRun = (run: RunRecording<unknown>): ScoreResult => SCORERS[run.instrument](run);

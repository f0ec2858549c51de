import { CPT_VERSION } from '#domain/attention/cpt/events.ts';
import { scoreCpt } from '#domain/attention/cpt/score.ts';
import { cptEventsFrom } from '#domain/attention/cpt/stored-events.ts';
import { digitSpanEventsFrom } from '#domain/attention/digit-span/events.ts';
import { DIGIT_SPAN_VERSION, scoreDigitSpan } from '#domain/attention/digit-span/score.ts';
import type { Instrument, RunRecording } from '#domain/attention/recording.ts';
import { simonEventsFrom } from '#domain/attention/simon/events.ts';
import { SIMON_VERSION, scoreSimon } from '#domain/attention/simon/score.ts';
import { stroopEventsFrom } from '#domain/attention/stroop/events.ts';
import { STROOP_VERSION, scoreStroop } from '#domain/attention/stroop/score.ts';

/** A scored run: its parsed events and its measures. */
interface Scored {
  readonly events: readonly object[];
  /**
   * The measures as finite numbers, or null where a measure could not be determined. The whole score is null for an
   * unknown version of the scoring.
   */
  readonly score: object | null;
}

type ScoreResult = Scored | { readonly problem: 'events' };

/** The maximum JSON length of events that this version cannot parse: three times the length of a Full run. */
const UNKNOWN_LENGTH_MAX = 200_000;

const isObject = (event: unknown): event is object => typeof event === 'object' && event !== null;

/** Creates the function that scores runs of one test, with the only version of the scoring that this program has. */
const scorer =
  <Event extends object>(test: {
    readonly version: number;
    readonly read: (run: RunRecording<unknown>) => readonly Event[] | null;
    readonly score: (run: RunRecording<Event>) => object;
  }) =>
  (run: RunRecording<unknown>): ScoreResult => {
    // The run may have waited on a device during an update. It is stored without a score, so that a later version of
    // the program can score it.
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

/** Parses and scores a run's events as its test requires, or returns the problem. */
export const scoreRun = (run: RunRecording<unknown>): ScoreResult => SCORERS[run.instrument](run);

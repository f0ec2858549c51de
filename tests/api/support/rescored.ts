import type { AttentionRun } from '#contract/attention/run.ts';
import { scoreCpt } from '#domain/attention/cpt/score.ts';
import { cptEventsFrom } from '#domain/attention/cpt/stored-events.ts';
import { digitSpanEventsFrom } from '#domain/attention/digit-span/events.ts';
import { scoreDigitSpan } from '#domain/attention/digit-span/score.ts';
import { simonEventsFrom } from '#domain/attention/simon/events.ts';
import { scoreSimon } from '#domain/attention/simon/score.ts';
import { stroopEventsFrom } from '#domain/attention/stroop/events.ts';
import { scoreStroop } from '#domain/attention/stroop/score.ts';

const readAndScored = (run: AttentionRun): object => {
  switch (run.instrument) {
    case 'cpt':
      return scoreCpt({ ...run, events: cptEventsFrom(run) ?? [] });
    case 'stroop':
      return scoreStroop({ ...run, events: stroopEventsFrom(run.events) ?? [] });
    case 'digit-span':
      return scoreDigitSpan({ ...run, events: digitSpanEventsFrom(run.events) ?? [] });
    case 'simon':
      return scoreSimon({ ...run, events: simonEventsFrom(run.events) ?? [] });
  }
};

/** The score of a fetched run, recomputed by the scoring code and then converted as JSON converts it. */
export const rescored = (run: AttentionRun): unknown =>
  JSON.parse(JSON.stringify(readAndScored(run)));

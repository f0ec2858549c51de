import { getComfort } from '#client/lib/comfort/comfort.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import type { AttentionRunBody } from '#contract/attention/run.ts';
import type { RunRecording } from '#domain/attention/recording.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';

/** A recorded run as stored in the outbox: the request body without the ids that the outbox adds. */
export type RunBody = Omit<AttentionRunBody, 'id' | 'userId'>;

/** The person's local date and time zone at an instant (ISO 8601), as stored in records. */
export const dayOf = (instant: string) => {
  const zone = deviceZone();
  return { zone, localDate: localDateAt(Date.parse(instant), zone, getComfort().dayStartsAtHour) };
};

/** Converts a recording to the request body, with the local date on which the run started. */
export const runBody = (recording: RunRecording<object>): RunBody => ({
  ...recording,
  ...dayOf(recording.startedAt),
  events: recording.events.map((event) => Object.fromEntries(Object.entries(event))),
});

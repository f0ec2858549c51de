import * as z from 'zod/mini';
import { texts } from '#texts/focus.js';
import { recordId, timestamp, userId } from './shared/fields.ts';
import { recordEndpoint } from './shared/record-endpoint.ts';

/** The longest accepted session, in seconds; a longer session is a clock error. */
const SESSION_MAX_S = 7 * 86_400;
/** The maximum by which a duration may exceed the time from start to end, because whole seconds may be rounded up. */
const ROUNDING_MS = 1000;

const secondsError = { error: () => texts.durationIsWrong };

export const focusSession = z
  .object({
    /** Sending the same id twice stores one session. */
    id: z.optional(recordId),
    userId,
    sessionStart: timestamp,
    sessionEnd: timestamp,
    /**
     * At most the time from start to end; shorter if the time in which the page was hidden or the device asleep is not
     * counted.
     */
    durationSeconds: z
      .int(secondsError)
      .check(z.minimum(0, secondsError), z.maximum(SESSION_MAX_S, secondsError)),
  })
  .check(
    z.refine(({ sessionStart, sessionEnd }) => Date.parse(sessionEnd) >= Date.parse(sessionStart), {
      path: ['sessionEnd'],
      error: () => texts.endBeforeStart,
    }),
    z.refine(
      ({ sessionStart, sessionEnd, durationSeconds }) =>
        durationSeconds * 1000 <= Date.parse(sessionEnd) - Date.parse(sessionStart) + ROUNDING_MS,
      { path: ['durationSeconds'], error: () => texts.durationTooLong },
    ),
  );

const visibility = z.object({
  id: z.optional(recordId),
  userId,
  timestamp,
  visible: z.boolean({ error: () => texts.visibleOrNot }),
});

export type VisibilityBody = z.input<typeof visibility>;
export type SessionBody = z.input<typeof focusSession>;

export const focusEndpoints = {
  visibility: recordEndpoint(
    '/api/focus/visibility',
    'Keeps that the page was hidden or shown.',
    visibility,
  ),
  session: recordEndpoint('/api/focus/session', 'Keeps how long the app was open.', focusSession),
};

import { focusEndpoints } from '#contract/focus.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { instantOf } from '#server/http/clock-check.ts';
import { newRecordId } from '#server/http/new-record-id.ts';
import { focusStore } from './focus-store.ts';

/** What the open page reports. */
export const focusFeature = ({ serve, database, now }: FeatureParts): void => {
  const focus = focusStore(database);

  serve(focusEndpoints.visibility, async ({ subject, body }) => {
    const nowMs = now();
    const changedAt = instantOf('timestamp', body.timestamp, nowMs);
    const change = { id: newRecordId(body.id), changedAt, visible: body.visible };
    await focus.addVisibility(subject, change, new Date(nowMs).toISOString());
  });

  serve(focusEndpoints.session, async ({ subject, body }) => {
    const nowMs = now();
    const session = {
      id: newRecordId(body.id),
      startedAt: instantOf('sessionStart', body.sessionStart, nowMs),
      endedAt: instantOf('sessionEnd', body.sessionEnd, nowMs),
      durationS: body.durationSeconds,
    };
    await focus.addSession(subject, session, new Date(nowMs).toISOString());
  });
};

import { focusEndpoints } from '#contract/focus.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { instantOf } from '#server/http/clock-check.ts';
import { newRecordId } from '#server/http/new-record-id.ts';
import { focusStore } from './focus-store.ts';

/** What the open page reports. */
export const focusFeature = ({ serve, database, now }: FeatureParts): void => {
  const focus = focusStore(database);

  serve(focusEndpoints.visibility, async ({ subject, body, at }) => {
    const changedAt = instantOf('timestamp', body.timestamp, now());
    const change = { id: newRecordId(body.id), changedAt, visible: body.visible };
    await focus.addVisibility(subject, change, at);
  });

  serve(focusEndpoints.session, async ({ subject, body, at }) => {
    const nowMs = now();
    const session = {
      id: newRecordId(body.id),
      startedAt: instantOf('sessionStart', body.sessionStart, nowMs),
      endedAt: instantOf('sessionEnd', body.sessionEnd, nowMs),
      durationS: body.durationSeconds,
    };
    await focus.addSession(subject, session, at);
  });
};

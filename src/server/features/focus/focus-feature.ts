import { focusEndpoints } from '#contract/focus.ts';
import { ownRows } from '#server/db/tables/own-rows.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { instantOf } from '#server/http/clock-check.ts';
import { newRecordId } from '#server/http/new-record-id.ts';

const visibility = ownRows('focus_visibility');
const sessions = ownRows('focus_sessions');

/**
 * Endpoints for focus sessions, and for changes of the page's visibility. Repeating a request with the same id changes
 * nothing.
 */
export const focusFeature = ({ serve, database, now }: FeatureParts): void => {
  const addVisibility = visibility.addsOnce(database);

  serve(focusEndpoints.visibility, async ({ subject, body, at }) => {
    const changedAt = instantOf('timestamp', body.timestamp, now());
    const change = { id: newRecordId(body.id), changedAt, visible: body.visible };
    await addVisibility(subject, change, at);
  });

  serve(focusEndpoints.session, async ({ subject, body, at }) => {
    const nowMs = now();
    const session = {
      id: newRecordId(body.id),
      startedAt: instantOf('sessionStart', body.sessionStart, nowMs),
      endedAt: instantOf('sessionEnd', body.sessionEnd, nowMs),
      durationS: body.durationSeconds,
    };
    await sessions.add(database.db, subject, session, at);
  });
};

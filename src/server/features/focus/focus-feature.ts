import { v7 as uuidv7 } from 'uuid';
import { focusEndpoints } from '#contract/focus.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { instantOf } from '#server/http/clock-check.ts';
import { focusStore } from './focus-store.ts';

const DONE = { ok: true } as const;

const idOf = (body: { readonly id?: string | undefined }): string =>
  (body.id ?? uuidv7()).toLowerCase();

/** What the open page reports. */
export const focusFeature = ({ serve, database, now }: FeatureParts): void => {
  const focus = focusStore(database);

  serve(focusEndpoints.visibility, async ({ subject, body }) => {
    const nowMs = now();
    const changedAt = instantOf('timestamp', body.timestamp, nowMs);
    const change = { id: idOf(body), changedAt, visible: body.visible };
    await focus.addVisibility(subject, change, new Date(nowMs).toISOString());
    return DONE;
  });

  serve(focusEndpoints.session, async ({ subject, body }) => {
    const nowMs = now();
    const session = {
      id: idOf(body),
      startedAt: instantOf('sessionStart', body.sessionStart, nowMs),
      endedAt: instantOf('sessionEnd', body.sessionEnd, nowMs),
      durationS: body.durationSeconds,
    };
    await focus.addSession(subject, session, new Date(nowMs).toISOString());
    return DONE;
  });
};

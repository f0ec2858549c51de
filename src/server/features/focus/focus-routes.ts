import { v7 as uuidv7 } from 'uuid';
import { focusEndpoints } from '#contract/focus.ts';
import { instantOf, placed } from '#server/http/clock-check.ts';
import type { Serve } from '#server/http/serve.ts';
import type { FocusStore } from './focus-store.ts';

interface FocusParts {
  readonly serve: Serve;
  readonly focus: FocusStore;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
}

const DONE = { ok: true } as const;

const idOf = (body: { readonly id?: string | undefined }): string =>
  (body.id ?? uuidv7()).toLowerCase();

/** What the quick CPT and the open page report. */
export const focusRoutes = ({ serve, focus, now }: FocusParts): void => {
  serve(focusEndpoints.cpt, async ({ subject, body }) => {
    const nowMs = now();
    const response = {
      id: idOf(body),
      shownLetter: body.shownLetter,
      respondedAt: instantOf('responseTime', body.responseTime, nowMs),
      isCorrect: body.isCorrect,
      sequence: body.sequence,
    };
    await focus.addResponse(subject, response, new Date(nowMs).toISOString());
    return DONE;
  });

  serve(focusEndpoints.cptSummary, async ({ subject, body }) => {
    const nowMs = now();
    const { total, correct, incorrect, accuracy, localDate, zone } = body;
    const instantMs = Date.parse(body.endedAt);
    const summary = {
      id: idOf(body),
      total,
      correct,
      incorrect,
      accuracy,
      ...placed('endedAt', { instantMs, localDate, zone }, nowMs),
      endedAt: new Date(instantMs).toISOString(),
    };
    await focus.addSummary(subject, summary, new Date(nowMs).toISOString());
    return DONE;
  });

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

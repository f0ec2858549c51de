import { v7 as uuidv7 } from 'uuid';
import { distractionEndpoints } from '#contract/distraction.ts';
import { accountGone } from '#server/errors.ts';
import { placed } from '#server/http/clock-check.ts';
import type { Serve } from '#server/http/serve.ts';
import type { DistractionStore } from './distraction-store.ts';

interface DistractionParts {
  readonly serve: Serve;
  readonly distractions: DistractionStore;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
}

/** Logging distractions and counting them. */
export const distractionRoutes = ({ serve, distractions, now }: DistractionParts): void => {
  serve(distractionEndpoints.log, async ({ subject, body }) => {
    const nowMs = now();
    const instantMs = body.timestamp === undefined ? nowMs : Date.parse(body.timestamp);
    const claim = { instantMs, localDate: body.localDate, zone: body.zone };
    const place = placed('timestamp', claim, nowMs);
    const kept = await distractions.add(
      subject,
      {
        id: (body.id ?? uuidv7()).toLowerCase(),
        type: body.type,
        timestamp: new Date(instantMs).toISOString(),
        ...place,
      },
      new Date(nowMs).toISOString(),
    );
    if (kept === null) throw accountGone();
    return kept;
  });

  serve(distractionEndpoints.summary, async ({ subject }) => {
    const counts = await distractions.summary(subject);
    return counts.map(({ type, count }) => ({ _id: type, count }));
  });
};

import { v7 as uuidv7 } from 'uuid';
import { distractionEndpoints } from '#contract/distraction.ts';
import { placeInTime } from '#domain/shared/placement.ts';
import { accountGone, invalidField } from '../../errors.ts';
import type { Serve } from '../../http/serve.ts';
import type { DistractionStore } from './distraction-store.ts';

interface DistractionParts {
  readonly serve: Serve;
  readonly distractions: DistractionStore;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
}

const PROBLEMS = {
  future: () =>
    invalidField(
      'timestamp',
      'This time is more than a day ahead. Check the clock of this device.',
    ),
  'long-ago': () => invalidField('timestamp', 'This time is before the year 1900.'),
  'other-day': () => invalidField('localDate', 'This date does not fit the time and time zone.'),
};

/** Logging distractions and counting them. */
export const distractionRoutes = ({ serve, distractions, now }: DistractionParts): void => {
  serve(distractionEndpoints.log, async ({ subject, body }) => {
    const nowMs = now();
    const instantMs = body.timestamp === undefined ? nowMs : Date.parse(body.timestamp);
    const placed = placeInTime({ instantMs, localDate: body.localDate, zone: body.zone }, nowMs);
    if ('problem' in placed) throw PROBLEMS[placed.problem]();
    const kept = await distractions.add(
      subject,
      {
        id: (body.id ?? uuidv7()).toLowerCase(),
        type: body.type,
        timestamp: new Date(instantMs).toISOString(),
        ...placed,
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

import { v7 as uuidv7 } from 'uuid';
import { moodEndpoints } from '#contract/mood.ts';
import { placeInTime } from '#domain/shared/placement.ts';
import { accountGone, invalidField } from '../../errors.ts';
import type { Serve } from '../../http/serve.ts';
import type { MoodStore } from './mood-store.ts';

interface MoodParts {
  readonly serve: Serve;
  readonly moods: MoodStore;
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

/** Logging moods and reading them. */
export const moodRoutes = ({ serve, moods, now }: MoodParts): void => {
  serve(moodEndpoints.submit, async ({ subject, body }) => {
    const instantMs = Date.parse(body.timestamp);
    const placed = placeInTime({ instantMs, localDate: body.localDate, zone: body.zone }, now());
    if ('problem' in placed) throw PROBLEMS[placed.problem]();
    const kept = await moods.add(
      subject,
      {
        id: (body.id ?? uuidv7()).toLowerCase(),
        timestamp: new Date(instantMs).toISOString(),
        ...placed,
        mood: body.mood,
        emoji: body.emoji,
        why: body.why,
        tags: body.tags,
      },
      new Date(now()).toISOString(),
    );
    if (kept === null) throw accountGone();
    return kept;
  });

  serve(moodEndpoints.all, ({ subject, query }) =>
    moods.list(subject, { from: query.from, to: query.to }),
  );
};

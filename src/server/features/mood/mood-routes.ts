import { v7 as uuidv7 } from 'uuid';
import { moodEndpoints } from '#contract/mood.ts';
import { accountGone } from '#server/errors.ts';
import { placed } from '#server/http/clock-check.ts';
import type { Serve } from '#server/http/serve.ts';
import type { MoodStore } from './mood-store.ts';

interface MoodParts {
  readonly serve: Serve;
  readonly moods: MoodStore;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
}

/** Logging moods and reading them. */
export const moodRoutes = ({ serve, moods, now }: MoodParts): void => {
  serve(moodEndpoints.submit, async ({ subject, body }) => {
    const instantMs = Date.parse(body.timestamp);
    const claim = { instantMs, localDate: body.localDate, zone: body.zone };
    const place = placed('timestamp', claim, now());
    const kept = await moods.add(
      subject,
      {
        id: (body.id ?? uuidv7()).toLowerCase(),
        timestamp: new Date(instantMs).toISOString(),
        ...place,
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

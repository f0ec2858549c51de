import { v7 as uuidv7 } from 'uuid';
import { moodEndpoints } from '#contract/mood.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { accountGone } from '#server/errors.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { checkClock } from '#server/http/clock-check.ts';
import { moodStore } from './mood-store.ts';

/** Logging moods and reading them. */
export const moodFeature = ({ serve, database, now }: FeatureParts) => {
  const moods = moodStore(database);

  serve(moodEndpoints.submit, async ({ subject, body }) => {
    const instantMs = Date.parse(body.timestamp);
    const claim = { instantMs, localDate: body.localDate, zone: body.zone };
    const place = checkClock('timestamp', claim, now());
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

  return {
    /** The last mood that the person logged; null when there is none. */
    lastMood: async (userId: UserId) => {
      const log = await moods.latest(userId);
      if (log === null) return null;
      return {
        value: log.mood,
        tags: log.tags,
        instantMs: Date.parse(log.timestamp),
        zone: log.zone,
      };
    },
  };
};

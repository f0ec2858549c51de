import { moodEndpoints } from '#contract/mood.ts';
import type { CountedTrigger } from '#domain/chat/triggers/top-triggers.ts';
import type { Tone } from '#domain/chat/triggers/trigger.ts';
import type { MoodValue } from '#domain/mood/levels.ts';
import type { MoodWords } from '#domain/mood/words.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { HttpError } from '#server/errors.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { checkClock } from '#server/http/clock-check.ts';
import { newRecordId } from '#server/http/new-record-id.ts';
import { texts } from '#texts/mood.js';
import { moodStore } from './mood-store.ts';
import { ownTagStore } from './own-tag-store.ts';

interface MoodParts extends FeatureParts {
  readonly words: MoodWords;
}

/** Whether a tag is pleasant or unpleasant (its tone), derived from the mood with which the tag was logged. */
const toneOf = (mood: MoodValue): Tone => {
  if (mood === 50) return 'neutral';
  return mood < 50 ? 'negative' : 'positive';
};

/** Endpoints for logging and reading moods, and for custom mood tags. */
export const moodFeature = ({ serve, database, words, now }: MoodParts) => {
  const moods = moodStore(database);
  const ownTags = ownTagStore(database);

  serve(moodEndpoints.submit, ({ subject, body, at }) => {
    const instantMs = Date.parse(body.timestamp);
    const claim = { instantMs, localDate: body.localDate, zone: body.zone };
    const place = checkClock('timestamp', claim, now());
    const timestamp = new Date(instantMs).toISOString();
    return moods.add(subject, { ...body, ...place, id: newRecordId(body.id), timestamp }, at);
  });

  serve(moodEndpoints.addDetails, async ({ subject, body }) => {
    const changed = await moods.change(subject, body.moodId, body);
    if (changed === null) throw new HttpError('not_found', texts.moodOfDetailsGone);
    return changed;
  });

  serve(moodEndpoints.correct, async ({ subject, body }) => {
    const changed = await moods.change(subject, body.moodId, body);
    if (changed === null) throw new HttpError('not_found', texts.moodGone);
    return changed;
  });

  serve(moodEndpoints.remove, async ({ subject, body }) => {
    await moods.remove(subject, body.moodId);
  });

  serve(moodEndpoints.all, ({ subject, query }) =>
    moods.list(subject, { from: query.from, to: query.to }),
  );

  serve(moodEndpoints.words, async ({ subject }) => ({
    ...words,
    own: await ownTags.list(subject),
  }));

  serve(moodEndpoints.addTag, ({ subject, body: { id, name }, at }) =>
    ownTags.add(subject, { id: newRecordId(id), name }, at),
  );

  serve(moodEndpoints.removeTag, async ({ subject, params }) => {
    await ownTags.remove(subject, params.tagId);
  });

  return {
    /** How often each tag was logged, with its tone. The person's custom tags are included. */
    tagCounts: async (userId: UserId): Promise<readonly CountedTrigger[]> =>
      (await moods.tagCounts(userId)).map(({ tag, mood, count }) => ({
        trigger: tag,
        tone: toneOf(mood),
        count,
        source: 'moods',
      })),

    /** The person's latest mood. Null when no mood was logged. */
    lastMood: async (userId: UserId) => {
      const log = await moods.latest(userId);
      if (log === null) return null;
      return {
        value: log.mood,
        tags: log.tags,
        energy: log.energy,
        instantMs: Date.parse(log.timestamp),
        date: log.localDate,
        zone: log.zone,
      };
    },
  };
};

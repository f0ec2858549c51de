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
import { moodStore } from './mood-store.ts';
import { ownTagStore } from './own-tag-store.ts';

interface MoodParts extends FeatureParts {
  readonly words: MoodWords;
}

/** The tone of a tag, derived from the mood logged with it. */
const toneOf = (mood: MoodValue): Tone => {
  if (mood === 50) return 'neutral';
  return mood < 50 ? 'negative' : 'positive';
};

/** Logging and reading moods, and custom mood tags. */
export const moodFeature = ({ serve, database, words, now }: MoodParts) => {
  const moods = moodStore(database);
  const ownTags = ownTagStore(database);

  serve(moodEndpoints.submit, ({ subject, body, at }) => {
    const instantMs = Date.parse(body.timestamp);
    const claim = { instantMs, localDate: body.localDate, zone: body.zone };
    const place = checkClock('timestamp', claim, now());
    return moods.add(
      subject,
      {
        id: newRecordId(body.id),
        timestamp: new Date(instantMs).toISOString(),
        ...place,
        mood: body.mood,
        emoji: body.emoji,
        why: body.why,
        tags: body.tags,
        ownTags: body.ownTags,
        energy: body.energy,
        body: body.body,
      },
      at,
    );
  });

  serve(moodEndpoints.addDetails, async ({ subject, body }) => {
    const { moodId, why, tags, ownTags, energy, body: signals } = body;
    const changes = { why, tags, ownTags, energy, body: signals };
    const changed = await moods.change(subject, moodId, changes);
    if (changed === null)
      throw new HttpError('not_found', 'The mood that this belongs to is not there.');
    return changed;
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
    /** How often each tag was logged, with its tone. Includes the person's custom tags. */
    tagCounts: async (userId: UserId): Promise<readonly CountedTrigger[]> =>
      (await moods.tagCounts(userId)).map(({ tag, mood, count }) => ({
        trigger: tag,
        tone: toneOf(mood),
        count,
        source: 'moods',
      })),

    /** The person's latest mood; null when there is none. */
    lastMood: async (userId: UserId) => {
      const log = await moods.latest(userId);
      if (log === null) return null;
      return {
        value: log.mood,
        tags: log.tags,
        energy: log.energy,
        instantMs: Date.parse(log.timestamp),
        zone: log.zone,
      };
    },
  };
};

import * as z from 'zod/mini';
import { MOOD_LEVELS } from '#domain/mood/levels.ts';
import { MOOD_TAGS } from '#domain/mood/tags.ts';
import { endpoint } from './shared/endpoint.ts';
import {
  line,
  localDate,
  ownParams,
  prose,
  recordId,
  timestamp,
  userId,
  zone,
} from './shared/fields.ts';

export const WHY_MAX = 2000;

const mood = z.literal(
  MOOD_LEVELS.map((level) => level.value),
  { error: 'Mood has to be 0, 25, 50, 75 or 100.' },
);

const tags = z
  .array(z.enum(MOOD_TAGS, { error: 'A tag is not on the list.' }), {
    error: 'Tags have to be a list.',
  })
  .check(
    z.maxLength(MOOD_TAGS.length, { error: `There can be at most ${MOOD_TAGS.length} tags.` }),
    z.refine((list) => new Set(list).size === list.length, { error: 'A tag is there twice.' }),
  );

const submission = z.object({
  id: z.optional(recordId),
  userId,
  timestamp,
  /** The person's own date at that time; defaults to the date in `zone`. */
  localDate: z.optional(localDate),
  zone: z.optional(zone),
  mood,
  emoji: line('Emoji', 1, 16),
  why: z._default(prose('“Why?”', WHY_MAX), ''),
  tags: z._default(tags, []),
});

const moodLog = z.object({
  id: z.string(),
  userId: z.string(),
  timestamp: z.string(),
  localDate: localDate,
  zone: z.string(),
  mood,
  emoji: z.string(),
  why: z.string(),
  tags: z.array(z.enum(MOOD_TAGS)),
});

export type MoodSubmission = z.input<typeof submission>;
export type MoodLog = z.output<typeof moodLog>;

export const moodEndpoints = {
  submit: endpoint({
    method: 'POST',
    path: '/api/mood/submit',
    summary: 'Logs a mood. The same id twice is one log and one answer.',
    access: 'session',
    body: submission,
    status: 201,
    reply: moodLog,
  }),
  all: endpoint({
    method: 'GET',
    path: '/api/mood/all/:userId',
    summary: 'Lists mood logs from first to last: all, or those of the local dates asked for.',
    access: 'session',
    params: ownParams,
    query: z.object({ from: z.optional(localDate), to: z.optional(localDate) }),
    status: 200,
    reply: z.array(moodLog),
  }),
};

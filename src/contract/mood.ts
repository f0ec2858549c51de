import * as z from 'zod/mini';
import { BODY_SIGNALS } from '#domain/mood/body.ts';
import type { MoodDetails } from '#domain/mood/details.ts';
import { ENERGY_VALUES } from '#domain/mood/energy.ts';
import { MOOD_LEVELS } from '#domain/mood/levels.ts';
import { allDistinct, OWN_TAG_MAX, OWN_TAGS_MOST } from '#domain/mood/own-tags.ts';
import { FURTHER_TAGS, KNOWN_TAGS } from '#domain/mood/tags.ts';
import { texts } from '#texts/mood.js';
import { type ChangeOf, changes } from './shared/change.ts';
import { endpoint } from './shared/endpoint.ts';
import {
  done,
  line,
  localDate,
  ownParams,
  prose,
  recordId,
  timestamp,
  userId,
  zone,
} from './shared/fields.ts';
import { WHY_MAX } from './shared/limits.ts';

const mood = z.literal(
  MOOD_LEVELS.map((level) => level.value),
  { error: () => texts.moodIsWrong },
);

const tags = z
  .array(z.enum(KNOWN_TAGS, { error: () => texts.tagIsUnknown }), {
    error: () => texts.tagsAreNoList,
  })
  .check(
    z.maxLength(KNOWN_TAGS.length, { error: () => texts.tooManyTags({ max: KNOWN_TAGS.length }) }),
    z.refine((list) => new Set(list).size === list.length, { error: () => texts.tagTwice }),
  );

const ownName = line(() => texts.theWord, 1, OWN_TAG_MAX);

/** The person's own words as they were when the mood was logged; removing a word from the list does not change them. */
const ownTags = z
  .array(ownName, { error: () => texts.ownWordsAreNoList })
  .check(
    z.maxLength(OWN_TAGS_MOST, { error: () => texts.tooManyOwnWords({ max: OWN_TAGS_MOST }) }),
    z.refine(allDistinct, { error: () => texts.ownWordTwice }),
  );

/** The energy, from 0 (empty) to 4 (very lively); null if not given. */
const energy = z.nullable(z.literal(ENERGY_VALUES, { error: () => texts.energyIsWrong }));

const body = z
  .array(z.enum(BODY_SIGNALS, { error: () => texts.signalIsUnknown }), {
    error: () => texts.signalsAreNoList,
  })
  .check(
    z.maxLength(BODY_SIGNALS.length, {
      error: () => texts.tooManySignals({ max: BODY_SIGNALS.length }),
    }),
    z.refine((list) => new Set(list).size === list.length, {
      error: () => texts.signalTwice,
    }),
  );

const details = {
  why: prose(() => texts.theWhy, WHY_MAX),
  tags,
  ownTags,
  energy,
  body,
} satisfies Record<keyof MoodDetails, unknown>;

/** The details of a mood as they are entered; missing details get their defaults. */
const enteredDetails = z.object({
  why: z._default(details.why, ''),
  tags: z._default(tags, []),
  ownTags: z._default(ownTags, []),
  energy: z._default(energy, null),
  body: z._default(body, []),
} satisfies Record<keyof MoodDetails, unknown>);

export const moodSubmission = z.extend(enteredDetails, {
  id: z.optional(recordId),
  userId,
  timestamp,
  /** The person's local date at `timestamp`; defaults to the date in `zone`. */
  localDate: z.optional(localDate),
  zone: z.optional(zone),
  mood,
  emoji: line(() => texts.emoji, 1, 16),
});

/** The changed details of one mood log; omitted fields stay unchanged. */
export const moodChanges = z.partial(z.object(details));

const moodDetails = z.extend(moodChanges, { userId, moodId: recordId });

/** A correction of a logged mood. Omitted fields stay unchanged, and so does the time. */
export const moodCorrection = z.partial(z.object({ mood, ...details }));

const moodLog = z.object({
  id: z.string(),
  userId: z.string(),
  timestamp: z.string(),
  localDate: localDate,
  zone: z.string(),
  mood,
  emoji: z.string(),
  ...details,
  // Stored words may be longer than the current limits.
  why: z.string(),
  ownTags: z.array(z.string()),
});

const ownTag = z.object({ id: z.string(), name: z.string() });

const moodWords = z.object({
  /** The meanings of the further tags, in display order. */
  tags: z.array(z.object({ tag: z.enum(FURTHER_TAGS), means: z.string() })),
  /** The tags that often go with each body signal. */
  signals: z.array(
    z.object({ signal: z.enum(BODY_SIGNALS), goesWith: z.array(z.enum(KNOWN_TAGS)) }),
  ),
  /** The person's own words, oldest first. */
  own: z.array(ownTag),
});
export type MoodWords = z.output<typeof moodWords>;

export type MoodSubmission = z.input<typeof moodSubmission>;
export type MoodLog = z.output<typeof moodLog>;
/** A tag that the person added; nobody else sees it. */
export type OwnTag = z.output<typeof ownTag>;

export const moodEndpoints = {
  submit: endpoint({
    method: 'POST',
    path: '/api/mood/submit',
    summary: 'Logs a mood. The same id twice is one log and one answer.',
    access: 'session',
    body: moodSubmission,
    status: 201,
    reply: moodLog,
  }),
  addDetails: endpoint({
    method: 'POST',
    path: '/api/mood/details',
    summary:
      'Notes tags, own words, energy, body and a reason beside a mood that is logged. What is left out stays as it is, and so does the mood.',
    access: 'session',
    body: moodDetails,
    status: 200,
    reply: moodLog,
  }),
  correct: endpoint({
    method: 'POST',
    path: '/api/mood/correct',
    summary:
      'Corrects a logged mood: the mood itself, and what was noted with it. What is left out stays as it is, and so does the time.',
    access: 'session',
    body: z.extend(moodCorrection, { userId, moodId: recordId }),
    status: 200,
    reply: moodLog,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/mood/remove',
    summary: 'Deletes a logged mood for good, with all that was noted with it.',
    access: 'session',
    keeps: false,
    body: z.object({ userId: z.optional(userId), moodId: recordId }),
    status: 200,
    reply: done,
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
  words: endpoint({
    method: 'GET',
    path: '/api/mood/words/:userId',
    summary:
      'Gives the words of the check-in beyond the specified tags: what further tags mean, what body signals often go with, and the person’s own words.',
    access: 'session',
    params: ownParams,
    status: 200,
    reply: moodWords,
  }),
  addTag: endpoint({
    method: 'POST',
    path: '/api/mood/tags/add',
    summary: `Adds an own word, at most ${OWN_TAGS_MOST}. The same id twice, and the same word in other case, is one word and one answer.`,
    access: 'session',
    body: z.object({ id: z.optional(recordId), userId, name: ownName }),
    status: 201,
    reply: ownTag,
  }),
  removeTag: endpoint({
    method: 'DELETE',
    path: '/api/mood/tags/delete/:tagId',
    summary: 'Removes an own word from the list. Moods that were logged with it keep it.',
    access: 'session',
    params: z.object({ tagId: recordId }),
    status: 200,
    reply: done,
  }),
};

const ownWord = z.object({ tagId: z.string(), name: z.string() });

/** The changes that a person makes to their own words. */
export const wordChanges = changes({
  'mood-word-add': { body: ownWord, call: 'addTag', id: 'tagId' },
  'mood-word-remove': { body: ownWord, call: 'removeTag', deletes: true },
});
export type WordChange = ChangeOf<typeof wordChanges>;

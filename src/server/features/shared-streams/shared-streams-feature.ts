import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/shared/endpoint.ts';
import { previewEndpoints, sharedEndpoints } from '#contract/sharing/shared.ts';
import type { StreamReplies } from '#contract/sharing/streams.ts';
import type { Stream } from '#domain/sharing/streams.ts';
import { type GrantedRead, ownRead, sharedRead } from '#server/db/sharing/door.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { readAttention } from './attention.ts';
import { readDistractions } from './distractions.ts';
import { readGoals } from './goals.ts';
import { readLadders } from './ladders.ts';
import { readMood, readMoodWords, readTags } from './mood.ts';
import { readCard, readSafetyPlan } from './own-words.ts';
import { readQuizzes } from './quizzes.ts';
import { readRoutines } from './routines.ts';
import type { ReadStream } from './stream-reader.ts';
import { readTriggers } from './triggers.ts';

const READERS: { readonly [Name in Stream]: ReadStream<Name> } = {
  mood: readMood,
  'mood-words': readMoodWords,
  tags: readTags,
  routines: readRoutines,
  attention: readAttention,
  quizzes: readQuizzes,
  distractions: readDistractions,
  triggers: readTriggers,
  goals: readGoals,
  ladders: readLadders,
  'safety-plan': readSafetyPlan,
  card: readCard,
};

type AnyReply = StreamReplies[Stream];

/**
 * An endpoint for reading shared data or for a preview, as a type that fits every kind of data (stream). Its reply is
 * whatever the function that reads the stream returns.
 */
type CallOfStream<Declared extends Endpoint & { readonly stream: Stream }> = Omit<
  Declared,
  'path' | 'summary' | 'stream' | 'reply'
> &
  Pick<Endpoint, 'path' | 'summary'> & {
    readonly stream: Stream;
    readonly reply: z.core.$ZodType<AnyReply>;
  };
type SharedCall = CallOfStream<typeof sharedEndpoints.mood>;
type PreviewCall = CallOfStream<typeof previewEndpoints.mood>;

/** Endpoints for reading shared data, both for viewers with whom data is shared, and for the owner as a preview. */
export const sharedStreamsFeature = ({ serve, database: { db }, now }: FeatureParts): void => {
  const readerOf = (stream: Stream): ((granted: GrantedRead) => Promise<AnyReply>) =>
    READERS[stream];
  const shared: readonly SharedCall[] = Object.values(sharedEndpoints);
  for (const call of shared) {
    serve(call, ({ viewer, params: { connectionId }, query: { from, to, page } }) =>
      sharedRead(
        db,
        { viewerId: viewer, connectionId, nowMs: now() },
        { stream: call.stream, range: { from, to }, page },
        readerOf(call.stream),
      ),
    );
  }
  const previews: readonly PreviewCall[] = Object.values(previewEndpoints);
  for (const call of previews) {
    serve(call, ({ subject, query: { from, to, detail } }) =>
      ownRead(db, subject, { range: { from, to }, detail, nowMs: now() }, readerOf(call.stream)),
    );
  }
};

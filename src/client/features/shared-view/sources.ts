import { call, Refusal } from '#client/lib/api/call.ts';
import { previewEndpoints, sharedEndpoints } from '#contract/sharing/shared.ts';
import type { StreamReplies } from '#contract/sharing/streams.ts';
import type { DateRange, SharedStreams } from '#domain/sharing/consent.ts';
import type { Stream, ViewerPage } from '#domain/sharing/streams.ts';
import type { SharedSource } from './shared-data.ts';

/** The name of each stream in the endpoint tables. */
const CALLS = {
  mood: 'mood',
  'mood-words': 'moodWords',
  tags: 'tags',
  routines: 'routines',
  attention: 'attention',
  quizzes: 'quizzes',
  distractions: 'distractions',
  triggers: 'triggers',
  goals: 'goals',
  ladders: 'ladders',
  'safety-plan': 'safetyPlan',
  card: 'card',
} as const satisfies Record<Stream, keyof typeof sharedEndpoints>;

/** The endpoint of a stream. Its type is the union of all endpoints. */
const viewerCall = (stream: Stream) => sharedEndpoints[CALLS[stream]];
const previewCall = (stream: Stream) => previewEndpoints[CALLS[stream]];

const nullIfNotShared = async <Name extends Stream>(
  reading: Promise<unknown>,
): Promise<StreamReplies[Name] | null> => {
  try {
    // `call` has just validated the reply against the contract of this stream, so the type is correct.
    return (await reading) as StreamReplies[Name];
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return null;
    throw error;
  }
};

/**
 * The kinds of data (streams) that somebody shares with the caller over a connection. In the log of the person who
 * shares, the server records each read and the page that it was for.
 */
export const viewerSource = (
  connectionId: string,
  page: ViewerPage,
  /** The current consent. If it changes, everything is refetched. */
  shared: SharedStreams,
): SharedSource => ({
  key: [connectionId, page, JSON.stringify(shared)],
  fetch: <Name extends Stream>(stream: Name, range: DateRange) =>
    nullIfNotShared<Name>(
      call(viewerCall(stream), {
        params: { connectionId },
        query: { ...range, page },
      }),
    ),
});

/** A preview of the caller's own data, as another person would see it. */
export const previewSource = (userId: string, streams: SharedStreams): SharedSource => ({
  key: ['preview', userId, JSON.stringify(streams)],
  fetch: async <Name extends Stream>(stream: Name, range: DateRange) => {
    const detail = streams[stream];
    if (detail === undefined) return null;
    return nullIfNotShared<Name>(
      call(previewCall(stream), { params: { userId }, query: { ...range, detail } }),
    );
  },
});

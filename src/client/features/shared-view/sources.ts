import { call, Refusal } from '#client/lib/api/call.ts';
import { previewEndpoints, sharedEndpoints } from '#contract/sharing/shared.ts';
import type { StreamReplies } from '#contract/sharing/streams.ts';
import type { DateRange, SharedStreams } from '#domain/sharing/consent.ts';
import type { Stream, ViewerPage } from '#domain/sharing/streams.ts';
import type { SharedSource } from './shared-data.ts';

/** The names of the streams in the tables of calls. */
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

/** The call of a stream, as one of all. */
const viewerCall = (stream: Stream) => sharedEndpoints[CALLS[stream]];
const previewCall = (stream: Stream) => previewEndpoints[CALLS[stream]];

const nullIfNotShared = async <Name extends Stream>(
  reading: Promise<unknown>,
): Promise<StreamReplies[Name] | null> => {
  try {
    // The call of this stream has just been checked against its contract.
    return (await reading) as StreamReplies[Name];
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return null;
    throw error;
  }
};

/** What somebody shares with the caller over a connection. Each read is logged for them, with the page. */
export const viewerSource = (
  connectionId: string,
  page: ViewerPage,
  /** What is shared now: when it changes, all is asked for anew. */
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

/** What somebody would see of the caller's own data. */
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

import { texts } from '#texts/sharing.js';
import type { Stream } from './streams.ts';

/** The streams that are a current state that does not depend on days, instead of entries for days. */
const CURRENT_STATES: ReadonlySet<Stream> = new Set(['goals', 'safety-plan', 'card']);

export const isState = (stream: Stream): boolean => CURRENT_STATES.has(stream);

/** Whether each level of detail shows all of the stream, so that the levels do not differ. */
export const isWhole = (stream: string): stream is 'card' => stream === 'card';

/** The name of a stream (a kind of data that can be shared), as it is written after "your" in a sentence. */
export const streamName = (stream: Stream): string => texts.streamNames[stream];

/** The name of a stream as the start of a line. */
export const streamTitle = (stream: Stream): string => texts.streamTitles[stream];

/** What a stream contains in short, and what its detail shows beyond that; null if it shows the same. */
export const streamContents = (stream: Stream) => ({
  summary: texts.streamSummaries[stream],
  detail: isWhole(stream) ? null : texts.streamDetails[stream],
});

import { audioEndpoints, RECORDING_BYTES_MAX } from '#contract/audio.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { SpeechFailure, SpeechToText } from '#server/ai/speech.ts';
import { HttpError } from '#server/errors.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { uploadedBytes } from '#server/http/upload.ts';
import { texts } from '#texts/recordings.js';
import { recordingIn } from './recording.ts';

/** The rate limit for recordings per user. */
const RECORDINGS_OF_A_PERSON = { name: 'recording', attempts: 60, windowS: 3600 };
/** Maximum number of recordings in progress. It is low because each recording is completely in memory. */
const MAX_IN_PROGRESS = 4;
const BUSY_RETRY_S = 5;

interface AudioParts extends Omit<FeatureParts, 'now'> {
  /** The speech server. Null when none is configured. */
  readonly speech: SpeechToText | null;
  readonly report: (failure: SpeechFailure) => void;
}

/**
 * The error for a recording that cannot be transcribed now. Its message says that the recording can be sent again
 * later.
 */
const busy = (message: string): HttpError =>
  new HttpError('too_many_requests', message, { retryAfterS: BUSY_RETRY_S });

/** Turns speech into text. Evenkeel sends each recording to the speech server and does not store it. */
export const audioFeature = ({ serve, database, speech, report }: AudioParts): void => {
  const counted = database.throttle(RECORDINGS_OF_A_PERSON);
  const inProgress = new Set<UserId>();

  const written = async (bytes: Buffer, by: SpeechToText): Promise<string> => {
    const heard = await by.transcribe(recordingIn(bytes));
    if ('transcript' in heard) return heard.transcript;
    report(heard.failure);
    if (heard.failure === 'late') {
      throw new HttpError('upstream_late', texts.speechServerLate);
    }
    throw new HttpError('upstream_failed', texts.speechServerSilent);
  };

  serve(audioEndpoints.transcribe, async ({ subject, request }) => {
    if (speech === null) throw new HttpError('not_set_up', texts.noSpeechServer);
    if (inProgress.has(subject)) {
      throw busy(texts.oneAtATime);
    }
    if (inProgress.size >= MAX_IN_PROGRESS) {
      throw busy(texts.manyAtOnce);
    }
    inProgress.add(subject);
    try {
      const waitMs = await counted.attempt(subject);
      if (waitMs !== null) {
        throw new HttpError('too_many_requests', texts.manyRecordings, {
          retryAfterS: Math.ceil(waitMs / 1000),
        });
      }
      const bytes = await uploadedBytes(request, RECORDING_BYTES_MAX, 'recording');
      return { transcript: await written(bytes, speech) };
    } finally {
      inProgress.delete(subject);
    }
  });
};

import { audioEndpoints, RECORDING_BYTES_MAX } from '#contract/audio.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { SpeechFailure, SpeechToText } from '#server/ai/speech.ts';
import { HttpError } from '#server/errors.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { uploadedBytes } from '#server/http/upload.ts';
import { recordingIn } from './recording.ts';

/** The rate limit for recordings per user. */
const RECORDINGS_OF_A_PERSON = { name: 'recording', attempts: 60, windowS: 3600 };
/** Each one is held in memory completely. */
const UNDER_WAY_MAX = 4;
const BUSY_RETRY_S = 5;

interface AudioParts extends Omit<FeatureParts, 'now'> {
  /** Null when no speech server is configured. */
  readonly speech: SpeechToText | null;
  readonly report: (failure: SpeechFailure) => void;
}

/** A refusal after which the same recording can be sent again, as its message says. */
const busy = (message: string): HttpError =>
  new HttpError('too_many_requests', message, { retryAfterS: BUSY_RETRY_S });

/** Speech to text. A recording is passed on and not stored. */
export const audioFeature = ({ serve, database, speech, report }: AudioParts): void => {
  const counted = database.throttle(RECORDINGS_OF_A_PERSON);
  const underWay = new Set<UserId>();

  const written = async (bytes: Buffer, by: SpeechToText): Promise<string> => {
    const heard = await by.transcribe(recordingIn(bytes));
    if ('transcript' in heard) return heard.transcript;
    report(heard.failure);
    if (heard.failure === 'late') {
      throw new HttpError('upstream_late', 'The speech server took too long. Try again, or type.');
    }
    throw new HttpError('upstream_failed', 'The speech server did not answer. Try again, or type.');
  };

  serve(audioEndpoints.transcribe, async ({ subject, request }) => {
    if (speech === null) {
      const message = 'No speech server is set up here, so this recording was not written down.';
      throw new HttpError('not_set_up', message);
    }
    if (underWay.has(subject)) {
      throw busy('Another recording of yours is being written down. Try again in a moment.');
    }
    if (underWay.size >= UNDER_WAY_MAX) {
      throw busy('Many recordings are being written down right now. Try again in a moment.');
    }
    underWay.add(subject);
    try {
      const waitMs = await counted.attempt(subject);
      if (waitMs !== null) {
        throw new HttpError(
          'too_many_requests',
          'There were many recordings in a short time. Try again later.',
          {
            retryAfterS: Math.ceil(waitMs / 1000),
          },
        );
      }
      const bytes = await uploadedBytes(request, RECORDING_BYTES_MAX, 'recording');
      return { transcript: await written(bytes, speech) };
    } finally {
      underWay.delete(subject);
    }
  });
};

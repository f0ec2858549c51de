import { RECORDING_MS_MAX } from '#contract/shared/limits.ts';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import type { Recording } from '#server/ai/speech.ts';
import { HttpError } from '#server/errors.ts';
import { texts } from '#texts/recordings.js';
import type { Describe } from './containers/container.ts';
import { describeMp4 } from './containers/mp4.ts';
import { describeOgg } from './containers/ogg.ts';
import { describeWav } from './containers/wav.ts';
import { describeWebm } from './containers/webm.ts';

/**
 * How much longer than the limit a recording may be, because the browser's recorder takes a moment to stop when the
 * page tells it to.
 */
const SLACK_MS = 5000;
/** Maximum size in bytes of a recording of unknown duration: five minutes and the slack, at 256 kbit/s. */
const UNKNOWN_DURATION_BYTES_MAX = 32_000 * ((RECORDING_MS_MAX + SLACK_MS) / 1000);

interface Kind {
  readonly container: Recording['container'];
  readonly begins: (bytes: Buffer) => boolean;
  readonly describe: Describe;
}

const has = (bytes: Buffer, at: number, text: string): boolean =>
  bytes.toString('latin1', at, at + text.length) === text;

/** The accepted file types. A type is detected by the first bytes of a file, so the file's name does not matter. */
const KINDS: readonly Kind[] = [
  {
    container: 'webm',
    begins: (bytes) =>
      has(bytes, 0, '\u001aE\u00df\u00a3') && /webm|matroska/.test(bytes.toString('latin1', 4, 64)),
    describe: describeWebm,
  },
  { container: 'ogg', begins: (bytes) => has(bytes, 0, 'OggS'), describe: describeOgg },
  {
    container: 'wav',
    begins: (bytes) => has(bytes, 0, 'RIFF') && has(bytes, 8, 'WAVE'),
    describe: describeWav,
  },
  { container: 'mp4', begins: (bytes) => has(bytes, 4, 'ftyp'), describe: describeMp4 },
];

/**
 * Detects a recording's type from its content. Throws an HttpError when it is not audio, or is longer than five
 * minutes.
 */
export const recordingIn = (bytes: Buffer): Recording => {
  const kind = KINDS.find(({ begins }) => begins(bytes));
  const described = kind?.describe(bytes);
  if (kind === undefined || described === undefined || described.isOther) {
    throw new HttpError('unsupported_type', texts.notARecording);
  }
  const isTooLong =
    described.durationMs === null
      ? bytes.length > UNKNOWN_DURATION_BYTES_MAX
      : described.durationMs > RECORDING_MS_MAX + SLACK_MS;
  if (isTooLong) {
    throw new HttpError('too_large', texts.tooLong({ minutes: RECORDING_MS_MAX / MINUTE_MS }));
  }
  return { bytes: new Uint8Array(bytes), container: kind.container };
};

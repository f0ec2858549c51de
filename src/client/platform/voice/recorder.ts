/** A recording in progress. */
export interface AudioRecording {
  /** Resolves to the recorded audio once the recording ends, by `stop` or because the microphone was disconnected. */
  readonly ended: Promise<Blob>;
  /** Ends the recording and releases the microphone. */
  stop(): void;
}

/** Why recording could not start. */
export type NoRecording = 'refused' | 'no-microphone' | 'unsupported';

/** The media types in order of preference: WebM, which speech servers expect, and MP4 for Safari. */
const TYPES = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'];

/** Whether this browser can record, which requires a secure page. */
const canRecord = (): boolean =>
  typeof MediaRecorder === 'function' && navigator.mediaDevices?.getUserMedia !== undefined;

const openMicrophone = async (): Promise<MediaStream | NoRecording> => {
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: true });
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    return name === 'NotFoundError' || name === 'NotReadableError' ? 'no-microphone' : 'refused';
  }
};

const release = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** Throws if the browser cannot record from the stream. */
const recordFrom = (stream: MediaStream): AudioRecording => {
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, mimeType === undefined ? {} : { mimeType });
  const pieces: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
  const ended = new Promise<Blob>((resolve) => {
    recorder.addEventListener('stop', () => {
      release(stream);
      resolve(new Blob(pieces, { type: recorder.mimeType }));
    });
  });
  recorder.start();
  return {
    ended,
    stop: () => {
      if (recorder.state !== 'inactive') recorder.stop();
    },
  };
};

/**
 * Starts recording from the microphone; the browser may ask for permission first. Never rejects.
 */
export const startRecording = async (): Promise<AudioRecording | NoRecording> => {
  if (!canRecord()) return 'unsupported';
  const stream = await openMicrophone();
  if (typeof stream === 'string') return stream;
  try {
    return recordFrom(stream);
  } catch {
    // Release the microphone if recording fails.
    release(stream);
    return 'unsupported';
  }
};

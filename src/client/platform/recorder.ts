/** A recording under way. */
export interface Recording {
  /** What was recorded, once it has ended: by `stop`, or by itself where the microphone goes away. */
  readonly ended: Promise<Blob>;
  /** Ends it, and lets go of the microphone. */
  stop(): void;
}

/** Why there is no recording. */
export type NoRecording = 'refused' | 'no-microphone' | 'unsupported';

/** WebM first, because that is what speech servers are given; Safari records MP4 alone. */
const TYPES = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'];

/** Whether this browser can record at all, which it does on secure pages alone. */
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

/** Throws where the browser has a microphone and cannot record from it. */
const recordFrom = (stream: MediaStream): Recording => {
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

/** Begins to record from the microphone; the browser may ask the person first. Never rejects. */
export const startRecording = async (): Promise<Recording | NoRecording> => {
  if (!canRecord()) return 'unsupported';
  const stream = await openMicrophone();
  if (typeof stream === 'string') return stream;
  try {
    return recordFrom(stream);
  } catch {
    // The microphone is never left on.
    release(stream);
    return 'unsupported';
  }
};

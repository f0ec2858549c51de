import { Refusal, readReply, sendCall } from '#client/lib/api/call.ts';
import { getSession } from '#client/lib/session/session.ts';
import { limitSignal } from '#client/platform/after.ts';
import { audioEndpoints } from '#contract/audio.ts';
import { isText } from '#domain/shared/guards.ts';

/** How long a transcription may take. The limit is long, because transcribing five minutes of speech takes a while. */
const TIMEOUT_MS = 120_000;

/** The result of a transcription. */
type Transcription =
  | { readonly state: 'text'; readonly text: string }
  /** No speech server is set up. */
  | { readonly state: 'no-server' }
  /** The server limits requests; the recording can be sent again later. */
  | { readonly state: 'busy'; readonly message: string }
  /** The server does not accept this recording. */
  | { readonly state: 'refused'; readonly message: string }
  | { readonly state: 'failed' };

const NOT_ACCEPTED: ReadonlySet<string | null> = new Set(['too_large', 'unsupported_type']);

const ending = (type: string): string => (type.includes('mp4') ? 'mp4' : 'webm');

/** Transcribes a recording on the server. Never rejects. */
export const transcribe = async (recording: Blob): Promise<Transcription> => {
  const form = new FormData();
  form.append('audio', recording, `recording.${ending(recording.type)}`);
  const asked = getSession();
  try {
    const signal = limitSignal(TIMEOUT_MS);
    const response = await sendCall(audioEndpoints.transcribe, { body: form, signal });
    const reply = await readReply(audioEndpoints.transcribe, response, asked);
    const { transcript }: Readonly<Record<string, unknown>> = Object(reply);
    return { state: 'text', text: isText(transcript) ? transcript : '' };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_set_up') return { state: 'no-server' };
    if (error instanceof Refusal && error.code === 'too_many_requests')
      return { state: 'busy', message: error.message };
    if (error instanceof Refusal && NOT_ACCEPTED.has(error.code))
      return { state: 'refused', message: error.message };
    // biome-ignore lint/suspicious/noConsole: the message for the person points to the console
    console.error('The recording was not written down.', error);
    return { state: 'failed' };
  }
};

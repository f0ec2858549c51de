import * as z from 'zod/mini';
import { Refusal, readReply, sendCall } from '#client/lib/api/call.ts';
import { getSession } from '#client/lib/session/session.ts';
import { audioEndpoints } from '#contract/audio.ts';

export const NO_TRANSCRIPT = 'No transcript received from server.';
export const UPLOAD_FAILED = 'Upload failed. Check console for details.';

/** Five minutes of speech take a speech server a while. */
const LONGEST_WAIT_MS = 120_000;

/** What came of a recording. */
type Written =
  | { readonly state: 'text'; readonly text: string }
  /** Nobody has set up a speech server. */
  | { readonly state: 'no-server' }
  /** It can be sent again later: too much is being written down right now, or was of late. */
  | { readonly state: 'busy'; readonly message: string }
  /** The recording itself is not accepted. */
  | { readonly state: 'refused'; readonly message: string }
  | { readonly state: 'failed' };

const NOT_ACCEPTED: ReadonlySet<string | null> = new Set(['too_large', 'unsupported_type']);

const ending = (type: string): string => (type.includes('mp4') ? 'mp4' : 'webm');

/** Has a recording written down. Never rejects. */
export const transcribe = async (recording: Blob): Promise<Written> => {
  const form = new FormData();
  form.append('audio', recording, `recording.${ending(recording.type)}`);
  const asked = getSession();
  try {
    const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
    const response = await sendCall(audioEndpoints.transcribe, { body: form, signal });
    const reply = await readReply(audioEndpoints.transcribe, response, asked);
    const { transcript } = z.safeParse(audioEndpoints.transcribe.reply, reply).data ?? {};
    return { state: 'text', text: transcript ?? '' };
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

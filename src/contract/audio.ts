import * as z from 'zod/mini';
import { endpoint } from './shared/endpoint.ts';

/** The largest recording, in bytes. */
export const RECORDING_BYTES_MAX = 25 * 1024 * 1024;

export const audioEndpoints = {
  transcribe: endpoint({
    method: 'POST',
    path: '/api/audio/transcribe',
    summary:
      'Writes down what is said in one recording (webm, ogg, wav or mp4; 25 MB and 5 minutes at most), sent as a file in a multipart form. It is not kept.',
    access: 'session',
    upload: { bytesMax: RECORDING_BYTES_MAX },
    status: 200,
    reply: z.object({
      /** Empty if nothing was heard. */
      transcript: z.string(),
    }),
  }),
};

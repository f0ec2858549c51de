import { audioEndpoints } from '#contract/audio.ts';
import type { Answer, Person } from './test-app.ts';

/** Sends a file in a form, as a browser does. */
export const send = async (person: Person, bytes: Buffer, field = 'audio'): Promise<Answer> => {
  const form = new FormData();
  form.set('userId', person.userId);
  form.set(field, new Blob([new Uint8Array(bytes)], { type: 'audio/webm' }), 'recording.webm');
  const encoded = new Response(form);
  return person.call(audioEndpoints.transcribe, {
    headers: { 'content-type': String(encoded.headers.get('content-type')) },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
};

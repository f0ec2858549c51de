import type { Endpoint } from '#contract/shared/endpoint.ts';
import type { Answer, Person } from './test-app.ts';

/** Sends an export in a form, as a browser does. */
export const sendExport = async (
  person: Person,
  endpoint: Endpoint,
  text: string | Buffer,
): Promise<Answer> => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(Buffer.from(text))]), 'evenkeel-data.json');
  const encoded = new Response(form);
  return person.call(endpoint, {
    headers: { 'content-type': String(encoded.headers.get('content-type')) },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
};

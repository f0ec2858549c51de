import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A recording as it came over the wire. */
interface Heard {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly form: FormData;
}

/** How one recording is answered. */
export type SpeechReply = (response: ServerResponse) => void;

/** A real HTTP server that speaks the OpenAI speech-to-text protocol, as well or as badly as a test wants. */
export interface SpeechStandIn {
  /** What `STT_BASE_URL` is for it. */
  readonly baseUrl: string;
  readonly heard: Heard[];
  /** Answers all recordings from now on. */
  reply: SpeechReply;
  close(): Promise<void>;
}

/** Answers with a status and a body. */
export const answering =
  (status: number, body: string): SpeechReply =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };

/** Answers with what was said. */
export const hearing = (text: string): SpeechReply => answering(200, JSON.stringify({ text }));

/** Starts one on a free port; until a test says otherwise, it refuses with a 500. */
export const speechStandIn = async (): Promise<SpeechStandIn> => {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    const bytes = await buffer(request);
    const type = String(request.headers['content-type']);
    const form = await new Response(new Uint8Array(bytes), {
      headers: { 'content-type': type },
    }).formData();
    heard.push({ path: request.url ?? '', headers: request.headers, form });
    standIn.reply(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const standIn: SpeechStandIn = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    heard,
    reply: answering(500, '{}'),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return standIn;
};

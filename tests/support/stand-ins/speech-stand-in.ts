import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A recording as it was received. */
interface Heard {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly form: FormData;
}

/** Replies to one request. */
export type SpeechReply = (response: ServerResponse) => void;

/** A real HTTP server with the OpenAI speech-to-text protocol; tests choose its replies and failures. */
export interface SpeechStandIn {
  /** The value for `STT_BASE_URL`. */
  readonly baseUrl: string;
  readonly heard: Heard[];
  /** The function that replies to all later requests. */
  reply: SpeechReply;
  close(): Promise<void>;
}

/** Replies with a status and a body. */
export const answering =
  (status: number, body: string): SpeechReply =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };

/** Replies with this transcript. */
export const hearing = (text: string): SpeechReply => answering(200, JSON.stringify({ text }));

/** Starts a server on a free port; it replies with status 500 until a test sets `reply`. */
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

import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';

/** A request as it was received. */
export interface Asked {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The whole body, as it was sent. */
  readonly body: string;
  /** The last message of the chat, parsed as JSON; empty when it is not JSON. */
  readonly prompt: Readonly<Record<string, unknown>>;
  /** The messages of the chat, the system message first. */
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

/** Answers one request. */
export type Reply = (response: ServerResponse, asked: Asked) => void;

/** A real HTTP server with the OpenAI chat protocol, whose replies and failures a test chooses. */
export interface StandIn {
  /** Its value for `AI_BASE_URL`. */
  readonly baseUrl: string;
  readonly asked: Asked[];
  /** Answers all requests from now on. */
  reply: Reply;
  /** Resolves when the next client disconnects before the reply is complete. */
  hungUp(): Promise<void>;
  close(): Promise<void>;
}

const completion = (content: string, finishReason: string): string =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_773_000_000,
    model: 'stand-in',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finishReason }],
    usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
  });

const JSON_HEADERS = { 'content-type': 'application/json' };

/** Replies with this text of a model. */
export const saying =
  (say: string | ((prompt: Asked['prompt']) => string), finishReason = 'stop'): Reply =>
  (response, { prompt }) => {
    const content = typeof say === 'string' ? say : say(prompt);
    response.writeHead(200, JSON_HEADERS).end(completion(content, finishReason));
  };

/** Replies with a status and an error in the format of the protocol. */
export const refusing =
  (status: number): Reply =>
  (response) => {
    const error = { message: 'It cannot be done.', type: 'server_error', code: null };
    response.writeHead(status, JSON_HEADERS).end(JSON.stringify({ error }));
  };

/** Replies with any body. */
export const sending =
  (body: string): Reply =>
  (response) => {
    response.writeHead(200, JSON_HEADERS).end(body);
  };

/** Never replies. */
export const silence: Reply = () => undefined;

/** Sends a reply slowly without an end. */
export const dripping: Reply = (response) => {
  response.writeHead(200, JSON_HEADERS).write('{"choices":[');
  const timer = setInterval(() => response.write(' '), 20);
  response.once('close', () => clearInterval(timer));
};

/** Sends a reply as fast as the client reads, without an end. */
export const flooding: Reply = (response) => {
  const piece = ' '.repeat(64 * 1024);
  const more = (): void => {
    while (!response.destroyed && response.write(piece));
  };
  response.writeHead(200, JSON_HEADERS).on('drain', more);
  more();
};

/** Sends half of a reply and cuts the connection. */
export const breakingOff =
  (say: string): Reply =>
  (response) => {
    const body = completion(say, 'stop');
    response.writeHead(200, { ...JSON_HEADERS, 'content-length': Buffer.byteLength(body) });
    response.write(body.slice(0, body.length / 2), () => response.destroy());
  };

/** Replies with a redirect. */
export const redirecting =
  (location: string): Reply =>
  (response) => {
    response.writeHead(307, { location }).end();
  };

const readQuestion = async (request: IncomingMessage): Promise<Asked> => {
  const body = await text(request);
  const { messages } = JSON.parse(body) as Pick<Asked, 'messages'>;
  const last = messages.at(-1)?.content ?? '{}';
  const prompt = (last.startsWith('{') ? JSON.parse(last) : {}) as Asked['prompt'];
  return { path: request.url ?? '', headers: request.headers, body, prompt, messages };
};

/** Starts a server on a free port; it replies with status 500 until a test sets `reply`. */
export const openAiStandIn = async (): Promise<StandIn> => {
  const asked: Asked[] = [];
  let onHungUp: (() => void)[] = [];
  const server = createServer(async (request, response) => {
    response.once('close', () => {
      if (response.writableFinished) return;
      for (const tell of onHungUp) tell();
      onHungUp = [];
    });
    const question = await readQuestion(request);
    asked.push(question);
    standIn.reply(response, question);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const standIn: StandIn = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    reply: refusing(500),
    hungUp: () => new Promise((resolve) => onHungUp.push(resolve)),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return standIn;
};

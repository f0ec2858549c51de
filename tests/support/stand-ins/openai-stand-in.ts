import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';

/** A question as it came over the wire. */
export interface Asked {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The whole body, as it was sent. */
  readonly body: string;
  /** What the last message of the chat holds, read as JSON; empty where it is no JSON. */
  readonly prompt: Readonly<Record<string, unknown>>;
  /** The chat, with the rules first. */
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

/** How one question is answered. */
export type Reply = (response: ServerResponse, asked: Asked) => void;

/** A real HTTP server that speaks the OpenAI chat protocol, as well or as badly as a test wants. */
export interface StandIn {
  /** What `AI_BASE_URL` is for it. */
  readonly baseUrl: string;
  readonly asked: Asked[];
  /** Answers all questions from now on. */
  reply: Reply;
  /** Resolves when the next caller hangs up before the answer is complete. */
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

/** Answers with what a model says. */
export const saying =
  (say: string | ((prompt: Asked['prompt']) => string), finishReason = 'stop'): Reply =>
  (response, { prompt }) => {
    const content = typeof say === 'string' ? say : say(prompt);
    response.writeHead(200, JSON_HEADERS).end(completion(content, finishReason));
  };

/** Answers with a status and an error, as the protocol has it. */
export const refusing =
  (status: number): Reply =>
  (response) => {
    const error = { message: 'It cannot be done.', type: 'server_error', code: null };
    response.writeHead(status, JSON_HEADERS).end(JSON.stringify({ error }));
  };

/** Answers with a body that need not be of the protocol. */
export const sending =
  (body: string): Reply =>
  (response) => {
    response.writeHead(200, JSON_HEADERS).end(body);
  };

/** Keeps the caller waiting for ever. */
export const silence: Reply = () => undefined;

/** Begins an answer and goes on for ever, a little at a time. */
export const dripping: Reply = (response) => {
  response.writeHead(200, JSON_HEADERS).write('{"choices":[');
  const timer = setInterval(() => response.write(' '), 20);
  response.once('close', () => clearInterval(timer));
};

/** Begins an answer and sends as much of it as the caller takes, without an end. */
export const flooding: Reply = (response) => {
  const piece = ' '.repeat(64 * 1024);
  const more = (): void => {
    while (!response.destroyed && response.write(piece));
  };
  response.writeHead(200, JSON_HEADERS).on('drain', more);
  more();
};

/** Says half of what it has to say and breaks the connection. */
export const breakingOff =
  (say: string): Reply =>
  (response) => {
    const body = completion(say, 'stop');
    response.writeHead(200, { ...JSON_HEADERS, 'content-length': Buffer.byteLength(body) });
    response.write(body.slice(0, body.length / 2), () => response.destroy());
  };

/** Sends the caller elsewhere. */
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

/** Starts one on a free port; until a test says otherwise, it refuses with a 500. */
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

import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';

/** A request as it was received. */
export interface ModelRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The whole body, as it was sent. */
  readonly body: string;
  /** The last chat message, parsed as JSON; empty if it is not JSON. */
  readonly prompt: Readonly<Record<string, unknown>>;
  /** The chat messages, starting with the system message. */
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  /** The tools that the model may call. */
  readonly tools: readonly { readonly name: string; readonly parameters: unknown }[];
}

/** Replies to one request. */
export type ModelReply = (response: ServerResponse, asked: ModelRequest) => void;

/** A real HTTP server with the OpenAI chat protocol; tests choose its replies and failures. */
export interface StandIn {
  /** The value for `AI_BASE_URL`. */
  readonly baseUrl: string;
  readonly asked: ModelRequest[];
  /** The function that replies to all later requests. */
  reply: ModelReply;
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

/** Replies with this text from the model. */
export const saying =
  (say: string | ((prompt: ModelRequest['prompt']) => string), finishReason = 'stop'): ModelReply =>
  (response, { prompt }) => {
    const content = typeof say === 'string' ? say : say(prompt);
    response.writeHead(200, JSON_HEADERS).end(completion(content, finishReason));
  };

/** Replies with a status and an error in the protocol’s format. */
export const refusing =
  (status: number): ModelReply =>
  (response) => {
    const error = { message: 'It cannot be done.', type: 'server_error', code: null };
    response.writeHead(status, JSON_HEADERS).end(JSON.stringify({ error }));
  };

/** Replies with this body, whatever it contains. */
export const sending =
  (body: string): ModelReply =>
  (response) => {
    response.writeHead(200, JSON_HEADERS).end(body);
  };

/** Never replies. */
export const silence: ModelReply = () => undefined;

/** Sends an endless reply slowly. */
export const dripping: ModelReply = (response) => {
  response.writeHead(200, JSON_HEADERS).write('{"choices":[');
  const timer = setInterval(() => response.write(' '), 20);
  response.once('close', () => clearInterval(timer));
};

/** Sends an endless reply as fast as the client reads. */
export const flooding: ModelReply = (response) => {
  const piece = ' '.repeat(64 * 1024);
  const more = (): void => {
    while (!response.destroyed && response.write(piece));
  };
  response.writeHead(200, JSON_HEADERS).on('drain', more);
  more();
};

/** Sends half of a reply and cuts the connection. */
export const breakingOff =
  (say: string): ModelReply =>
  (response) => {
    const body = completion(say, 'stop');
    response.writeHead(200, { ...JSON_HEADERS, 'content-length': Buffer.byteLength(body) });
    response.write(body.slice(0, body.length / 2), () => response.destroy());
  };

/** Replies with a redirect. */
export const redirecting =
  (location: string): ModelReply =>
  (response) => {
    response.writeHead(307, { location }).end();
  };

const readQuestion = async (request: IncomingMessage): Promise<ModelRequest> => {
  const body = await text(request);
  const { messages, tools = [] } = JSON.parse(body) as Pick<ModelRequest, 'messages'> & {
    tools?: readonly { readonly function: ModelRequest['tools'][number] }[];
  };
  const last = messages.at(-1)?.content ?? '{}';
  const prompt = (last.startsWith('{') ? JSON.parse(last) : {}) as ModelRequest['prompt'];
  return {
    path: request.url ?? '',
    headers: request.headers,
    body,
    prompt,
    messages,
    tools: tools.map((tool) => tool.function),
  };
};

/** Starts a server on a free port; it replies with status 500 until a test sets `reply`. */
export const openAiStandIn = async (): Promise<StandIn> => {
  const asked: ModelRequest[] = [];
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

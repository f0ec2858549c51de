import type { ServerResponse } from 'node:http';
import type { ModelReply } from './openai-stand-in.ts';

const HEADERS = { 'content-type': 'text/event-stream' };

/** A piece of a streamed reply in the protocol’s format. */
export const chunk = (delta: object, finishReason: string | null): string =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_773_000_000,
    model: 'stand-in',
    choices: [{ index: 0, delta, finish_reason: finishReason }],
  })}\n\n`;

/** Starts a streamed reply with these pieces of text. */
export const begin = (response: ServerResponse, pieces: readonly string[]): void => {
  response.writeHead(200, HEADERS);
  response.write(chunk({ role: 'assistant', content: '' }, null));
  for (const content of pieces) response.write(chunk({ content }, null));
};

/** Streams these pieces as a complete reply. */
export const streaming =
  (pieces: readonly string[], finishReason = 'stop'): ModelReply =>
  (response) => {
    begin(response, pieces);
    response.write(chunk({}, finishReason));
    response.end('data: [DONE]\n\n');
  };

/** Streams some pieces and cuts the connection. */
export const cutOff =
  (pieces: readonly string[]): ModelReply =>
  (response) => {
    begin(response, pieces);
    response.write('data: {"choices"', () => response.destroy());
  };

/** Streams some pieces and ends without a finish reason. */
export const endingEarly =
  (pieces: readonly string[]): ModelReply =>
  (response) => {
    begin(response, pieces);
    response.end();
  };

/** Streams some pieces and then stalls forever. */
export const stalling =
  (pieces: readonly string[]): ModelReply =>
  (response) =>
    begin(response, pieces);

/** Gives these replies to consecutive requests, one after the other, and then repeats the last one. */
export const inTurn = (...replies: readonly ModelReply[]): ModelReply => {
  let asked = 0;
  return (response, question) => {
    const reply = replies[Math.min(asked, replies.length - 1)];
    asked += 1;
    reply?.(response, question);
  };
};

/** Streams an error event. */
export const failingWithin =
  (pieces: readonly string[]): ModelReply =>
  (response) => {
    begin(response, pieces);
    response.end(`data: ${JSON.stringify({ error: { message: 'overloaded' } })}\n\n`);
  };

/** Streams one piece each time the test asks for it, and ends after the last one. */
export const sayingSlowly = (
  pieces: readonly string[],
): { readonly reply: ModelReply; readonly next: () => void } => {
  const left = [...pieces];
  let asker: ServerResponse | null = null;
  let owed = 0;
  const say = (): void => {
    for (; asker !== null && owed > 0; owed -= 1) {
      asker.write(chunk({ content: left.shift() ?? '' }, null));
      if (left.length > 0) continue;
      asker.write(chunk({}, 'stop'));
      asker.end('data: [DONE]\n\n');
    }
  };
  return {
    reply: (response) => {
      begin(response, []);
      asker = response;
      say();
    },
    next: () => {
      owed += 1;
      say();
    },
  };
};

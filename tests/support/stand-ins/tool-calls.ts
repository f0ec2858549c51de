import type { ModelReply } from './openai-stand-in.ts';
import { begin, chunk } from './streamed-replies.ts';

/** A tool call as a model sends it; the arguments are sent unchanged, even if they are not JSON. */
export interface SentCall {
  readonly name: string;
  readonly arguments: string;
}

/** A valid call. */
export const call = (name: string, given: object = {}): SentCall => ({
  name,
  arguments: JSON.stringify(given),
});

/** The streamed pieces of a call: the name with the start of the arguments, and then the rest. */
const piecesOf = ({ name, arguments: given }: SentCall, index: number): readonly string[] => {
  const half = Math.ceil(given.length / 2);
  const start = { index, id: `call-${index}`, type: 'function' };
  return [
    chunk(
      { tool_calls: [{ ...start, function: { name, arguments: given.slice(0, half) } }] },
      null,
    ),
    chunk({ tool_calls: [{ index, function: { arguments: given.slice(half) } }] }, null),
  ];
};

interface CallSettings {
  readonly finishReason?: string;
  /** The pieces of text to stream after the calls. */
  readonly after?: readonly string[];
}

/** Streams pieces of text, then tool calls, and ends. */
export const calling =
  (
    pieces: readonly string[],
    calls: readonly SentCall[],
    { finishReason = 'tool_calls', after = [] }: CallSettings = {},
  ): ModelReply =>
  (response) => {
    begin(response, pieces);
    for (const piece of calls.flatMap(piecesOf)) response.write(piece);
    for (const content of after) response.write(chunk({ content }, null));
    response.write(chunk({}, finishReason));
    response.end('data: [DONE]\n\n');
  };

/** Streams pieces of text and half of a call, and then stalls forever. */
export const stallingInCall =
  (pieces: readonly string[], sent: SentCall): ModelReply =>
  (response) => {
    begin(response, pieces);
    response.write(piecesOf(sent, 0)[0]);
  };

/** Streams pieces of text and a call with endless arguments, as long as the client reads. */
export const callingWithoutEnd =
  (pieces: readonly string[], name: string): ModelReply =>
  (response) => {
    begin(response, pieces);
    response.write(piecesOf({ name, arguments: '{"title":"' }, 0).join(''));
    const more = chunk(
      { tool_calls: [{ index: 0, function: { arguments: 'again '.repeat(20) } }] },
      null,
    );
    const timer = setInterval(() => response.write(more), 5);
    response.once('close', () => clearInterval(timer));
  };

/**
 * Simulates a model without tool support: requests with tools are refused, and other requests get these streamed
 * pieces.
 */
export const knowingNoTools =
  (pieces: readonly string[], status = 400): ModelReply =>
  (response, asked) => {
    if (asked.tools.length === 0)
      return calling(pieces, [], { finishReason: 'stop' })(response, asked);
    const error = { message: 'This model does not support tools.', type: 'invalid_request_error' };
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error }));
  };

import { getSession } from '#client/lib/session/session.ts';
import { tracked } from '#client/platform/after.ts';
import type { CallOf, Endpoint, ReplyOf } from '#contract/shared/endpoint.ts';
import type { Guard } from '#domain/shared/guards.ts';
import { type AnyRequestParts, readReply, sendCall, Unreachable } from './call.ts';

const LINES_TYPE = 'application/x-ndjson';

interface LineParts<E extends Endpoint, Line> {
  readonly body: CallOf<E>['body'];
  readonly signal: AbortSignal;
  /** Whether a line can be read. */
  readonly isLine: Guard<Line>;
  /** Called with each line as it arrives. */
  readonly onLine: (line: Line) => void;
}

/**
 * Calls an endpoint with a streamed reply. Resolves to null after the last line, or to the whole reply if the server
 * sent it in one piece. Throws the same errors as `call`, and `Unreachable` if the connection breaks between lines or a
 * line cannot be read.
 */
export const callLines = async <E extends Endpoint, Line>(
  endpoint: E,
  { body, signal, isLine, onLine }: LineParts<E, Line>,
): Promise<ReplyOf<E> | null> => {
  const requestSession = getSession();
  const parts: AnyRequestParts = { body, signal };
  const response = await sendCall(endpoint, parts, { accept: `${LINES_TYPE}, application/json` });
  const isLines = response.headers.get('content-type')?.startsWith(LINES_TYPE) === true;
  if (!isLines || response.body === null)
    return await readReply(endpoint, response, requestSession);
  const decoder = new TextDecoder();
  let rest = '';
  const take = (text: string): void => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.trim() === '') continue;
      const value: unknown = JSON.parse(line);
      if (!isLine(value)) throw new Error('This line cannot be read.');
      onLine(value);
    }
  };
  // Not every browser supports async iteration of streams.
  const reader = response.body.getReader();
  try {
    for (let next = await tracked(reader.read()); !next.done; next = await tracked(reader.read()))
      take(decoder.decode(next.value, { stream: true }));
    take(`${decoder.decode()}\n`);
  } catch {
    reader.cancel().catch(() => undefined);
    throw new Unreachable();
  }
  return null;
};

import type * as z from 'zod/mini';
import { getSession } from '#client/lib/session/session.ts';
import { tracked } from '#client/platform/after.ts';
import type { CallOf, Endpoint, ReplyOf } from '#contract/shared/endpoint.ts';
import { type AnyRequestParts, readReply, sendCall, Unreachable } from './call.ts';

const LINES_TYPE = 'application/x-ndjson';

/** An endpoint whose reply can be streamed line by line. */
type LinesEndpoint = Endpoint & { readonly lines: z.core.$ZodType };

interface LineParts<E extends LinesEndpoint> {
  readonly body: CallOf<E>['body'];
  readonly signal: AbortSignal;
  /** Parses a line. Throws when it does not fit the contract. */
  readonly read: (line: unknown) => z.core.output<E['lines']>;
  /** Called with each line as it arrives. */
  readonly onLine: (line: z.core.output<E['lines']>) => void;
}

/**
 * Calls an endpoint with a streamed reply. Resolves to null after the last line, or to the whole reply
 * when the server sent it in one piece. Throws what `call` throws, and `Unreachable` when the
 * connection breaks between lines or a line does not fit the contract.
 */
export const callLines = async <E extends LinesEndpoint>(
  endpoint: E,
  { body, signal, read, onLine }: LineParts<E>,
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
      if (line.trim() !== '') onLine(read(JSON.parse(line)));
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

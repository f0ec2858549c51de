import * as z from 'zod/mini';
import { getSession } from '#client/lib/session/session.ts';
import type { CallOf, Endpoint, ReplyOf } from '#contract/shared/endpoint.ts';
import { type AnyParts, readReply, sendCall, Unreachable } from './call.ts';

const LINES_TYPE = 'application/x-ndjson';

/** An endpoint whose answer can come line by line. */
type LinesEndpoint = Endpoint & { readonly lines: z.core.$ZodType };

interface LineParts<E extends LinesEndpoint> {
  readonly body: CallOf<E>['body'];
  readonly signal: AbortSignal;
  /** Is told each line as it comes. */
  readonly onLine: (line: z.core.output<E['lines']>) => void;
}

/**
 * Makes a call whose answer comes line by line. Resolves to null once the last line was told, or to
 * the whole answer where the server gave it in one piece. Throws what `call` throws, and
 * `Unreachable` where the connection broke between lines, or one of them could not be read.
 */
export const callLines = async <E extends LinesEndpoint>(
  endpoint: E,
  { body, signal, onLine }: LineParts<E>,
): Promise<ReplyOf<E> | null> => {
  const asked = getSession();
  const parts: AnyParts = { body, signal };
  const response = await sendCall(endpoint, parts, { accept: `${LINES_TYPE}, application/json` });
  const isLines = response.headers.get('content-type')?.startsWith(LINES_TYPE) === true;
  if (!isLines || response.body === null) return await readReply(endpoint, response, asked);
  const decoder = new TextDecoder();
  let rest = '';
  const take = (text: string): void => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.trim() !== '')
        onLine(z.parse(endpoint.lines, JSON.parse(line)) as z.core.output<E['lines']>);
    }
  };
  try {
    // Not every browser can loop over a stream by itself.
    const reader = response.body.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read())
      take(decoder.decode(next.value, { stream: true }));
    take(`${decoder.decode()}\n`);
  } catch {
    throw new Unreachable();
  }
  return null;
};

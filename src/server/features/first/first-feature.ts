import { firstEndpoints } from '#contract/first.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { firstCalls } from './first-calls.ts';

/** Headers that concern the outer response, which `inject` must not repeat. */
const OF_THE_OUTER = ['accept-encoding', 'content-length', 'if-none-match', 'range'];

/**
 * One call for everything that a page reads when it opens. Each reply is the one that its own call would give this
 * person, because it is made by that call, with all its checks.
 */
export const firstFeature = ({ serve }: Pick<FeatureParts, 'serve'>): void => {
  serve(firstEndpoints.read, async ({ subject, query, request }) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !OF_THE_OUTER.includes(name)),
    );
    const replies = await Promise.all(
      firstCalls({ userId: subject, ...query }).map(async (url) => {
        const { statusCode, payload } = await request.server.inject({
          url,
          headers,
          remoteAddress: request.socket.remoteAddress ?? '',
        });
        return statusCode === 200 ? [[url, JSON.parse(payload)] as const] : [];
      }),
    );
    return Object.fromEntries(replies.flat());
  });
};

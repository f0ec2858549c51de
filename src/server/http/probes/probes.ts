import type { FastifyInstance } from 'fastify';
import { systemEndpoints } from '#contract/system.ts';

const LIVE = '/livez';
const READY = '/readyz';

const RETRY_AFTER_S = 5;

/** What a process says of itself. */
export interface Readiness {
  /** Why it should get no calls, in words that tell nothing of people or places; none when it is ready. */
  readonly reasons: readonly ('draining' | 'database' | 'moved' | 'schema' | 'jobs')[];
  /** For how many whole seconds the oldest job that is due has waited; null when none waits or it is not known. */
  readonly oldestJobS: number | null;
}

/** Whether a route is asked by balancers and supervisors, which know no public host, and by each process answered. */
export const isProbe = (route: string | undefined): boolean =>
  route === LIVE || route === READY || route === systemEndpoints.health.path;

/**
 * Answers at `/livez` that the process runs, without asking anything, and at `/readyz` whether it can do its work:
 * 200, or 503 with the reasons.
 */
export const answerProbes = (app: FastifyInstance, readiness: () => Promise<Readiness>): void => {
  // Neither is refused while the process is busy, when a restart would only make it worse.
  const options = { config: { urgent: true }, schema: { hide: true } };
  app.get(LIVE, options, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'alive' };
  });
  app.get(READY, options, async (_request, reply) => {
    const { reasons, oldestJobS } = await readiness();
    const isReady = reasons.length === 0;
    reply.header('cache-control', 'no-store');
    if (!isReady) reply.status(503).header('retry-after', String(RETRY_AFTER_S));
    return { status: isReady ? 'ready' : 'not ready', reasons, oldestJobS };
  });
};

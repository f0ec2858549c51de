import type { FastifyInstance } from 'fastify';
import { systemEndpoints } from '#contract/system.ts';

const LIVE = '/livez';
const READY = '/readyz';

const RETRY_AFTER_S = 5;

/** The readiness of a process. */
export interface Readiness {
  /** Why it should get no requests, without any detail about users or places; empty when ready. */
  readonly reasons: readonly ('draining' | 'database' | 'moved' | 'schema' | 'jobs')[];
  /** How long the oldest due job has waited, in whole seconds; null when none waits or it is unknown. */
  readonly oldestJobS: number | null;
}

/** Whether a route is a probe, which load balancers and supervisors call by address and every process answers. */
export const isProbe = (route: string | undefined): boolean =>
  route === LIVE || route === READY || route === systemEndpoints.health.path;

/**
 * Answers at `/livez` that the process runs, without checking anything, and at `/readyz` whether it can do its work:
 * 200, or 503 with the reasons.
 */
export const answerProbes = (app: FastifyInstance, readiness: () => Promise<Readiness>): void => {
  // Both are urgent: refusing them under load would cause a restart and make it worse.
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

import type { FastifyInstance } from 'fastify';
import { systemEndpoints } from '#contract/system.ts';

const LIVE = '/livez';
const READY = '/readyz';

const RETRY_AFTER_S = 5;

/** The readiness of a process. */
export interface Readiness {
  /**
   * Why this process should get no requests. The reasons reveal nothing about users or addresses. Empty when the
   * process is ready.
   */
  readonly reasons: readonly ('draining' | 'database' | 'moved' | 'schema' | 'jobs')[];
  /** How long the oldest due job has waited, in whole seconds. Null when no job waits, or when the time is unknown. */
  readonly oldestJobS: number | null;
}

/**
 * Whether a route is a probe (a health check). Load balancers and supervisors call a process's probes by its address,
 * and every process responds to probes.
 */
export const isProbe = (route: string | undefined): boolean =>
  route === LIVE || route === READY || route === systemEndpoints.health.path;

/**
 * Serves `/livez`, which only shows that the process runs, and `/readyz`, which shows whether it can do its work: 200,
 * or 503 with the reasons.
 */
export const answerProbes = (app: FastifyInstance, readiness: () => Promise<Readiness>): void => {
  // Both probes are urgent: refusing a probe under load would make a supervisor restart the process, which makes the
  // load worse.
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

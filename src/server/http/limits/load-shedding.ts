import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '#server/errors.ts';
import { texts } from '#texts/answers.js';

const RETRY_AFTER_S = 5;
const RESOLUTION_MS = 10;
/**
 * Minimum number of measured iterations of the event loop. With fewer iterations, the measurement is not meaningful.
 */
const TURNS_MIN = 5;

export interface LoadLimits {
  /** The median delay of the event loop, in milliseconds, above which requests are refused. */
  readonly delayMaxMs: number;
  /** How often the delay is checked, in milliseconds. */
  readonly everyMs: number;
}

const LIMITS: LoadLimits = { delayMaxMs: 3_000, everyMs: 1_000 };

/**
 * Responds with a 503 while the event loop is constantly delayed by more than `delayMaxMs`, so that work in progress
 * can finish. A single long delay does not lead to refusals. Requests to `healthPath` and to urgent routes are never
 * refused.
 */
export const shedLoad = (
  app: FastifyInstance,
  healthPath: string,
  { delayMaxMs, everyMs }: LoadLimits = LIMITS,
): void => {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let isOverloaded = false;
  const timer = setInterval(() => {
    if (delays.count < TURNS_MIN) return;
    // The median is used, because one long delay among many short ones does not mean overload.
    isOverloaded = delays.percentile(50) / 1e6 - RESOLUTION_MS > delayMaxMs;
    delays.reset();
  }, everyMs);
  timer.unref();
  app.addHook('onRequest', (request, _reply, next) => {
    const { url, config } = request.routeOptions;
    if (!isOverloaded || url === healthPath || config.urgent === true) next();
    else next(busy());
  });
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    delays.disable();
    done();
  });
};

const busy = (): HttpError =>
  new HttpError('unavailable', texts.busy, {
    retryAfterS: RETRY_AFTER_S,
    turnedAway: 'shed',
  });

import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '#server/errors.ts';

const RETRY_AFTER_S = 5;
const RESOLUTION_MS = 10;
/** Fewer turns of the event loop than this say nothing yet. */
const TURNS_MIN = 5;

export interface LoadLimits {
  /** The median delay of the event loop above which calls are refused, in milliseconds. */
  readonly delayMaxMs: number;
  /** How often the delay is looked at, in milliseconds. */
  readonly everyMs: number;
}

const LIMITS: LoadLimits = { delayMaxMs: 3_000, everyMs: 1_000 };

/**
 * Answers 503 while turn after turn of the event loop takes longer than `delayMaxMs`, so that what is under way
 * gets done. Nothing is refused after a single stall. The route `healthPath` and those that are urgent never are.
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
    // The median, since one long stall among short turns is no load.
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
  new HttpError('unavailable', 'Evenkeel is busy right now. Try again in a few seconds.', {
    retryAfterS: RETRY_AFTER_S,
    turnedAway: 'shed',
  });

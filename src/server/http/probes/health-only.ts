import type { FastifyInstance } from 'fastify';
import { HttpError } from '#server/errors.ts';
import { texts } from '#texts/answers.js';
import { isProbe } from './probes.ts';

/** Makes a process without pages and API respond only to probes (health checks). */
export const answerHealthOnly = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    if (isProbe(request.routeOptions.url)) return;
    throw new HttpError('not_found', texts.noPagesHere);
  });
};

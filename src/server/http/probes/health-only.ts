import type { FastifyInstance } from 'fastify';
import { HttpError } from '#server/errors.ts';
import { isProbe } from './probes.ts';

/** Lets a process that only works in the background answer nothing but whether it is well. */
export const answerHealthOnly = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    if (isProbe(request.routeOptions.url)) return;
    throw new HttpError('not_found', 'This process serves no pages.');
  });
};

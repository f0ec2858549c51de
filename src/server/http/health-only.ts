import type { FastifyInstance } from 'fastify';
import { systemEndpoints } from '#contract/system.ts';
import { HttpError } from '#server/errors.ts';

/** Lets a process that only works in the background answer nothing but whether it is well. */
export const answerHealthOnly = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.url === systemEndpoints.health.path) return;
    throw new HttpError('not_found', 'This process serves no pages.');
  });
};

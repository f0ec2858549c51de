import type { FastifyInstance } from 'fastify';
import { systemEndpoints } from '#contract/system.ts';
import { answerOtherHost } from '../answer-errors.ts';

/**
 * Refuses requests for another host than the public one, so that no other name leads to the app. Probes of health ask
 * by address.
 */
export const refuseOtherHosts = (app: FastifyInstance, publicUrl: URL): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.host === publicUrl.host) return;
    if (request.routeOptions.url === systemEndpoints.health.path) return;
    return answerOtherHost(request, reply, publicUrl.origin);
  });
};

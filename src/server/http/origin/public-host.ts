import type { FastifyInstance } from 'fastify';
import { answerOtherHost } from '../answer-errors.ts';
import { isProbe } from '../probes/probes.ts';

/**
 * Refuses requests for another host than the public one, so that no other name leads to the app. Probes ask by
 * address.
 */
export const refuseOtherHosts = (app: FastifyInstance, publicUrl: URL): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.host === publicUrl.host) return;
    if (isProbe(request.routeOptions.url)) return;
    return answerOtherHost(request, reply, publicUrl.origin);
  });
};

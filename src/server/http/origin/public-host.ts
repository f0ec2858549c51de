import type { FastifyInstance } from 'fastify';
import { answerOtherHost } from '../answer-errors.ts';
import { isProbe } from '../probes/probes.ts';

/** Whether a request is for the app's own host. Many proxies forward the host name without its port. */
const isPublic = (host: string, { protocol, host: own, hostname }: URL): boolean => {
  const address = `${protocol}//${host}`;
  return URL.canParse(address) && [own, hostname].includes(new URL(address).host);
};

/**
 * Refuses requests for a host other than the public host, so that the app cannot be reached under another name. Probes
 * (the health checks of load balancers) are exempt, because they call the server by its address.
 */
export const refuseOtherHosts = (app: FastifyInstance, publicUrl: URL): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (isPublic(request.host, publicUrl)) return;
    if (isProbe(request.routeOptions.url)) return;
    return answerOtherHost(request, reply, publicUrl.origin);
  });
};

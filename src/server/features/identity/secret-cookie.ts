import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * An HTTP-only cookie that contains a secret.
 *
 * @param publicHttps whether the app's public address uses https
 */
export const secretCookie = (name: string, publicHttps: boolean) => {
  const isSecure = (request: FastifyRequest): boolean =>
    publicHttps || request.protocol === 'https';
  // The prefix `__Host-` makes browsers accept the cookie only over https and only from exactly this host.
  const nameFor = (request: FastifyRequest): string =>
    isSecure(request) ? `__Host-${name}` : name;
  const settings = (request: FastifyRequest) =>
    ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) }) as const;

  return {
    read: (request: FastifyRequest): string | undefined => request.cookies[nameFor(request)],
    set: (
      request: FastifyRequest,
      reply: FastifyReply,
      secret: string,
      lifetimeMs: number,
    ): void => {
      const maxAge = Math.floor(lifetimeMs / 1000);
      reply.setCookie(nameFor(request), secret, { ...settings(request), maxAge });
    },
    clear: (request: FastifyRequest, reply: FastifyReply): void => {
      reply.clearCookie(nameFor(request), settings(request));
    },
  };
};

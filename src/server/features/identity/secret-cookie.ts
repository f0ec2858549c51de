import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * A cookie with a secret, which no script can read.
 *
 * @param publicHttps whether people reach the app by https at its public address
 */
export const secretCookie = (name: string, publicHttps: boolean) => {
  const isSecure = (request: FastifyRequest): boolean =>
    publicHttps || request.protocol === 'https';
  // The prefix makes browsers refuse the cookie from anywhere but this very host over https.
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

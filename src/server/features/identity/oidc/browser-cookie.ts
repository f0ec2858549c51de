import type { Exchange } from '#server/http/serve.ts';
import { newSecret } from '#server/secrets.ts';
import { LOGIN_MS } from './login-store.ts';

/**
 * A cookie whose secret ties a login at the provider to the browser in which the login started. A new login in the same
 * browser replaces the secret of an earlier login.
 */
export const browserCookie = (publicUrl: URL) => {
  const secure = publicUrl.protocol === 'https:';
  const name = secure ? '__Host-evenkeel-login' : 'evenkeel-login';
  const kind = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    /** Sets a new secret in the browser. */
    begin: ({ reply }: Exchange): string => {
      const secret = newSecret();
      reply.setCookie(name, secret, { ...kind, maxAge: LOGIN_MS / 1000 });
      return secret;
    },
    /** The browser's secret. Null if no login has started in this browser. */
    read: ({ request }: Exchange): string | null => request.cookies[name] ?? null,
    end: ({ reply }: Exchange): void => {
      reply.clearCookie(name, kind);
    },
  };
};

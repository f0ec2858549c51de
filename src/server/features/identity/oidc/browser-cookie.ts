import type { Exchange } from '#server/http/serve.ts';
import { newSecret } from '#server/secrets.ts';
import { LOGIN_MS } from './login-store.ts';

/** Binds a login to the browser that started it, with a secret. A browser's newest login replaces earlier ones. */
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
    /** The browser's secret; null if it has not started a login. */
    read: ({ request }: Exchange): string | null => request.cookies[name] ?? null,
    end: ({ reply }: Exchange): void => {
      reply.clearCookie(name, kind);
    },
  };
};

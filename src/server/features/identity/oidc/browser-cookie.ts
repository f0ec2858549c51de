import type { Exchange } from '#server/http/serve.ts';
import { newSecret } from '#server/secrets.ts';
import { LOGIN_MS } from './login-store.ts';

/** Binds a login to the browser that began it, by a secret of its own. The newest login of a browser counts. */
export const browserCookie = (publicUrl: URL) => {
  const secure = publicUrl.protocol === 'https:';
  const name = secure ? '__Host-evenkeel-login' : 'evenkeel-login';
  const kind = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    /** Gives the browser a new secret. */
    begin: ({ reply }: Exchange): string => {
      const secret = newSecret();
      reply.setCookie(name, secret, { ...kind, maxAge: LOGIN_MS / 1000 });
      return secret;
    },
    /** The secret of the browser; null when it began no login. */
    read: ({ request }: Exchange): string | null => request.cookies[name] ?? null,
    end: ({ reply }: Exchange): void => {
      reply.clearCookie(name, kind);
    },
  };
};

import * as z from 'zod';

const reply = z.object({ value: z.unknown() });
const failure = z.object({ error: z.string(), message: z.string() });
const begun = z.object({ sessionId: z.string() });

/** A session of WebDriver Classic over HTTP (https://w3c.github.io/webdriver/). */
export interface WebDriver {
  readonly get: (path: string) => Promise<unknown>;
  readonly post: (path: string, body: object) => Promise<unknown>;
  readonly end: () => Promise<void>;
}

const call = async (url: string, method: string, body?: object): Promise<unknown> => {
  const answer = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = reply.parse(await answer.json());
  if (answer.ok) return value;
  const { error, message } = failure.parse(value);
  throw new Error(`${method} ${new URL(url).pathname}: ${error}: ${message}`);
};

/** Starts a session with the driver at `url`. */
export const beginSession = async (url: string, capabilities: object): Promise<WebDriver> => {
  const { sessionId } = begun.parse(
    await call(`${url}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } }),
  );
  const session = `${url}/session/${sessionId}`;
  return {
    get: (path) => call(`${session}/${path}`, 'GET'),
    post: (path, body) => call(`${session}/${path}`, 'POST', body),
    end: async () => {
      await call(session, 'DELETE');
    },
  };
};

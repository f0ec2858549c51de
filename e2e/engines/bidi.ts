import * as z from 'zod';

const message = z.object({
  id: z.optional(z.int()),
  type: z.string(),
  result: z.optional(z.unknown()),
  message: z.optional(z.string()),
});

const called = z.discriminatedUnion('type', [
  z.object({ type: z.literal('success'), result: z.object({ value: z.optional(z.string()) }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
]);

const begun = z.object({ capabilities: z.object({ browserVersion: z.string() }) });

/** A WebDriver BiDi connection to a browser (https://w3c.github.io/webdriver-bidi/). */
export interface Bidi {
  readonly browserVersion: string;
  readonly send: (method: string, params?: object) => Promise<unknown>;
  /** Runs a function in a browsing context. Its argument and result must be JSON values. */
  readonly call: <Result>(context: string, source: string, argument?: unknown) => Promise<Result>;
}

/** Connects to a browser that listens at `url` and starts a session. */
export const connectBidi = async (url: string): Promise<Bidi> => {
  const socket = new WebSocket(`${url}/session`);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let lastId = 0;
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  socket.addEventListener('message', ({ data }) => {
    const reply = message.parse(JSON.parse(String(data)));
    const sent = waiting.get(reply.id ?? -1);
    waiting.delete(reply.id ?? -1);
    if (reply.type === 'success') sent?.resolve(reply.result);
    else sent?.reject(new Error(reply.message));
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser is gone.'));
  });
  const send = (method: string, params: object = {}): Promise<unknown> => {
    lastId += 1;
    const reply = Promise.withResolvers<unknown>();
    waiting.set(lastId, reply);
    socket.send(JSON.stringify({ id: lastId, method, params }));
    return reply.promise;
  };
  const call: Bidi['call'] = async (context, source, argument) => {
    const reply = called.parse(
      await send('script.callFunction', {
        functionDeclaration: `async () => JSON.stringify(await (${source})(${JSON.stringify(argument)}))`,
        target: { context },
        awaitPromise: true,
      }),
    );
    if (reply.type === 'exception') throw new Error(reply.exceptionDetails.text);
    return JSON.parse(reply.result.value ?? 'null');
  };
  const { browserVersion } = begun.parse(
    await send('session.new', { capabilities: {} }),
  ).capabilities;
  return { browserVersion, send, call };
};

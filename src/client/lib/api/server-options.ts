import { useEffect, useState } from 'react';
import type { ReplyOf } from '#contract/shared/endpoint.ts';
import { systemEndpoints } from '#contract/system.ts';
import { call } from './call.ts';

/** What the server can do, as whoever runs it chose. */
export type ServerOptions = ReplyOf<typeof systemEndpoints.options>;

let known: ServerOptions | null = null;
let asked: Promise<ServerOptions> | null = null;

/** Asks once what the server can do; an answer stays until the page is loaded anew. */
export const serverOptions = (): Promise<ServerOptions> => {
  asked ??= call(systemEndpoints.options, {}).then(
    (options) => {
      known = options;
      return options;
    },
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
};

/** What the server can do; null until it is known. Without an answer, nothing that depends on it is offered. */
export const useServerOptions = (): ServerOptions | null => {
  const [options, setOptions] = useState(known);
  useEffect(() => {
    let isGone = false;
    serverOptions().then(
      (answer) => {
        if (!isGone) setOptions(answer);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return options;
};

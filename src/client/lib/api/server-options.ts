import { useEffect, useState } from 'react';
import type { ReplyOf } from '#contract/shared/endpoint.ts';
import { systemEndpoints } from '#contract/system.ts';
import { call } from './call.ts';

/** The server's optional features, as its operator configured them. */
export type ServerOptions = ReplyOf<typeof systemEndpoints.options>;

let known: ServerOptions | null = null;
let asked: Promise<ServerOptions> | null = null;

/** Fetches the server's options once per page load. After a failure, the next call fetches them again. */
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

/** The server's options; null until they are known. Until then, callers offer no feature that depends on an option. */
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

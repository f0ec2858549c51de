import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/shared/endpoint.ts';
import { checkEach } from '#tests/support/check-all.ts';

type Call = readonly [name: string, endpoint: Endpoint];

/** Every call of the contract with its name, such as "mood.submit". */
export const callTable: readonly Call[] = Object.entries(endpoints).flatMap(([feature, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => [`${feature}.${name}`, endpoint] as const),
);

/** Checks the calls one after the other. If any fail, throws an error with their names and the reasons. */
export const walk = (
  calls: readonly Call[],
  check: (name: string, endpoint: Endpoint) => Promise<void>,
): Promise<void> =>
  checkEach(
    calls,
    ([name, endpoint]) => check(name, endpoint),
    ([name]) => name,
  );

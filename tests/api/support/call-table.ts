import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/shared/endpoint.ts';

/** Every call of the contract with its name, such as "mood.submit". */
export const callTable: readonly (readonly [name: string, endpoint: Endpoint])[] = Object.entries(
  endpoints,
).flatMap(([feature, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => [`${feature}.${name}`, endpoint] as const),
);

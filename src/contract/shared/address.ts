import type { Endpoint } from './endpoint.ts';

/** The parameters in the address of a call. Undefined query parameters are left out. */
export interface AddressParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

const encoded = (value: unknown): string => encodeURIComponent(String(value));

/** The address of a call: its path with the parameters filled in, and its query. */
export const addressOf = (
  { path }: Pick<Endpoint, 'path'>,
  { params, query = {} }: AddressParts,
): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encoded(params?.[name]));
  const search = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encoded(name)}=${encoded(value)}`],
  );
  return search.length > 0 ? `${filled}?${search.join('&')}` : filled;
};

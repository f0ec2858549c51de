import type { Compilable, CompiledQuery } from 'kysely';
import type { RunQuery } from './sqlite/runner.ts';

type Parameters = Readonly<Record<string, string | number | null>>;

const NAME = Symbol('name of a parameter');

/** A placeholder for a parameter while a query is built. */
interface Marker {
  readonly [NAME]: string;
}

const isMarker = (value: unknown): value is Marker =>
  typeof value === 'object' && value !== null && NAME in value;

/**
 * A query for very frequent calls. It is built and compiled on first use; later calls only supply new parameters.
 * Building the query for each call would take longer than SQLite takes to run it.
 *
 * @param build builds the query; it must use the parameters without reading or converting them
 */
export const compileOnce = <Given extends Parameters, Row>(
  run: RunQuery,
  build: (parameters: Given) => Compilable<Row>,
): ((given: Given) => Promise<readonly Row[]>) => {
  let compiled: CompiledQuery<Row> | undefined;
  const compile = (): CompiledQuery<Row> => {
    const markers = new Proxy(
      {},
      { get: (_, name) => ({ [NAME]: String(name) }) satisfies Marker },
    );
    // Kysely does not look at parameter values, so markers can replace values of any type.
    return build(markers as Given).compile();
  };
  return (given) => {
    compiled ??= compile();
    const parameters = compiled.parameters.map((one) => (isMarker(one) ? given[one[NAME]] : one));
    return run({ ...compiled, parameters });
  };
};

import type { Compilable, CompiledQuery } from 'kysely';
import type { RunQuery } from './sqlite/runner.ts';

type Parameters = Readonly<Record<string, string | number | null>>;

const NAME = Symbol('name of a parameter');

/** A placeholder for a parameter while its query is built. */
interface Marker {
  readonly [NAME]: string;
}

const isMarker = (value: unknown): value is Marker =>
  typeof value === 'object' && value !== null && NAME in value;

/**
 * A query for the most frequent calls: compiled on first use, then run with new parameters only. Building it each time
 * costs more than SQLite takes to answer it.
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
    // Kysely passes values through without inspecting them, so markers can replace values of any type.
    return build(markers as Given).compile();
  };
  return (given) => {
    compiled ??= compile();
    const parameters = compiled.parameters.map((one) => (isMarker(one) ? given[one[NAME]] : one));
    return run({ ...compiled, parameters });
  };
};

import type { Compilable, CompiledQuery } from 'kysely';
import type { RunQuery } from './sqlite/runner.ts';

type Parameters = Readonly<Record<string, string | number | null>>;

const NAME = Symbol('name of a parameter');

/** Stands for a parameter while its query is built. */
interface Marker {
  readonly [NAME]: string;
}

const isMarker = (value: unknown): value is Marker =>
  typeof value === 'object' && value !== null && NAME in value;

/**
 * A query for the busiest calls: built and compiled at its first use, and from then on run with new
 * parameters only. Building one anew each time costs more than SQLite takes to answer it.
 *
 * @param build the query with the parameters in their places; they must be used as they are
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
    // Kysely passes values through unseen, so markers take the place of values of any type.
    return build(markers as Given).compile();
  };
  return (given) => {
    compiled ??= compile();
    const parameters = compiled.parameters.map((one) => (isMarker(one) ? given[one[NAME]] : one));
    return run({ ...compiled, parameters });
  };
};

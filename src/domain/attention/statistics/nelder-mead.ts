type Point = readonly number[];

interface Vertex {
  readonly at: Point;
  readonly value: number;
}

/** The point from + share · (to − from), calculated in each coordinate. */
const between = (from: Point, to: Point, share: number): Point =>
  from.map((one, axis) => one + share * ((to[axis] ?? one) - one));

const centerOf = (vertices: readonly Vertex[], axes: number): Point =>
  Array.from(
    { length: axes },
    (_, axis) => vertices.reduce((sum, { at }) => sum + (at[axis] ?? 0), 0) / vertices.length,
  );

/**
 * Finds a local minimum by the simplex search of Nelder and Mead (1965) with the usual coefficients 1, 2, ½, ½. Null
 * when the search has not converged after `maxSteps`.
 *
 * @param value the function to minimize; may be infinite where a point is not allowed
 * @param step the distance of the first vertices from the start
 * @param tolerance the search has converged when the values at all vertices differ by less than this
 */
export const minimize = (
  value: (at: Point) => number,
  start: Point,
  step: number,
  tolerance = 1e-7,
  maxSteps = 2000,
): Point | null => {
  const vertexAt = (at: Point): Vertex => ({ at, value: value(at) });
  let vertices = [
    vertexAt(start),
    ...start.map((_, moved) =>
      vertexAt(start.map((one, axis) => (axis === moved ? one + step : one))),
    ),
  ];
  for (let taken = 0; taken < maxSteps; taken += 1) {
    vertices.sort((one, other) => one.value - other.value);
    const best = vertices[0];
    const worst = vertices.at(-1);
    const second = vertices.at(-2);
    if (best === undefined || worst === undefined || second === undefined) return null;
    if (worst.value - best.value < tolerance) return best.at;
    const rest = vertices.slice(0, -1);
    const center = centerOf(rest, start.length);
    const reflected = vertexAt(between(center, worst.at, -1));
    let replacement = reflected;
    if (reflected.value < best.value) {
      const expanded = vertexAt(between(center, worst.at, -2));
      if (expanded.value < reflected.value) replacement = expanded;
    } else if (reflected.value >= second.value) {
      const nearer = reflected.value < worst.value ? reflected : worst;
      replacement = vertexAt(between(center, nearer.at, 0.5));
      if (replacement.value >= nearer.value) {
        vertices = vertices.map(({ at }) => vertexAt(between(best.at, at, 0.5)));
        continue;
      }
    }
    vertices = [...rest, replacement];
  }
  return null;
};

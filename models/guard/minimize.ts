/** Writes the gradient at `place` into `slope` and returns the function's value at `place`. */
export type Objective = (place: Float64Array, slope: Float64Array) => number;

const MEMORY_STEPS = 10;
/** Armijo condition: a step has to achieve at least this share of the decrease that the slope predicts. */
const LEAST_GAIN = 1e-4;
const FLATTEST = 1e-7;
const HALVINGS_MOST = 40;

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
};

/** Computes target + factor × other. */
const added = (target: Float64Array, factor: number, other: Float64Array): Float64Array =>
  target.map((value, at) => value + factor * (other[at] ?? 0));

interface Step {
  readonly move: Float64Array;
  readonly turn: Float64Array;
  readonly curvature: number;
}

/** The search direction of the two-loop recursion (Nocedal 1980): downhill, scaled by the curvature of recent steps. */
const directionFrom = (slope: Float64Array, steps: readonly Step[]): Float64Array => {
  let direction: Float64Array = slope.map((value) => -value);
  const shares: number[] = [];
  for (const { move, turn, curvature } of steps.toReversed()) {
    const share = dot(move, direction) / curvature;
    shares.push(share);
    direction = added(direction, -share, turn);
  }
  const last = steps.at(-1);
  if (last !== undefined) {
    const scale = last.curvature / dot(last.turn, last.turn);
    direction = direction.map((value) => value * scale);
  }
  for (const { move, turn, curvature } of steps) {
    const share = shares.pop() ?? 0;
    direction = added(direction, share - dot(turn, direction) / curvature, move);
  }
  return direction;
};

/**
 * Finds the approximate minimum of a smooth convex function by L-BFGS (Liu and Nocedal 1989) with step halving, and
 * returns its position. Deterministic.
 * @param stepsMost the maximum number of steps
 */
export const lowestOf = (objective: Objective, size: number, stepsMost: number): Float64Array => {
  let place: Float64Array = new Float64Array(size);
  let slope: Float64Array = new Float64Array(size);
  let value = objective(place, slope);
  const steps: Step[] = [];
  for (let count = 0; count < stepsMost && Math.sqrt(dot(slope, slope)) > FLATTEST; count += 1) {
    const direction = directionFrom(slope, steps);
    const promise = dot(slope, direction);
    let length = count === 0 ? 1 / Math.max(1, Math.sqrt(-promise)) : 1;
    const nextSlope = new Float64Array(size);
    let next: Float64Array = added(place, length, direction);
    let nextValue = objective(next, nextSlope);
    for (
      let halved = 0;
      halved < HALVINGS_MOST && nextValue > value + LEAST_GAIN * length * promise;
      halved += 1
    ) {
      length /= 2;
      next = added(place, length, direction);
      nextValue = objective(next, nextSlope);
    }
    if (nextValue >= value) break;
    const move = added(next, -1, place);
    const turn = added(nextSlope, -1, slope);
    const curvature = dot(move, turn);
    if (curvature > Number.EPSILON) steps.push({ move, turn, curvature });
    if (steps.length > MEMORY_STEPS) steps.shift();
    place = next;
    slope = nextSlope;
    value = nextValue;
  }
  return place;
};

/**
 * So many pieces of a container are looked at. Five minutes of sound have a fraction of them, and reading all that fit
 * into the largest upload would keep everybody else waiting.
 */
export const PIECES_MAX = 200_000;

/** What a container says of itself. */
interface Described {
  /** How long it plays, in ms; null where it does not say. */
  readonly durationMs: number | null;
  /** Whether it holds pictures as well, no sound, or more pieces than are looked at. */
  readonly isOther: boolean;
}

/** Reads a container that begins as its kind does. It takes any bytes, and never throws. */
export type Describe = (bytes: Buffer) => Described;

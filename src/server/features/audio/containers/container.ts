/**
 * The most pieces of a container that are read. Five minutes of sound have far fewer, and reading all that fit into the
 * largest upload would block everybody else.
 */
export const PIECES_MAX = 200_000;

/** What a container's metadata says. */
interface Described {
  /** Its duration in ms; null when unknown. */
  readonly durationMs: number | null;
  /** Whether it contains video, has no audio, or has more pieces than are read. */
  readonly isOther: boolean;
}

/** Reads a container whose type is already detected. Accepts any bytes, and never throws. */
export type Describe = (bytes: Buffer) => Described;

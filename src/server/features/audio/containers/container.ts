/**
 * Maximum number of pieces (boxes, pages or blocks) of a recording's file to read. Five minutes of sound have far
 * fewer. The largest upload could have so many pieces that reading all of them would block other requests.
 */
export const PIECES_MAX = 200_000;

/** Facts from the metadata of a container (a file format that wraps audio or video). */
interface Described {
  /** The duration in ms. Null when unknown. */
  readonly durationMs: number | null;
  /** Whether the file contains video, has no audio, or has more pieces than the maximum. */
  readonly isOther: boolean;
}

/** Reads a container whose type is already known. Accepts any bytes and never throws. */
export type Describe = (bytes: Buffer) => Described;

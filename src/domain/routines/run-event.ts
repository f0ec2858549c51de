/** The events of a routine run. */
export const RUN_EVENTS = [
  'start',
  'done',
  'skip',
  'undo',
  'longer',
  'pause',
  'resume',
  'late',
  'reorder',
  'jump',
  'take-over',
  'finish',
  'stop',
] as const;

/** One event in the player, timed by the clock of its device. */
export interface RunEvent {
  /** Made by the client; events with the same id count once. */
  readonly id: string;
  readonly type: (typeof RUN_EVENTS)[number];
  /** Milliseconds since the Unix epoch. */
  readonly atMs: number;
  /** A random id that the device stores. */
  readonly device: string;
  /** The step that it is about, if any. */
  readonly stepId?: string | undefined;
  /** Whole minutes: the extension of `longer`, or the time available to a person who is late. */
  readonly minutes?: number | undefined;
  /** Step ids: those to start with, the new order, or those to leave out. */
  readonly stepIds?: readonly string[] | undefined;
}

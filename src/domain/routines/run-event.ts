/** What can happen to a routine that is being done. */
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

/** One thing that happened in the player, on the clock of the device on which it did. */
export interface RunEvent {
  /** Made by the client: the same event twice is one. */
  readonly id: string;
  readonly type: (typeof RUN_EVENTS)[number];
  /** Milliseconds since the Unix epoch. */
  readonly atMs: number;
  /** A random id that the device keeps. */
  readonly device: string;
  /** The step that it is about, where it is about one. */
  readonly stepId?: string | undefined;
  /** Whole minutes: how much longer, or how many are there for one who is late. */
  readonly minutes?: number | undefined;
  /** Ids of steps: the new order, or those to leave out. */
  readonly stepIds?: readonly string[] | undefined;
}

/** Why somebody cannot get on with a task, as they choose it. */
export const STUCK_REASONS = ['too-big', 'boring', 'unclear', 'scared', 'tired'] as const;
export type StuckReason = (typeof STUCK_REASONS)[number];

/**
 * What can help: finer steps; five minutes with a timer and a companion; the one question; two minutes and then
 * stop; a ladder in the chat; a lighter version; another smart task that needs little energy; putting it away for today.
 */
export const HELPS = [
  'finer-steps',
  'companion',
  'question',
  'two-minutes',
  'ladder',
  'lighter',
  'swap',
  'not-today',
] as const;
export type Help = (typeof HELPS)[number];

/** What fits a reason, the most fitting first. */
const FITTING: Readonly<Record<StuckReason, readonly Help[]>> = {
  'too-big': ['finer-steps', 'two-minutes', 'lighter'],
  boring: ['companion', 'two-minutes', 'not-today'],
  unclear: ['question', 'finer-steps', 'not-today'],
  scared: ['two-minutes', 'ladder', 'finer-steps'],
  tired: ['lighter', 'swap', 'not-today'],
};

/** How often something helped for a reason, and how often not. */
export interface HelpCount {
  readonly reason: StuckReason;
  readonly help: Help;
  readonly yes: number;
  readonly no: number;
}

/** Whether something is ever offered for a reason. */
export const fits = (reason: StuckReason, help: Help): boolean => FITTING[reason].includes(help);

/**
 * What to offer for a reason, one after the other: first what helped this person more often than not, then what
 * is not known, then what did not help. Nothing that fits is left out but what is not possible.
 *
 * @param possible what can be done with this task now
 */
export const helpsFor = (
  reason: StuckReason,
  possible: ReadonlySet<Help>,
  counts: readonly HelpCount[],
): readonly Help[] => {
  const balance = (help: Help): number =>
    counts
      .filter((count) => count.reason === reason && count.help === help)
      .reduce((sum, { yes, no }) => sum + yes - no, 0);
  return FITTING[reason]
    .filter((help) => possible.has(help))
    .toSorted((one, other) => balance(other) - balance(one));
};

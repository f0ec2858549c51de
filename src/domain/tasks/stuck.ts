/** The reasons for being stuck on a task that a person can choose from. */
export const STUCK_REASONS = ['too-big', 'boring', 'unclear', 'scared', 'tired'] as const;
export type StuckReason = (typeof STUCK_REASONS)[number];

/**
 * The ways to help, in this order: finer steps, five minutes with a timer and a companion, the one question, stopping
 * after two minutes, a ladder in the chat, a lighter version, another smart task that takes little energy, and putting
 * the task away for today.
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

/** The ways to help that fit each reason, best first. */
const FITTING: Readonly<Record<StuckReason, readonly Help[]>> = {
  'too-big': ['finer-steps', 'two-minutes', 'lighter'],
  boring: ['companion', 'two-minutes', 'not-today'],
  unclear: ['question', 'finer-steps', 'not-today'],
  scared: ['two-minutes', 'ladder', 'finer-steps'],
  tired: ['lighter', 'swap', 'not-today'],
};

/** The numbers of times that a way to help worked and did not work for a reason. */
export interface HelpCount {
  readonly reason: StuckReason;
  readonly help: Help;
  readonly yes: number;
  readonly no: number;
}

/** Whether a way to help is ever offered for a reason. */
export const fits = (reason: StuckReason, help: Help): boolean => FITTING[reason].includes(help);

/**
 * The ways to help to offer for a reason, in order: first those that helped this person more often than not, then
 * untried ones, then those that did not help. The list includes every possible way that fits the reason.
 *
 * @param possible the ways to help that are available for this task now
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

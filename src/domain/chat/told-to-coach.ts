/** What the crisis guard found in a message, as the coach is told of it. */
export interface Verdict {
  readonly level: 'none' | 'low' | 'elevated' | 'high';
  /** What it is about; null where there is no sign. */
  readonly category: string | null;
  /** Whether what is watched was said not to be so now, so that other things can be talked about. */
  readonly isSettled?: boolean;
  /** Whether the person says that they were taken for more than they had told, so that the talk goes back to that. */
  readonly isBack?: boolean;
  /** Whether the guard takes the message for a fear of doing harm. */
  readonly isFeared?: boolean;
}

/** Whether the fixed answers of the guard speak, and nothing else does. */
export const isRaised = ({ level }: Verdict): boolean => level === 'elevated' || level === 'high';

/** Whether there is any sign, also a fading one: then nothing that can be a strain is offered. */
export const isWary = ({ level }: Verdict): boolean => level !== 'none';

/** Whether the talk stays with what was told, whatever else is written. */
export const isUnsettled = (verdict: Verdict): boolean =>
  isWary(verdict) && verdict.isSettled !== true;

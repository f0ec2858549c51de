/** What is known of where a person stands in a quiz. */
interface Known {
  /** Whether finished answers lie on this device, to be sent. */
  readonly waits: boolean;
  /** Whether finished answers lie on this device that the server did not accept. */
  readonly refused: boolean;
  /** What is said when the server has it, or that it cannot be opened yet; null when neither is so. */
  readonly settled: string | null;
  /** How many questions are answered in what was begun, of how many. */
  readonly answered: number;
  readonly of: number;
  /** What is said when nothing is begun; empty while it is not known whether it was taken. */
  readonly open: string;
}

/** Where a person stands in a quiz. */
interface Standing {
  readonly state: 'waits' | 'settled' | 'begun' | 'refused' | 'open' | 'unknown';
  readonly text: string;
  /** Whether there is something to do in it now. */
  readonly isToDo: boolean;
}

/** In words where a person stands: what waits is told first, then what is settled, then what was begun. */
export const standingOf = ({ waits, refused, settled, answered, of, open }: Known): Standing => {
  if (waits) return { state: 'waits', text: 'Your answers wait to be sent.', isToDo: false };
  if (settled !== null) return { state: 'settled', text: settled, isToDo: false };
  if (answered > 0) {
    const text = `${Math.min(answered, of)} of ${of} answered. Go on.`;
    return { state: 'begun', text, isToDo: true };
  }
  if (refused) {
    const text = 'Your answers were not accepted. They are at the end of this page.';
    return { state: 'refused', text, isToDo: true };
  }
  return { state: open === '' ? 'unknown' : 'open', text: open, isToDo: open !== '' };
};

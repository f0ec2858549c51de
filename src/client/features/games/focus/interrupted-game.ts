interface InterruptedGame {
  readonly userId: string;
  readonly points: number;
}

let interrupted: InterruptedGame | null = null;

/** Remembers the points of a Focus tap game that was running when its page was left. */
export const rememberInterruptedGame = (userId: string, points: number): void => {
  interrupted = { userId, points };
};

/** Forgets the points. Called when another game starts. */
export const forgetInterruptedGame = (): void => {
  interrupted = null;
};

/** The points of this person's interrupted game in this tab; null if there is none. */
export const interruptedPoints = (userId: string): number | null =>
  interrupted?.userId === userId ? interrupted.points : null;

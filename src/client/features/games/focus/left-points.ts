interface Left {
  readonly userId: string;
  readonly points: number;
}

let left: Left | null = null;

/** Notes what a game of Focus tap had when its page was left while it ran. */
export const noteLeft = (userId: string, points: number): void => {
  left = { userId, points };
};

/** Forgets it: another game has begun. */
export const forgetLeft = (): void => {
  left = null;
};

/** What this person's last game in this tab had when it was left; null when none was. */
export const leftPoints = (userId: string): number | null =>
  left?.userId === userId ? left.points : null;

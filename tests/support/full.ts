/** Whether tests run at full size, as in `npm run test:full`. */
export const FULL = process.env.FULL === 'true';

/** The size of a test: smaller in `npm test`, which runs for each change, and full in `npm run test:full`. */
export const sized = ({
  usual,
  full,
}: {
  readonly usual: number;
  readonly full: number;
}): number => (FULL ? full : usual);

/**
 * The lowest processor time of three runs, in ms, which is hardly affected by other load on the machine or a garbage
 * collection in one of the runs.
 */
export const leastCpuMs = (go: () => unknown): number =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const before = process.threadCpuUsage();
      go();
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000;
    }),
  );

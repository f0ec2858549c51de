/**
 * The least processor time of three goes at something, in ms: what else the machine does counts for little, and so does a
 * collection of garbage in one of them.
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

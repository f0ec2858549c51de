/**
 * The lowest processor time of three runs, in ms: other load on the machine and a garbage collection in one run hardly
 * matter.
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

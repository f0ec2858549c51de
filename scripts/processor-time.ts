import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The unit of times in `/proc`, which is the same on all machines on which Node runs. */
const TICKS_PER_S = 100;
const SAMPLE_MS = 200;

interface Process {
  readonly parent: number;
  /** The start time, which distinguishes the process from a later process with the same id. */
  readonly startTicks: number;
  readonly ticks: number;
}

const processOf = (pid: string): Process | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The process name, which comes first, may contain spaces and brackets.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, userTicks = 0, systemTicks = 0, startTicks = 0] = [1, 11, 12, 19].map(
      (at) => fields[at],
    );
    return { parent, startTicks, ticks: userTicks + systemTicks };
  } catch {
    // The process ended while the list was read.
    return null;
  }
};

/**
 * Measures the processor time of a process and all its descendants, including those that outlive their parent. The
 * returned function stops the measurement and returns the processor seconds used, or null if there is no `/proc`.
 * Processes that exist for less than one sampling interval are missed.
 */
export const followProcessorTime = (root: number): (() => number | null) => {
  if (!existsSync('/proc/self/stat')) return () => null;
  const ticks = new Map<string, number>();
  const known = new Map<number, number>();
  const look = (): void => {
    const all = new Map(
      readdirSync('/proc').flatMap((pid) => {
        const found = /^\d+$/.test(pid) ? processOf(pid) : null;
        return found === null ? [] : [[Number(pid), found] as const];
      }),
    );
    const isOurs = (pid: number): boolean => {
      const found = all.get(pid);
      if (found === undefined) return false;
      return pid === root || known.get(pid) === found.startTicks || isOurs(found.parent);
    };
    for (const [pid, found] of all) {
      if (!isOurs(pid)) continue;
      known.set(pid, found.startTicks);
      ticks.set(`${pid} ${found.startTicks}`, found.ticks);
    }
  };
  look();
  const timer = setInterval(look, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    look();
    return [...ticks.values()].reduce((sum, one) => sum + one, 0) / TICKS_PER_S;
  };
};

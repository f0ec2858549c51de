import { createInterface } from 'node:readline/promises';
import { StartError } from '#server/config.ts';
import { exitWithUsage } from '../help.ts';

/**
 * Runs a command. Files that it creates are readable only by their owner. On a signal, it cleans up before it ends. An
 * expected failure is reported in one line with exit code 1. With `--help`, it only prints `usage`.
 */
export const runCommand = async (
  usage: string,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> => {
  exitWithUsage(usage);
  process.umask(0o077);
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => stop.abort());
  }
  try {
    await work(stop.signal);
  } catch (error) {
    process.exitCode = 1;
    if (stop.signal.aborted) console.error('Stopped. Nothing was changed.');
    else if (error instanceof StartError) console.error(error.message);
    else throw error;
  }
};

/** Asks for confirmation in the terminal, unless `isSaid` is true. Throws a StartError if there is no terminal. */
export const confirm = async (question: string, isSaid: boolean): Promise<void> => {
  if (isSaid) return;
  if (!process.stdin.isTTY) throw new StartError(`${question} Add --yes to go on.`);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await lines.question(`${question} Type yes to go on: `);
    if (answer.trim().toLowerCase() !== 'yes') throw new StartError('Nothing was changed.');
  } finally {
    lines.close();
  }
};

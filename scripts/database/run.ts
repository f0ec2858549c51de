import { createInterface } from 'node:readline/promises';
import { StartError } from '#server/config.ts';
import { helpOnly } from '../help.ts';

/**
 * Runs a command. What it makes is its owner's alone; when it is stopped by a signal it tidies up first; and what it cannot
 * do it says in one line, with exit code 1. Asked for help it does nothing but say `usage`.
 */
export const runCommand = async (
  usage: string,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> => {
  helpOnly(usage);
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

/** Asks whether to go on, where somebody is there to answer; else throws a StartError unless they said yes before. */
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

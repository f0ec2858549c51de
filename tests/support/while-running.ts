import { setTimeout as delay } from 'node:timers/promises';

const ASK_EVERY_MS = 20;

/** A process that resolves `ended` with its output when it ends. */
interface Running {
  readonly ended: Promise<{ readonly stdout: string; readonly stderr: string }>;
}

/**
 * Polls until `ask` returns a result that is not null. Rejects with the process’s output if the process ends before
 * that.
 */
export const whileRunning = async <Answer>(
  { ended }: Running,
  ask: () => Promise<Answer | null>,
): Promise<Answer> => {
  let last: Awaited<Running['ended']> | null = null;
  void ended.then((end) => {
    last = end;
  });
  for (;;) {
    const end = last;
    const answer = await ask();
    if (answer !== null) return answer;
    if (end !== null) throw new Error(`The process ended.\n${JSON.stringify(end)}`);
    await delay(ASK_EVERY_MS);
  }
};

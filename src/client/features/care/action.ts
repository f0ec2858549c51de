import { useRef, useState } from 'react';
import { errorText } from '#client/lib/user-facing-error.ts';
import { newId } from '#client/platform/new-id.ts';

/**
 * Creates ids for requests. A request with the same content as the previous one gets the same id, so that a retry after
 * a lost response creates no duplicate.
 */
export const useIdempotencyId = (): ((content: unknown) => string) => {
  const last = useRef({ text: '', id: '' });
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current.text !== text) last.current = { text, id: newId() };
    return last.current.id;
  };
};

/** Runs one action at a time, and provides its error message. */
export const useAction = () => {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /**
   * Runs `work` unless an action is already running.
   *
   * @returns whether `work` ran and succeeded
   */
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (pending) return false;
    setPending(true);
    setProblem(null);
    try {
      await work();
      return true;
    } catch (cause) {
      setProblem(errorText(cause));
      return false;
    } finally {
      setPending(false);
    }
  };
  return { pending, problem, run };
};

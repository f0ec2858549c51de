import { useRef, useState } from 'react';
import { hearEntry } from '#client/lib/listening/listening.ts';
import { wordsOf } from '#client/lib/told.ts';
import { newId } from '#client/platform/new-id.ts';

/** Ids for what is sent: the same for the same content, so that a lost answer makes no second one. */
export const useIdOfTry = (): ((content: unknown) => string) => {
  const last = useRef({ text: '', id: '' });
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current.text !== text) last.current = { text, id: newId() };
    return last.current.id;
  };
};

/** One thing that is done at a time, with what went wrong. */
export const useAction = () => {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const idOf = useIdOfTry();
  /**
   * Does it unless something is under way.
   *
   * @param said what a person wrote about themselves in it; danger is listened for in that afterwards, even if it failed
   * @returns whether it worked
   */
  const run = async (
    work: () => Promise<unknown>,
    said: readonly string[] = [],
  ): Promise<boolean> => {
    if (pending) return false;
    setPending(true);
    setProblem(null);
    try {
      await work();
      return true;
    } catch (cause) {
      setProblem(wordsOf(cause));
      return false;
    } finally {
      setPending(false);
      hearEntry(idOf(said), said);
    }
  };
  return { pending, problem, run };
};

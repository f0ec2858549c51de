import { useEffect, useRef } from 'react';
import { beforeLogout } from '#client/sync/on-logout.ts';

type Finish = () => Promise<unknown>;

const runs = new Set<Finish>();

/** Logging out ends what is on, so that its run is among what is sent or asked about. */
const finishRuns: Finish = () => Promise.all([...runs].map((finish) => finish()));

interface Closing {
  /** Ends the run that is on and saves it. */
  readonly end: () => void;
  /** Does something that saves, while nothing can be waited for any more. */
  readonly atEnd: (work: () => void) => void;
  /** Resolves when it is known what became of all that was saved. */
  readonly settled: Finish;
}

/** Ends a run when its component goes, the page is closed, or the person logs out. */
export const useClosing = (closing: Closing): void => {
  const now = useRef(closing);
  useEffect(() => {
    now.current = closing;
  });

  useEffect(() => {
    const close = (): void => now.current.atEnd(() => now.current.end());
    const finish: Finish = () => {
      now.current.end();
      return now.current.settled();
    };
    beforeLogout(finishRuns);
    runs.add(finish);
    window.addEventListener('pagehide', close);
    return () => {
      runs.delete(finish);
      window.removeEventListener('pagehide', close);
      now.current.end();
    };
  }, []);
};

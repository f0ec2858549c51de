import { useEffect, useRef } from 'react';
import { beforeLogout } from '#client/sync/on-logout.ts';

type Finish = () => Promise<unknown>;

const runs = new Set<Finish>();

/** Ends all runs at log-out, so that their results are sent or listed as unsent. */
const finishRuns: Finish = () => Promise.all([...runs].map((finish) => finish()));

interface RunControls {
  /** Ends the current run and saves it. */
  readonly end: () => void;
  /** Runs `work` in a page that is closing. The results that `work` saves are stored synchronously. */
  readonly atEnd: (work: () => void) => void;
  /** Resolves when every save has succeeded or failed. */
  readonly settled: Finish;
}

/** Ends a run when its component unmounts, the page is closed, or the person logs out. */
export const useEndOnLeave = (controls: RunControls): void => {
  const latest = useRef(controls);
  useEffect(() => {
    latest.current = controls;
  });

  useEffect(() => {
    const onPageHide = (): void => latest.current.atEnd(() => latest.current.end());
    const finish: Finish = () => {
      latest.current.end();
      return latest.current.settled();
    };
    beforeLogout(finishRuns);
    runs.add(finish);
    window.addEventListener('pagehide', onPageHide);
    return () => {
      runs.delete(finish);
      window.removeEventListener('pagehide', onPageHide);
      latest.current.end();
    };
  }, []);
};

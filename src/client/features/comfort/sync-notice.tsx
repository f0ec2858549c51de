import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/comfort.js';
import { texts as common } from '#texts/common.js';
import styles from './comfort.module.css';
import { useComfortSyncProblem } from './sync.ts';

/** Says that the latest change is not saved to the account, and offers a retry. */
export const ComfortSyncNotice = () => {
  const problem = useComfortSyncProblem();
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = async (): Promise<void> => {
    setIsRetrying(true);
    await problem?.retry();
    setIsRetrying(false);
  };
  return (
    <div className={problem === null ? undefined : `${kit.rowApart} ${styles.syncProblem}`}>
      {/* Always rendered, because screen readers announce only changes inside an existing region. */}
      <div role="status">
        {problem === null ? null : <p>{texts.notInAccount({ problem: problem.reason })}</p>}
      </div>
      {problem === null ? null : (
        <Button
          kind="secondary"
          size="small"
          pending={isRetrying}
          pendingLabel={texts.trying}
          onClick={retry}
        >
          {common.tryAgain}
        </Button>
      )}
    </div>
  );
};

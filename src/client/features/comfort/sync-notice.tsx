import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import styles from './comfort.module.css';
import { useComfortTrouble } from './comfort-sync.ts';

/** Says that the latest change has not reached the account, with a way to try again. */
export const ComfortTrouble = () => {
  const trouble = useComfortTrouble();
  const [trying, setTrying] = useState(false);
  const retry = async (): Promise<void> => {
    setTrying(true);
    await trouble?.retry();
    setTrying(false);
  };
  return (
    <div className={trouble === null ? undefined : styles.trouble}>
      {/* Always there, because screen readers announce only what changes inside a region they know. */}
      <div role="status">
        {trouble === null ? null : (
          <p>
            Your latest change is kept on this device, but not with your account yet.{' '}
            {trouble.reason}
          </p>
        )}
      </div>
      {trouble === null ? null : (
        <Button
          kind="secondary"
          size="small"
          pending={trying}
          pendingLabel="Trying…"
          onClick={retry}
        >
          Try again
        </Button>
      )}
    </div>
  );
};

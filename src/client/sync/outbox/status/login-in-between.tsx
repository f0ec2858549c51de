import { useEffect } from 'react';
import { forgetNetworkAddress, networkAddress, useInBetween } from '#client/lib/api/in-between.ts';
import styles from './status.module.css';

/** Tells the person when a log-in in front of Evenkeel answers in its place, and links there. */
export const LoginInBetween = () => {
  const isInBetween = useInBetween();
  useEffect(forgetNetworkAddress, []);
  return (
    <div role="status" className={styles.note}>
      {isInBetween ? (
        <p className={styles.line}>
          The log-in in front of Evenkeel has ended, so nothing can be sent or fetched. What you
          enter waits on this device. <a href={networkAddress()}>Log in there again</a>
        </p>
      ) : null}
    </div>
  );
};

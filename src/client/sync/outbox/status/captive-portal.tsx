import { useEffect } from 'react';
import {
  forgetNetworkAddress,
  networkAddress,
  useCaptivePortal,
} from '#client/lib/api/captive-portal.ts';
import kit from '#client/ui/layout/kit.module.css';
import styles from './status.module.css';

/**
 * Tells the person when a login proxy in front of Evenkeel answers calls instead of Evenkeel, and links to that proxy.
 */
export const CaptivePortalNotice = () => {
  const isCaptive = useCaptivePortal();
  useEffect(forgetNetworkAddress, []);
  return (
    <div role="status" className={styles.note}>
      {isCaptive ? (
        <p className={`${kit.softSmall} ${styles.line}`}>
          The log-in in front of Evenkeel has ended, so nothing can be sent or fetched. What you
          enter waits on this device. <a href={networkAddress()}>Log in there again</a>
        </p>
      ) : null}
    </div>
  );
};

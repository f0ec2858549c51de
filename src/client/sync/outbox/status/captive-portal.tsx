import { useEffect } from 'react';
import {
  forgetNetworkAddress,
  networkAddress,
  useCaptivePortal,
} from '#client/lib/api/captive-portal.ts';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import { texts } from '#texts/loading.js';
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
          {sentence(
            texts.loginBeforeEndedWaits({ link: (text) => <a href={networkAddress()}>{text}</a> }),
          )}
        </p>
      ) : null}
    </div>
  );
};

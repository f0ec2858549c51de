import { Notice } from '#client/ui/notices/notice.tsx';
import { texts } from '#texts/clients.js';
import styles from './clients.module.css';

/** The notice shown before any shared data. */
export const BeforeYouLook = () => (
  <Notice tone="info">
    <span className={styles.notice}>{texts.nobodyWatches}</span>
  </Notice>
);

import { Notice } from '#client/ui/notices/notice.tsx';
import styles from './clients.module.css';

/** The notice shown before any shared data. */
export const BeforeYouLook = () => (
  <Notice tone="info">
    <span className={styles.notice}>
      Nobody watches this in real time, and it is no emergency service. All of it is self-reported:
      it is what people wrote down, no measurement. Each look is listed for the person.
    </span>
  </Notice>
);

import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  readonly tone: 'info' | 'success' | 'problem';
  /** A separate paragraph before the rest of the text. */
  readonly first?: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

const ICONS = { info: Info, success: CircleCheck, problem: CircleAlert };

/** A message. Screen readers announce problems assertively and other tones politely. */
export const Notice = ({ tone, first, children, action }: NoticeProps) => {
  const Icon = ICONS[tone];
  return (
    <div className={`${styles.notice} ${styles[tone]}`}>
      <Icon aria-hidden="true" size="1.25em" className={styles.icon} />
      <div className={styles.text} role={tone === 'problem' ? 'alert' : 'status'}>
        {first === undefined ? null : <p>{first}</p>}
        {children}
      </div>
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  );
};

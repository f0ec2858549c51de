import { Link } from 'wouter';
import type { PagePath } from '#contract/shared/pages.ts';
import styles from './sharing.module.css';

const CHAT: PagePath = '/features/chat';

/** The limits of sharing, shown to both sides before anything is shared. */
export const SafetyWords = () => (
  <ul className={styles.facts}>
    <li>
      Nobody watches in real time. In danger, use the lines in{' '}
      <Link to={CHAT}>crisis help in the chat</Link>.
    </li>
    <li>Messages of the chat cannot be shared.</li>
    <li>What the safety guard of the chat hears is never shared.</li>
  </ul>
);

import { Link } from 'wouter';
import { sentence } from '#client/ui/layout/sentence.ts';
import type { PagePath } from '#contract/shared/pages.ts';
import { texts } from '#texts/sharing.js';
import styles from './sharing.module.css';

const CHAT: PagePath = '/features/chat';

/** The limits of sharing, shown to both sides before anything is shared. */
export const SafetyWords = ({ who }: { readonly who: 'you' | 'they' }) => (
  <ul className={styles.facts}>
    <li>{sentence(texts.nobodyWatches({ link: (text) => <Link to={CHAT}>{text}</Link> }))}</li>
    <li>{texts.neverShared}</li>
    <li>{texts.triggersAreChosen[who]}</li>
  </ul>
);

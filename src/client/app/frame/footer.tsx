import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '#client/ui/button.tsx';
import { texts } from '#texts/app.js';
import styles from './frame.module.css';

/** The footer that the landing page and the dashboard share. */
export const Footer = ({ children }: { readonly children?: ReactNode }) => (
  <footer className={styles.footer}>
    {children}
    <Link to="/privacy" className={buttonClass('quiet')}>
      {texts.privacy}
    </Link>
    <p>{texts.allRightsReserved}</p>
  </footer>
);

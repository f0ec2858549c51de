import type { ReactNode } from 'react';
import styles from './footer.module.css';

/** The footer that the landing page and the dashboard share. */
export const Footer = ({ children }: { readonly children?: ReactNode }) => (
  <footer className={styles.footer}>
    {children}
    <p>© 2025 Evenkeel. All Rights Reserved</p>
  </footer>
);

import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import kit from '#client/ui/layout/kit.module.css';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import styles from './back-link.module.css';

interface BackLinkProps {
  readonly to: string;
  /** The name of the linked page. */
  readonly children: ReactNode;
}

/** A link to the parent page, shown above the title. */
export const BackLink = ({ to, children }: BackLinkProps) => (
  <Link to={to} className={`${kit.iconLink} ${styles.back}`}>
    <ArrowLeft aria-hidden="true" size="1.1em" />
    <VisuallyHidden>Back to </VisuallyHidden>
    {children}
  </Link>
);

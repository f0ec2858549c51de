import { Link } from 'wouter';
import { longLinkClass } from '#client/ui/button.tsx';
import type { PartOf } from './message-part-type.ts';
import styles from './parts.module.css';

/** A link to a page of the app, which the person follows or not. */
export const PagePart = ({ part }: { readonly part: PartOf<'page'> }) => (
  <p className={styles.page}>
    <Link to={part.path} className={longLinkClass()}>
      {part.label}
    </Link>
  </p>
);

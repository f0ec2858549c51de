import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import kit from '#client/ui/layout/kit.module.css';
import styles from './link-card.module.css';

interface LinkCardProps {
  readonly title: string;
  /** The level of its heading. */
  readonly level: 2 | 3;
  readonly icon: LucideIcon;
  readonly link: { readonly to: string } & Omit<
    ComponentProps<'a'>,
    'className' | 'children' | 'href'
  >;
  /** At most two elements; the second one is aligned with the lower edge. */
  readonly children: ReactNode;
  /** The feature it links to, for tests and styles. */
  readonly feature?: string;
}

/** A list item that is a link over its whole area. */
export const LinkCard = ({ title, level, icon: Icon, link, children, feature }: LinkCardProps) => {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li className={styles.card} data-feature={feature}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" size="1.6rem" strokeWidth={1.75} />
      </span>
      <Heading className={kit.large}>
        <Link {...link} className={styles.link}>
          {title}
        </Link>
      </Heading>
      {children}
    </li>
  );
};

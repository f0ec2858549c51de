import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import kit from '#client/ui/layout/kit.module.css';
import styles from './link-card.module.css';

interface LinkCardProps {
  readonly title: string;
  /** The level of the card's heading. */
  readonly level: 2 | 3;
  readonly icon: LucideIcon;
  readonly link: { readonly to: string } & Omit<
    ComponentProps<'a'>,
    'className' | 'children' | 'href'
  >;
  /** At most two elements; the second one is aligned with the lower edge. */
  readonly children: ReactNode;
  /** The linked feature, for tests and styles. */
  readonly feature?: string;
}

/** A list item whose whole area is a link. */
export const LinkCard = ({ title, level, icon: Icon, link, children, feature }: LinkCardProps) => {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li className={`${kit.stack2} ${styles.card}`} data-feature={feature}>
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

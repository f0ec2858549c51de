import { type ReactNode, useId } from 'react';
import kit from '#client/ui/layout/kit.module.css';
import styles from './card.module.css';

interface CardProps {
  readonly heading: string;
  readonly level?: 2 | 3;
  readonly children: ReactNode;
  /** An icon before the heading. */
  readonly icon?: ReactNode;
  /** Content next to the heading, such as a small button. */
  readonly action?: ReactNode;
  /** The id of the heading, for links to the card; `useArrival` then moves the focus to the heading. */
  readonly anchor?: string;
}

/** A panel with a heading; screen readers see a region with that name. */
export const Card = ({ heading, level = 2, children, icon, action, anchor }: CardProps) => {
  const ownId = useId();
  const id = anchor ?? ownId;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={`${kit.raisedCard} ${kit.stack4} ${styles.card}`} aria-labelledby={id}>
      <div className={kit.rowApart}>
        <Heading
          id={id}
          className={styles.heading}
          data-icon={icon !== undefined || undefined}
          tabIndex={anchor === undefined ? undefined : -1}
        >
          {icon}
          {heading}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
};

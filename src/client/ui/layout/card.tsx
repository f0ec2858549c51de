import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

interface CardProps {
  readonly heading: string;
  readonly level?: 2 | 3;
  readonly children: ReactNode;
  /** What stands beside the heading, such as a small button. */
  readonly action?: ReactNode;
  /** The id of the heading, for links that lead here; `useArrival` then moves the focus to it. */
  readonly anchor?: string;
}

/** A panel with a heading, found by screen readers as a region of that name. */
export const Card = ({ heading, level = 2, children, action, anchor }: CardProps) => {
  const ownId = useId();
  const id = anchor ?? ownId;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading
          id={id}
          className={styles.heading}
          tabIndex={anchor === undefined ? undefined : -1}
        >
          {heading}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
};

import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

interface CardProps {
  readonly heading: string;
  readonly level?: 2 | 3;
  readonly children: ReactNode;
  /** What stands beside the heading, such as a small button. */
  readonly action?: ReactNode;
}

/** A panel with a heading, found by screen readers as a region of that name. */
export const Card = ({ heading, level = 2, children, action }: CardProps) => {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading id={id} className={styles.heading}>
          {heading}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
};

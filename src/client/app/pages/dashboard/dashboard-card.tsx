import { type ReactNode, useId } from 'react';
import styles from './dashboard-card.module.css';

interface DashboardCardProps {
  readonly heading: string;
  /** One sentence; two cards may have one heading, and it is this that tells them apart. */
  readonly caption?: string;
  readonly children: ReactNode;
}

/** One of the dashboard's cards, found by screen readers under its heading and caption. */
export const DashboardCard = ({ heading, caption, children }: DashboardCardProps) => {
  const id = useId();
  const captionId = `${id}caption`;
  return (
    <section
      className={styles.card}
      aria-labelledby={caption === undefined ? id : `${id} ${captionId}`}
    >
      <div>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        {caption === undefined ? null : (
          <p id={captionId} className={styles.caption}>
            {caption}
          </p>
        )}
      </div>
      {children}
    </section>
  );
};

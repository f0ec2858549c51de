import { type ReactNode, useId } from 'react';
import kit from '#client/ui/layout/kit.module.css';
import styles from './dashboard.module.css';

interface DashboardCardProps {
  readonly heading: string;
  /** A subheading, because two cards may have the same heading. */
  readonly about?: string;
  readonly caption?: string;
  /** A sentence after the caption. */
  readonly more?: string;
  readonly children: ReactNode;
}

/** One of the dashboard's cards; screen readers find it by its heading and caption. */
export const DashboardCard = ({ heading, about, caption, more, children }: DashboardCardProps) => {
  const id = useId();
  const captionId = `${id}-caption`;
  return (
    <section
      className={`${kit.raisedCard} ${kit.stack5} ${styles.card}`}
      aria-labelledby={caption === undefined ? id : `${id} ${captionId}`}
    >
      <div>
        <div id={id} className={styles.headings}>
          <h2 className={kit.largest}>{heading}</h2>
          {about === undefined ? null : <h3 className={kit.softLarge}>{about}</h3>}
        </div>
        {caption === undefined ? null : (
          <p className={kit.soft}>
            <span id={captionId}>{caption}</span> {more}
          </p>
        )}
      </div>
      {children}
    </section>
  );
};

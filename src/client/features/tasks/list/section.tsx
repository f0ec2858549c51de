import { type ReactNode, useId } from 'react';
import styles from '#client/features/tasks/tasks.module.css';

interface ListSectionProps {
  readonly heading: string;
  readonly lead?: string;
  readonly count?: string | undefined;
  readonly children: ReactNode;
}

/** A list of tasks with its heading. */
export const ListSection = ({ heading, lead, count, children }: ListSectionProps) => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} tabIndex={-1} className={styles.heading}>
          {heading}
        </h2>
        {count === undefined ? null : <p className={styles.count}>{count}</p>}
      </div>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
};

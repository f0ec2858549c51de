import { type ReactNode, useId } from 'react';
import styles from '#client/features/tasks/tasks.module.css';
import kit from '#client/ui/layout/kit.module.css';

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
    <section className={kit.stack3} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} tabIndex={-1} className={kit.large}>
          {heading}
        </h2>
        {count === undefined ? null : <p className={kit.soft}>{count}</p>}
      </div>
      {lead === undefined ? null : <p className={kit.soft}>{lead}</p>}
      {children}
    </section>
  );
};

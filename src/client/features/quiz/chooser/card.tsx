import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { longLinkClass } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { PagePath } from '#contract/shared/pages.ts';
import styles from './chooser.module.css';

interface QuizCardProps {
  readonly heading: string;
  readonly icon: LucideIcon;
  readonly to: PagePath;
  /** The label of the link. */
  readonly action: string;
  /** Whether this quiz is the next one to take. */
  readonly isNext: boolean;
  /** The person's progress in the quiz; empty while unknown. */
  readonly statusText: string;
  readonly children: ReactNode;
}

/** The card of one quiz. */
export const QuizCard = (props: QuizCardProps) => {
  const { heading, icon: Icon, to, action, isNext, statusText, children } = props;
  const id = useId();
  return (
    <section className={`${kit.raisedCard} ${kit.stackStart3} ${styles.card}`} aria-labelledby={id}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" size="1.5rem" strokeWidth={1.75} />
      </span>
      <h2 id={id} className={kit.large}>
        {heading}
      </h2>
      <p>{children}</p>
      <p className={`${kit.softSmall} ${styles.status}`}>{statusText}</p>
      <p className={styles.action}>
        <Link to={to} className={longLinkClass(isNext ? 'primary' : 'secondary')}>
          {action}
        </Link>
      </p>
    </section>
  );
};

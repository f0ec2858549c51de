import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { longLinkClass } from '#client/ui/button.tsx';
import type { PagePath } from '#contract/shared/pages.ts';
import styles from './chooser.module.css';

interface QuizCardProps {
  readonly heading: string;
  readonly icon: LucideIcon;
  readonly to: PagePath;
  /** What the link says. */
  readonly action: string;
  /** Whether it is the one to do next. */
  readonly isNext: boolean;
  /** Where the person stands in it; empty while that is not known. */
  readonly standing: string;
  readonly children: ReactNode;
}

/** One quiz to choose. */
export const QuizCard = (props: QuizCardProps) => {
  const { heading, icon: Icon, to, action, isNext, standing, children } = props;
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" size="1.5rem" strokeWidth={1.75} />
      </span>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <p>{children}</p>
      <p className={styles.standing}>{standing}</p>
      <p className={styles.action}>
        <Link to={to} className={longLinkClass(isNext ? 'primary' : 'secondary')}>
          {action}
        </Link>
      </p>
    </section>
  );
};

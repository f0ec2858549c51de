import { Link } from '#client/ui/link.tsx';
import { preloadsAuth } from './auth-entry.tsx';
import styles from './feature-card.module.css';
import type { LANDING_CARDS } from './landing-cards.ts';

interface FeatureCardProps {
  readonly card: (typeof LANDING_CARDS)[number];
  /** Asked first when nobody is signed in; undefined when the link may simply be followed. */
  readonly onAsk: ((destination: string) => void) | undefined;
}

/** One feature on the landing page; the whole card leads there. */
export const FeatureCard = ({ card, onAsk }: FeatureCardProps) => {
  const { id, title, text, tags, to, icon: Icon } = card;
  return (
    <li className={styles.card} data-feature={id}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" size="1.6rem" strokeWidth={1.75} />
      </span>
      <h3 className={styles.title}>
        <Link
          to={to}
          className={styles.link}
          {...(onAsk === undefined ? {} : preloadsAuth)}
          onClick={(event) => {
            if (onAsk === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onAsk(to);
          }}
        >
          {title}
        </Link>
      </h3>
      <p className={styles.text}>{text}</p>
      <ul className={styles.tags} aria-label="For">
        {tags.map((tag) => (
          <li key={tag} className={styles.tag}>
            {tag}
          </li>
        ))}
      </ul>
    </li>
  );
};

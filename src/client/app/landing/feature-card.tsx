import { preloadsAuth } from '#client/app/entry/auth-entry.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { LinkCard } from '#client/ui/links/link-card.tsx';
import { texts } from '#texts/landing.js';
import type { LANDING_CARDS } from './cards.ts';
import styles from './landing.module.css';

interface FeatureCardProps {
  readonly card: (typeof LANDING_CARDS)[number];
  /** Called instead of following the link when nobody is signed in. Undefined when the link works as usual. */
  readonly onAsk: ((destination: string) => void) | undefined;
}

/** One feature on the landing page; the whole card is a link. */
export const FeatureCard = ({ card, onAsk }: FeatureCardProps) => {
  const { id, title, text, tags, to, icon } = card;
  return (
    <LinkCard
      title={title}
      level={3}
      icon={icon}
      feature={id}
      link={{
        to,
        ...(onAsk === undefined ? {} : preloadsAuth),
        onClick: (event) => {
          if (onAsk === undefined) return;
          event.preventDefault();
          onAsk(to);
        },
      }}
    >
      <p className={kit.soft}>{text}</p>
      <ul className={`${kit.softSmall} ${styles.tags}`} aria-label={texts.isFor}>
        {tags.map((tag) => (
          <li key={tag} className={styles.tag}>
            {tag}
          </li>
        ))}
      </ul>
    </LinkCard>
  );
};

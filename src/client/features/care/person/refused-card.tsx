import styles from '#client/features/care/care.module.css';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import type { CommunicationCard } from '#contract/sharing/care.ts';
import { CARD_FIELDS } from './card-fields.ts';

const Words = ({ card }: { readonly card: CommunicationCard }) =>
  CARD_FIELDS.map(([name, label]) =>
    card[name] === '' ? null : (
      <p key={name} className={kit.ownWords}>
        {label}: <bdi>{card[name]}</bdi>
      </p>
    ),
  );

interface RefusedCardProps {
  readonly message: string;
  /** The text of the refused card. */
  readonly written: CommunicationCard;
  /** The current card; null if there is no card. */
  readonly card: CommunicationCard | null;
  readonly onSave: () => void;
  readonly onLeave: () => void;
}

/** A card that the server refused, next to the current card. The person chooses between the two cards. */
export const RefusedCard = ({ message, written, card, onSave, onLeave }: RefusedCardProps) => (
  <section className={`${kit.stack4} ${styles.stack}`} aria-label="A card that is not saved">
    <Notice tone="problem">This was not saved: {message}</Notice>
    <h3>What you wrote</h3>
    <Words card={written} />
    <h3>The card as it is now</h3>
    {card === null ? <p>The card is empty now.</p> : <Words card={card} />}
    <div className={styles.row}>
      <Button kind="secondary" onClick={onSave}>
        Save mine in its place
      </Button>
      <Button kind="quiet" onClick={onLeave}>
        Leave the card as it is now
      </Button>
    </div>
  </section>
);

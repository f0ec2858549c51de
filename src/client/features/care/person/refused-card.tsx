import styles from '#client/features/care/care.module.css';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import type { CommunicationCard } from '#contract/sharing/care.ts';
import { texts } from '#texts/care.js';
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
  <section className={`${kit.stack4} ${styles.stack}`} aria-label={texts.cardNotSaved}>
    <Notice tone="problem">{texts.notSaved({ reason: message })}</Notice>
    <h3>{texts.whatYouWrote}</h3>
    <Words card={written} />
    <h3>{texts.cardAsItIs}</h3>
    {card === null ? <p>{texts.cardIsEmpty}</p> : <Words card={card} />}
    <div className={styles.row}>
      <Button kind="secondary" onClick={onSave}>
        {texts.saveMine}
      </Button>
      <Button kind="quiet" onClick={onLeave}>
        {texts.leaveCard}
      </Button>
    </div>
  </section>
);

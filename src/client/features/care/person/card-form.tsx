import { useState } from 'react';
import * as z from 'zod/mini';
import styles from '#client/features/care/care.module.css';
import { Readers } from '#client/lib/sharing/readers.tsx';
import { discardDraft, readDraft, useDraft, useDraftsFrom } from '#client/sync/draft.ts';
import type { SendResult } from '#client/sync/outbox/outbox.ts';
import { Button } from '#client/ui/button.tsx';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import type { CareBody, CommunicationCard, StoredCard } from '#contract/sharing/care.ts';
import { CARE_TEXT_MAX } from '#domain/care/proposals.ts';
import { CARD_FIELDS, wordsOfCard } from './card-fields.ts';
import { RefusedCard } from './refused-card.tsx';

const words = { talk: z.string(), avoid: z.string(), breaks: z.string(), other: z.string() };
const shape = z.object({
  ...words,
  /** Timestamp of the card that the edit is based on; null for none. */
  from: z.nullable(z.string()),
  /** That card; drafts of earlier versions have none. */
  before: z._default(z.nullable(z.object(words)), null),
});
const NOTHING: CommunicationCard = { talk: '', avoid: '', breaks: '', other: '' };

const startOf = (card: StoredCard | null): z.output<typeof shape> => ({
  ...wordsOfCard(card ?? NOTHING),
  from: card?.updatedAt ?? null,
  before: card === null ? null : wordsOfCard(card),
});

const KEY = 'communication-card';
const CARD_DRAFT = {
  key: KEY,
  initial: startOf(null),
  spent: [] as const,
  read: (kept: unknown) => z.safeParse(shape, kept).data ?? null,
};

/** A card that the server refused. */
interface Refused {
  readonly id: string;
  readonly message: string;
  readonly written: CommunicationCard;
}

interface CardFormProps {
  /** The card, including unsent changes. */
  readonly card: StoredCard | null;
  readonly refused: readonly Refused[];
  readonly onSave: (body: CareBody<'card-save'>) => Promise<SendResult>;
  /** Discards a refused card. */
  readonly onSeen: (id: string) => Promise<void>;
}

const isKept = ({ state }: SendResult): boolean => state === 'sent' || state === 'waiting';

/** The form of the person's communication card. */
export const CardForm = ({ card, refused, onSave, onSeen }: CardFormProps) => {
  const [draft, change] = useDraft(CARD_DRAFT);
  const isTyped = useDraftsFrom(KEY).length > 0;
  const shown = isTyped ? draft : startOf(card);
  const [pending, setPending] = useState(false);
  const [told, setTold] = useState('');
  /** Anything typed after `written` was saved stays on this device, as a change based on `next`. */
  const settle = (written: CommunicationCard, next: CommunicationCard): void => {
    const now = readDraft(CARD_DRAFT);
    if (now !== null && CARD_FIELDS.some(([name]) => now[name] !== written[name]))
      change({ before: next });
    else discardDraft(KEY);
  };
  const save = async (): Promise<void> => {
    const { from, before } = shown;
    const written = wordsOfCard(shown);
    setPending(true);
    const result = await onSave({ card: written, from, before });
    setPending(false);
    // A refused card appears above the form, next to the current card.
    if (!isKept(result)) return;
    settle(written, written);
    setTold(result.state === 'sent' ? 'Saved.' : 'Kept on this device and sent later.');
  };
  const saveInPlace = async ({ id, written }: Refused): Promise<void> => {
    const { from, before } = startOf(card);
    const result = await onSave({ card: written, from, before });
    if (!isKept(result)) return;
    settle(written, written);
    await onSeen(id);
  };
  const leave = async ({ id, written }: Refused): Promise<void> => {
    settle(written, wordsOfCard(card ?? NOTHING));
    await onSeen(id);
  };
  return (
    <>
      {refused.map((one) => (
        <RefusedCard
          key={one.id}
          message={one.message}
          written={one.written}
          card={card}
          onSave={() => void saveInPlace(one)}
          onLeave={() => void leave(one)}
        />
      ))}
      <details>
        <summary>{card === null ? 'Write it' : 'Read or change it'}</summary>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (!pending) void save();
          }}
        >
          <p>In your own words, for people who talk with you.</p>
          <Readers stream="card" always />
          {CARD_FIELDS.map(([name, label]) => (
            <TextAreaField
              key={name}
              label={label}
              dir="auto"
              rows={2}
              maxLength={CARE_TEXT_MAX.card}
              value={shown[name]}
              onChange={(event) => {
                setTold('');
                change({ ...shown, [name]: event.currentTarget.value });
              }}
            />
          ))}
          <div className={styles.row}>
            <Button type="submit" kind="secondary" pending={pending} pendingLabel="Saving…">
              Save the card
            </Button>
            <p role="status">{told}</p>
          </div>
        </form>
      </details>
    </>
  );
};

import { useState } from 'react';
import * as z from 'zod/mini';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { Readers } from '#client/lib/sharing/readers.tsx';
import { UserFacingError } from '#client/lib/user-facing-error.ts';
import { discardDraft, readDraft, useDraft, useDraftsFrom } from '#client/sync/draft.ts';
import type { SendResult } from '#client/sync/outbox/outbox.ts';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { Fold } from '#client/ui/fold.tsx';
import kit from '#client/ui/layout/kit.module.css';
import {
  type CareBody,
  type CommunicationCard,
  communicationCard,
  type StoredCard,
} from '#contract/sharing/care.ts';
import { CARE_TEXT_MAX } from '#domain/care/proposals.ts';
import { texts } from '#texts/care.js';
import { texts as common } from '#texts/common.js';
import { CARD_FIELDS, wordsOfCard } from './card-fields.ts';
import { RefusedCard } from './refused-card.tsx';

const words = { talk: z.string(), avoid: z.string(), breaks: z.string(), other: z.string() };
const shape = z.object({
  ...words,
  /** The timestamp of the card that the edit is based on; null if there was no card. */
  from: z.nullable(z.string()),
  /** The texts of the card that the edit is based on. Drafts stored by earlier versions of the app do not have them. */
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
  const [told, setTold] = useState('');
  /**
   * Discards the draft if it equals `written`. Otherwise, the draft stays on this device as a change based on `next`.
   */
  const settle = (written: CommunicationCard, next: CommunicationCard): void => {
    const now = readDraft(CARD_DRAFT);
    if (now !== null && CARD_FIELDS.some(([name]) => now[name] !== written[name]))
      change({ before: next });
    else discardDraft(KEY);
  };
  const typed = wordsOfCard(shown);
  const form = useForm({
    schema: communicationCard,
    values: typed,
    send: async () => {
      const { from, before } = shown;
      const result = await onSave({ card: typed, from, before });
      if (result.state === 'failed') throw new UserFacingError(result.message);
      // A card that the server refused appears above the form, next to the current card.
      if (!isKept(result)) return;
      settle(typed, typed);
      setTold(result.state === 'sent' ? common.saved : texts.keptAndSentLater);
    },
  });
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
      <Fold label={card === null ? texts.writeIt : texts.readOrChangeIt}>
        <div className={kit.stack4}>
          <EntryForm form={form} submit={texts.saveCard} kind="secondary">
            <p>{texts.cardExplained}</p>
            <Readers stream="card" always />
            {CARD_FIELDS.map(([name, label]) => (
              <TextAreaField
                key={name}
                label={label}
                dir="auto"
                rows={2}
                maxLength={CARE_TEXT_MAX.card}
                {...form.bind(name, shown[name], (text) => {
                  setTold('');
                  change({ ...shown, [name]: text });
                })}
              />
            ))}
          </EntryForm>
          <p role="status">{told}</p>
        </div>
      </Fold>
    </>
  );
};

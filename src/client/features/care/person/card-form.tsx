import { useState } from 'react';
import * as z from 'zod/mini';
import styles from '#client/features/care/care.module.css';
import { useAction } from '#client/features/care/care-data.ts';
import { call, Refusal } from '#client/lib/api/call.ts';
import { Readers } from '#client/lib/sharing/readers.tsx';
import { readDraft, useDraft } from '#client/sync/draft.ts';
import { Button } from '#client/ui/button.tsx';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { type CommunicationCard, careEndpoints, type KeptCard } from '#contract/sharing/care.ts';
import { CARE_TEXT_MAX } from '#domain/care/proposals.ts';

const FIELDS = [
  ['talk', 'How to talk with me'],
  ['avoid', 'What to avoid'],
  ['breaks', 'Breaks'],
  ['other', 'What else helps'],
] as const;

const shape = z.object({
  talk: z.string(),
  avoid: z.string(),
  breaks: z.string(),
  other: z.string(),
  /** When the card that the change began with was written; null for none. */
  from: z.nullable(z.string()),
});
const NOTHING: CommunicationCard = { talk: '', avoid: '', breaks: '', other: '' };

const startOf = (card: KeptCard | null): z.output<typeof shape> => {
  const { talk, avoid, breaks, other } = card ?? NOTHING;
  return { talk, avoid, breaks, other, from: card?.updatedAt ?? null };
};

const cardDraft = (card: KeptCard | null) => ({
  key: 'communication-card',
  initial: startOf(card),
  // What was saved stays in the form.
  spent: [] as const,
  read: (kept: unknown) => z.safeParse(shape, kept).data ?? null,
});

interface CardFormProps {
  readonly card: KeptCard | null;
  /** To have what is kept asked for anew. */
  readonly refresh: () => Promise<unknown>;
}

/** The communication card of the person, to be filled in. */
export const CardForm = ({ card, refresh }: CardFormProps) => {
  const [form] = useState(() => cardDraft(card));
  const [draft, change, finish] = useDraft(form);
  const action = useAction();
  const [isSaved, setIsSaved] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const { from: _, ...sent } = draft;
  const save = (from: string | null): Promise<boolean> =>
    action.run(async () => {
      try {
        const kept = await call(careEndpoints.saveCard, { body: { card: sent, from } });
        change({ from: kept?.updatedAt ?? null });
      } catch (cause) {
        const isConflict = cause instanceof Refusal && cause.status === 409;
        setIsRefused(isConflict);
        if (isConflict) await refresh();
        throw cause;
      }
      const now = readDraft(form);
      // What was typed during the call stays on this device.
      if (now !== null && FIELDS.every(([name]) => now[name] === draft[name])) await finish(draft);
      setIsRefused(false);
      setIsSaved(true);
      await refresh();
    }, Object.values(sent));
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save(draft.from);
      }}
    >
      <p>In your own words, for people who talk with you.</p>
      <Readers stream="card" always />
      {FIELDS.map(([name, label]) => (
        <TextAreaField
          key={name}
          label={label}
          dir="auto"
          rows={2}
          maxLength={CARE_TEXT_MAX.card}
          value={draft[name]}
          onChange={(event) => {
            setIsSaved(false);
            change({ [name]: event.currentTarget.value });
          }}
        />
      ))}
      {action.problem === null ? null : <Notice tone="problem">{action.problem}</Notice>}
      {isRefused ? (
        <section className={styles.stack} aria-label="The card as it is now">
          <p>{card === null ? 'The card is empty now.' : 'The card is now:'}</p>
          {FIELDS.map(([name, label]) =>
            card === null || card[name] === '' ? null : (
              <p key={name} className={styles.words}>
                {label}: <bdi>{card[name]}</bdi>
              </p>
            ),
          )}
          <div className={styles.row}>
            <Button kind="secondary" onClick={() => void save(card?.updatedAt ?? null)}>
              Save mine in its place
            </Button>
          </div>
        </section>
      ) : null}
      <div className={styles.row}>
        <Button type="submit" kind="secondary" pending={action.pending} pendingLabel="Saving…">
          Save the card
        </Button>
        <p role="status">{isSaved ? 'Saved.' : null}</p>
      </div>
    </form>
  );
};

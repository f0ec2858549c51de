import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { problemOf } from '#client/features/sharing/problem.ts';
import styles from '#client/features/sharing/sharing.module.css';
import { call } from '#client/lib/api/call.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { useToday } from '#client/lib/use-today.ts';
import { type DraftForm, discardDraft, useDraft } from '#client/sync/draft.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { type Connection, sharingEndpoints } from '#contract/sharing/sharing.ts';
import { type Consent, NOTHING_SHARED } from '#domain/sharing/consent.ts';
import { consentSentence } from '#domain/sharing/sentences.ts';
import { type ConsentDraft, consentDraft, draftOf, readConsent } from './consent-draft.ts';
import { ConsentFields } from './consent-fields.tsx';
import { type DrawPreview, Preview } from './preview.tsx';

interface ChangeFormProps {
  readonly userId: string;
  readonly connection: Connection;
  readonly draw: DrawPreview;
  readonly onChanged: (changed: Connection) => void;
  readonly onClose: () => void;
  /** Called when the server has something newer. */
  readonly onStale: () => void;
}

/** What was entered belongs to the consent that it began with. */
const formFor = ({ id, revision, consents }: Connection): DraftForm<ConsentDraft> => ({
  key: `sharing-consent/${id}/${revision}`,
  initial: draftOf(consents[0] ?? NOTHING_SHARED),
  spent: ['streams', 'start', 'startDate', 'hasEnd', 'endDate'],
  read: (kept) => z.safeParse(consentDraft, kept).data ?? null,
});

/** Changes what is shared with a connection. */
export const ChangeForm = ({
  userId,
  connection,
  draw,
  onChanged,
  onClose,
  onStale,
}: ChangeFormProps) => {
  const { id, name, kind, revision } = connection;
  const today = useToday();
  const [form] = useState(() => formFor(connection));
  const [from] = useState(revision);
  const [draft, change] = useDraft(form);
  const [wrong, setWrong] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: (consent: Consent) =>
      call(sharingEndpoints.change, {
        body: { userId, connectionId: id, from, consent, zone: deviceZone() },
      }),
    onSuccess: (changed) => {
      discardDraft(form.key);
      onChanged(changed);
    },
    onError: onStale,
  });
  const { consent, problem } = readConsent(draft, kind, today);
  const said = wrong ?? problemOf(save.error);
  return (
    <form
      className={styles.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (save.isPending) return;
        setWrong(problem);
        if (consent !== null) save.mutate(consent);
      }}
    >
      <ConsentFields
        draft={draft}
        kind={kind}
        onChange={(changed) => {
          change(changed);
          setWrong(null);
        }}
      />
      {consent === null ? null : <p>{consentSentence(name, consent)}</p>}
      {consent === null ? null : (
        <Preview userId={userId} draw={draw} name={name} consent={consent} />
      )}
      {said === null ? null : <Notice tone="problem">{said}</Notice>}
      <div className={styles.row}>
        <Button type="submit" pending={save.isPending} pendingLabel="Saving…">
          Save
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            discardDraft(form.key);
            onClose();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
};

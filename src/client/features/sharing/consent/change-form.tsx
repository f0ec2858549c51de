import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { problemOf } from '#client/features/sharing/problem.ts';
import styles from '#client/features/sharing/sharing.module.css';
import { call } from '#client/lib/api/call.ts';
import { dateText } from '#client/lib/date-text.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { useToday } from '#client/lib/use-today.ts';
import { type DraftForm, discardDraft, useDraft } from '#client/sync/draft.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { type Connection, sharingEndpoints } from '#contract/sharing/sharing.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { type Consent, initialConsent, lastShared } from '#domain/sharing/consent.ts';
import { consentSentence, wideningTexts } from '#domain/sharing/sentences.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/sharing.js';
import {
  type ConsentDraft,
  type ConsentIssue,
  consentDraft,
  draftOf,
  readConsent,
} from './consent-draft.ts';
import { ConsentFields } from './consent-fields.tsx';
import { Preview, type RenderPreview } from './preview.tsx';

interface ChangeFormProps {
  readonly userId: string;
  readonly connection: Connection;
  readonly draw: RenderPreview;
  readonly onChanged: (changed: Connection) => void;
  readonly onClose: () => void;
  /** Called if the change fails, because the server may have a newer consent. */
  readonly onStale: () => void;
}

/** The draft of an edit. Each draft belongs to the consent on which the edit is based. */
const formFor = (
  { id, revision }: Connection,
  start: Consent,
  today: LocalDate,
): DraftForm<ConsentDraft> => ({
  key: `sharing-consent/${id}/${revision}`,
  initial: draftOf(start, today),
  spent: ['streams', 'start', 'startDate', 'hasEnd', 'endDate'],
  read: (kept) => z.safeParse(consentDraft, kept).data ?? null,
});

interface WiderProps {
  readonly name: string;
  readonly words: readonly string[];
  readonly pending: boolean;
  readonly onShare: () => void;
  readonly onKeep: () => void;
}

/** Asks for confirmation before somebody sees more than before, and lists the additional access. */
const Wider = ({ name, words, pending, onShare, onKeep }: WiderProps) => {
  const question = useRef<HTMLHeadingElement>(null);
  // The button that had the focus was removed, so the question takes the focus.
  useEffect(() => question.current?.focus(), []);
  return (
    <section className={`${kit.stackStart3} ${styles.stack}`} aria-label={texts.moreThanBefore}>
      <h3 ref={question} tabIndex={-1}>
        {texts.seeMoreQuestion({ name })}
      </h3>
      <ul className={styles.facts}>
        {words.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button kind="secondary" data-safe="" onClick={onKeep}>
          {texts.goBack}
        </Button>
        <Button pending={pending} pendingLabel={common.saving} onClick={onShare}>
          {texts.shareThisToo}
        </Button>
      </div>
    </section>
  );
};

/** The form to change what is shared with a connection. */
export const ChangeForm = ({
  userId,
  connection,
  draw,
  onChanged,
  onClose,
  onStale,
}: ChangeFormProps) => {
  const { id, name, kind, revision, consents } = connection;
  const today = useToday();
  const [start] = useState(() => initialConsent(consents, today));
  const [form] = useState(() => formFor(connection, start, today));
  const [from] = useState(revision);
  const [draft, change] = useDraft(form);
  const [wrong, setWrong] = useState<ConsentIssue | null>(null);
  /** The additional access as text while the confirmation is open; null while the confirmation is closed. */
  const [asked, setAsked] = useState<readonly string[] | null>(null);
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
  const errors = wrong === null ? {} : { [wrong.path]: wrong.message };
  const said = wrong?.path === '' ? wrong.message : problemOf(save.error);
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (wrong !== null) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [wrong]);
  const more = (chosen: Consent): readonly string[] => {
    const last = lastShared(consents);
    return last === null
      ? []
      : wideningTexts({ ...start, streams: last.streams }, chosen, dateText);
  };
  return (
    <form
      ref={fields}
      className={`${kit.stackStart3} ${styles.stack}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (save.isPending) return;
        setWrong(problem);
        if (consent === null) return;
        const words = more(consent);
        if (words.length > 0) setAsked(words);
        else save.mutate(consent);
      }}
    >
      <ConsentFields
        draft={draft}
        kind={kind}
        errors={errors}
        onChange={(changed) => {
          change(changed);
          setWrong(null);
          setAsked(null);
        }}
      />
      {consent === null ? null : <p>{consentSentence(name, consent, dateText)}</p>}
      {consent === null ? null : (
        <Preview userId={userId} draw={draw} name={name} consent={consent} />
      )}
      {said === null ? null : <Notice tone="problem">{said}</Notice>}
      {asked === null || consent === null ? (
        <div className={styles.row}>
          <Button type="submit" pending={save.isPending} pendingLabel={common.saving}>
            {common.save}
          </Button>
          <Button
            kind="quiet"
            onClick={() => {
              discardDraft(form.key);
              onClose();
            }}
          >
            {common.cancel}
          </Button>
        </div>
      ) : (
        <Wider
          name={name}
          words={asked}
          pending={save.isPending}
          onShare={() => save.mutate(consent)}
          onKeep={() => setAsked(null)}
        />
      )}
    </form>
  );
};

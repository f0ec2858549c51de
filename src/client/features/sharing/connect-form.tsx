import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { call } from '#client/lib/api/call.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { useHash } from '#client/lib/navigation/use-hash.ts';
import { putConnection } from '#client/lib/sharing/queries.ts';
import { useToday } from '#client/lib/use-today.ts';
import { type DraftForm, discardDraft, useDraft } from '#client/sync/draft.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { type Connection, sharingEndpoints, type Whose } from '#contract/sharing/sharing.ts';
import { consentSentence } from '#domain/sharing/sentences.ts';
import { consentDraft, NOTHING_CHOSEN, readConsent } from './consent/consent-draft.ts';
import { ConsentFields } from './consent/consent-fields.tsx';
import { type DrawPreview, Preview } from './consent/preview.tsx';
import { problemOf } from './problem.ts';
import { SafetyWords } from './safety-words.tsx';
import styles from './sharing.module.css';
import { WhoItIs } from './who-it-is.tsx';

const KEY = 'sharing-connect';

const shape = z.extend(consentDraft, { code: z.string(), shownName: z.string() });
type ConnectDraft = z.output<typeof shape>;

const INITIAL: ConnectDraft = { ...NOTHING_CHOSEN, code: '', shownName: '' };

const FORM: DraftForm<ConnectDraft> = {
  key: KEY,
  initial: INITIAL,
  spent: ['code', 'shownName', 'streams', 'start', 'startDate', 'hasEnd', 'endDate'],
  read: (kept) => z.safeParse(shape, kept).data ?? null,
};

/** The code of a link that led here; it is removed from the address, so that it stays in no history. */
const useCodeOfLink = (onCode: (code: string) => void): void => {
  const hash = useHash();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address matters
  useEffect(() => {
    const code = /^#code=(.+)$/.exec(hash)?.[1];
    if (code === undefined) return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    onCode(code.replaceAll('-', ' '));
  }, [hash]);
};

interface ConnectFormProps {
  readonly userId: string;
  readonly draw: DrawPreview;
  readonly onConnected: (connection: Connection) => void;
}

/** From a code to a connection: who it is, and what is shared. */
export const ConnectForm = ({ userId, draw, onConnected }: ConnectFormProps) => {
  const client = useQueryClient();
  const today = useToday();
  const [draft, change] = useDraft(FORM);
  const [wrong, setWrong] = useState<{ code?: string; name?: string; consent?: string }>({});
  const found = useRef<HTMLHeadingElement>(null);
  const lookUp = useMutation({
    mutationFn: (code: string) => call(sharingEndpoints.lookUp, { body: { userId, code } }),
  });
  // Only whose code this is: an answer may come late, and the draft can change in another tab.
  const who: Whose | null =
    lookUp.isSuccess && lookUp.variables === draft.code.trim() ? lookUp.data : null;
  useEffect(() => {
    if (who !== null) found.current?.focus();
  }, [who]);

  const connect = useMutation({
    mutationFn: (body: Parameters<typeof send>[0]) => send(body),
    onSuccess: (made) => {
      discardDraft(KEY);
      lookUp.reset();
      putConnection(client, userId, made);
      onConnected(made);
    },
  });
  const send = (body: {
    code: string;
    shownName: string;
    consent: NonNullable<ReturnType<typeof readConsent>['consent']>;
  }) => call(sharingEndpoints.connect, { body: { userId, zone: deviceZone(), ...body } });

  const changeCode = (code: string): void => {
    change({ code });
    setWrong({});
    lookUp.reset();
    connect.reset();
  };
  useCodeOfLink(changeCode);

  const submit = (): void => {
    if (lookUp.isPending || connect.isPending) return;
    const code = draft.code.trim();
    if (code === '') {
      setWrong({ code: 'Enter the five words of the code.' });
      return;
    }
    if (who === null) {
      setWrong({});
      lookUp.mutate(code);
      return;
    }
    const { consent, problem } = readConsent(draft, who.kind, today);
    const shownName = draft.shownName.trim();
    const name = shownName === '' ? 'Enter a name by which they know you.' : undefined;
    setWrong({
      ...(name === undefined ? {} : { name }),
      ...(problem === null ? {} : { consent: problem }),
    });
    if (name === undefined && consent !== null) connect.mutate({ code, shownName, consent });
  };

  const consent = who === null ? null : readConsent(draft, who.kind, today).consent;
  const problem = problemOf(connect.error ?? lookUp.error);

  return (
    <Card heading="Connect with somebody">
      <form
        className={styles.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p>Your therapist, or somebody who supports you, gives you a code of five words.</p>
        <SafetyWords />
        <TextField
          label="Code"
          hint="Capitals, spaces and hyphens do not matter. A link works too."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={draft.code}
          error={wrong.code}
          onChange={(event) => changeCode(event.currentTarget.value)}
        />
        {who === null ? (
          <Button type="submit" pending={lookUp.isPending} pendingLabel="Looking…">
            See who it is
          </Button>
        ) : (
          <>
            <h3 ref={found} tabIndex={-1}>
              This is a code of {who.name}
            </h3>
            <WhoItIs kind={who.kind} about={who.about} />
            <TextField
              label="What does this person call you?"
              hint="They see this name with what you share."
              autoComplete="off"
              maxLength={80}
              value={draft.shownName}
              error={wrong.name}
              onChange={(event) => {
                change({ shownName: event.currentTarget.value });
                setWrong({});
              }}
            />
            <ConsentFields
              draft={draft}
              kind={who.kind}
              onChange={(changed) => {
                change(changed);
                setWrong({});
              }}
            />
            {consent === null ? null : <p>{consentSentence(who.name, consent)}</p>}
            {consent === null ? null : (
              <Preview userId={userId} draw={draw} name={who.name} consent={consent} />
            )}
            {wrong.consent === undefined ? null : <Notice tone="problem">{wrong.consent}</Notice>}
            <div className={styles.row}>
              <Button type="submit" pending={connect.isPending} pendingLabel="Connecting…">
                Connect with {who.name}
              </Button>
              <Button
                kind="quiet"
                onClick={() => {
                  discardDraft(KEY);
                  changeCode('');
                }}
              >
                Do not connect
              </Button>
            </div>
          </>
        )}
        {problem === null ? null : <Notice tone="problem">{problem}</Notice>}
      </form>
    </Card>
  );
};

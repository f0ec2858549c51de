import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { call, Refusal } from '#client/lib/api/call.ts';
import { dateText } from '#client/lib/date-text.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { Unfit } from '#client/lib/forms/fitting.ts';
import { useForm } from '#client/lib/forms/use-form.ts';
import { useHash } from '#client/lib/navigation/use-hash.ts';
import { putConnection } from '#client/lib/sharing/queries.ts';
import { useToday } from '#client/lib/use-today.ts';
import { type DraftForm, discardDraft, useDraft } from '#client/sync/draft.ts';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { type Connection, sharingEndpoints, type Whose } from '#contract/sharing/sharing.ts';
import { consentSentence } from '#domain/sharing/sentences.ts';
import { texts } from '#texts/sharing.js';
import { consentDraft, NOTHING_CHOSEN, readConsent } from './consent/consent-draft.ts';
import { ConsentFields } from './consent/consent-fields.tsx';
import { Preview, type RenderPreview } from './consent/preview.tsx';
import { problemOf } from './problem.ts';
import { SafetyWords } from './safety-words.tsx';
import { WhoItIs } from './who-it-is.tsx';

const KEY = 'sharing-connect';

const shape = z.extend(consentDraft, { code: z.string(), shownName: z.string() });
type ConnectDraft = z.output<typeof shape>;

const INITIAL: ConnectDraft = { ...NOTHING_CHOSEN, code: '', shownName: '' };

const FORM: DraftForm<ConnectDraft> = {
  key: KEY,
  initial: INITIAL,
  read: (kept) => z.safeParse(shape, kept).data ?? null,
};

const filled = (error: string) => z.string().check(z.minLength(1, { error }));
const codeField = z.object({ code: filled(texts.codeNeeded) });
const allFields = z.extend(codeField, {
  shownName: filled(texts.shownNameNeeded),
});

/** Assigns a refusal to the code field if the code is invalid or is the person's own code. */
const atCode = async <Reply,>(reply: Promise<Reply>): Promise<Reply> => {
  try {
    return await reply;
  } catch (cause) {
    const isAboutCode =
      cause instanceof Refusal && ['not_found', 'conflict'].includes(`${cause.code}`);
    throw isAboutCode ? new Unfit([{ path: 'code', message: cause.message }]) : cause;
  }
};

/**
 * Takes the code from the link that opened the page, and removes it from the address so that it does not stay in the
 * history.
 */
const useCodeOfLink = (onCode: (code: string) => void): void => {
  const hash = useHash();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the address matters
  useEffect(() => {
    const code = /^#code=(.+)$/.exec(hash)?.[1];
    if (code === undefined) return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    onCode(code.replaceAll('-', ' '));
  }, [hash]);
};

interface ConnectFormProps {
  readonly userId: string;
  readonly draw: RenderPreview;
  readonly onConnected: (connection: Connection) => void;
}

/**
 * The steps from a code to a connection: first, the form shows whose code it is; then the person chooses what to share.
 */
export const ConnectForm = ({ userId, draw, onConnected }: ConnectFormProps) => {
  const client = useQueryClient();
  const today = useToday();
  const [draft, change] = useDraft(FORM);
  const [lookedUp, setLookedUp] = useState<{ code: string; whose: Whose } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const code = draft.code.trim();
  // Only the lookup of the current code counts, because a reply may arrive late and another tab can change the draft.
  const who = lookedUp?.code === code ? lookedUp.whose : null;
  useEffect(() => {
    if (who !== null) heading.current?.focus();
  }, [who]);
  const shownName = draft.shownName.trim();

  const form = useForm({
    schema: who === null ? codeField : allFields,
    values: { code, shownName },
    messageFor: (cause) => (cause instanceof Unfit ? cause.message : (problemOf(cause) ?? '')),
    send: async (signal) => {
      if (who === null) {
        const body = { userId, code };
        const whose = await atCode(call(sharingEndpoints.lookUp, { body, signal }));
        setLookedUp({ code, whose });
        return;
      }
      const { consent, problem: wrong } = readConsent(draft, who.kind, today);
      if (consent === null) throw new Unfit([wrong]);
      const body = { userId, zone: deviceZone(), code, shownName, consent };
      const made = await atCode(call(sharingEndpoints.connect, { body }));
      discardDraft(KEY);
      setLookedUp(null);
      putConnection(client, userId, made);
      onConnected(made);
    },
  });

  const changeCode = (typed: string): void => {
    form.cancel();
    change({ code: typed });
    setLookedUp(null);
  };
  useCodeOfLink(changeCode);
  const consent = who === null ? null : readConsent(draft, who.kind, today).consent;

  return (
    <Card heading={texts.connectWithSomebody}>
      <EntryForm
        form={form}
        {...(who === null
          ? { submit: texts.seeWhoItIs, sending: texts.looking }
          : {
              submit: texts.connectWith({ name: who.name }),
              sending: texts.connecting,
              cancel: texts.doNotConnect,
              onCancel: () => {
                discardDraft(KEY);
                changeCode('');
              },
            })}
      >
        <p>{texts.codeExplained}</p>
        <SafetyWords who="you" />
        <TextField
          label={texts.code}
          hint={texts.codeHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.bind('code', draft.code, changeCode)}
        />
        {who === null ? null : (
          <>
            <h3 ref={heading} tabIndex={-1}>
              {texts.codeFrom({ name: who.name })}
            </h3>
            <WhoItIs kind={who.kind} about={who.about} />
            <TextField
              label={texts.shownName}
              hint={texts.shownNameHint}
              autoComplete="off"
              maxLength={80}
              {...form.bind('shownName', draft.shownName, (typed) => change({ shownName: typed }))}
            />
            <ConsentFields
              draft={draft}
              kind={who.kind}
              errors={form.problem?.fields ?? {}}
              onChange={change}
            />
            {consent === null ? null : <p>{consentSentence(who.name, consent, dateText)}</p>}
            {consent === null ? null : (
              <Preview userId={userId} draw={draw} name={who.name} consent={consent} />
            )}
          </>
        )}
      </EntryForm>
    </Card>
  );
};

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useRef, useState } from 'react';
import { encode } from 'uqr';
import { call } from '#client/lib/api/call.ts';
import { dateText } from '#client/lib/date-text.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { openCodes } from '#client/lib/sharing/queries.ts';
import { useUnderWay } from '#client/lib/update/under-way.ts';
import { copyText } from '#client/platform/device/clipboard.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import type { PagePath } from '#contract/shared/pages.ts';
import { type MadeCode, sharingEndpoints } from '#contract/sharing/sharing.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import type { ConnectionKind } from '#domain/sharing/streams.ts';
import { texts } from '#texts/sharing.js';
import { problemOf } from './problem.ts';
import { SafetyWords } from './safety-words.tsx';
import styles from './sharing.module.css';

const PAGE: PagePath = '/features/sharing';

const dayOf = (instant: string): string => dateText(localDateAt(Date.parse(instant), deviceZone()));

/** A link as a QR code. */
const QrCode = ({ text }: { readonly text: string }) => {
  const { data, size } = encode(text, { border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={texts.linkAsQrCode}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
};

/** A new code. Its words are shown only this once. */
const NewCode = ({ code }: { readonly code: MadeCode }) => {
  // It is shown only now, so a new version of the app has to wait.
  useUnderWay(true);
  const [copied, setCopied] = useState('');
  const intro = useRef<HTMLParagraphElement>(null);
  useEffect(() => intro.current?.focus(), []);
  const link = `${location.origin}${PAGE}#code=${code.words}`;
  const copy = async (text: string, success: string): Promise<void> => {
    const isCopied = await copyText(text);
    setCopied(isCopied ? success : texts.notCopied);
  };
  return (
    <section className={`${kit.stack3} ${kit.box} ${styles.item}`} aria-label={texts.newCode}>
      <p ref={intro} tabIndex={-1}>
        {texts.hereIsYourCode({ day: dayOf(code.expiresAt) })}
      </p>
      <p className={`${kit.largeBold} ${kit.anyBreak}`} translate="no">
        {code.words.replaceAll('-', ' ')}
      </p>
      <TextField
        label={texts.asALink}
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <QrCode text={link} />
      <div className={styles.row}>
        <Button
          kind="secondary"
          icon={Copy}
          onClick={() => void copy(code.words.replaceAll('-', ' '), texts.wordsCopied)}
        >
          {texts.copyWords}
        </Button>
        <Button kind="secondary" icon={Copy} onClick={() => void copy(link, texts.linkCopied)}>
          {texts.copyLink}
        </Button>
      </div>
      <p role="status" className={kit.noneIfEmpty}>
        {copied}
      </p>
    </section>
  );
};

interface InviteProps {
  readonly userId: string;
  readonly kind: ConnectionKind;
}

/** Creates codes that other people can use to connect to this person, and lists the unused codes. */
export const Invite = ({ userId, kind }: InviteProps) => {
  const client = useQueryClient();
  const query = useQuery(openCodes(userId));
  const refresh = () => client.invalidateQueries({ queryKey: openCodes(userId).queryKey });
  const make = useMutation({
    mutationFn: () => call(sharingEndpoints.makeCode, { body: { userId, kind } }),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(sharingEndpoints.removeCode, { body: { userId, id } }),
    onSuccess: (_, id) => {
      if (make.data?.id === id) make.reset();
    },
    onSettled: refresh,
  });
  const codes = (query.data ?? []).filter((code) => code.kind === kind);
  const problem = problemOf(make.error ?? remove.error);
  return (
    <Card heading={texts.invitations[kind]}>
      <div className={`${kit.stackStart3} ${styles.stack}`}>
        <p>{texts.giveACode}</p>
        <SafetyWords who="they" />
        {problem === null ? null : <Notice tone="problem">{problem}</Notice>}
        <Button kind="secondary" pending={make.isPending} onClick={() => make.mutate()}>
          {texts.makeACode}
        </Button>
        {make.data === undefined ? null : <NewCode key={make.data.id} code={make.data} />}
        {query.data === undefined ? (
          <NotLoaded message={texts.codesNotLoaded} query={query} />
        ) : null}
        {codes.length === 0 ? null : (
          <ul className={styles.list} aria-label={texts.unusedCodes}>
            {codes.map((code, place) => (
              <li key={code.id} className={styles.row}>
                <span>
                  {texts.codeOnList({
                    number: codes.length - place,
                    from: dayOf(code.createdAt),
                    until: dayOf(code.expiresAt),
                  })}
                </span>
                <Button
                  kind="quiet"
                  size="small"
                  pending={remove.isPending && remove.variables === code.id}
                  aria-label={texts.takeCodeBack({ number: codes.length - place })}
                  onClick={() => remove.mutate(code.id)}
                >
                  {texts.takeBack}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
};

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '#client/lib/api/call.ts';
import { dateText } from '#client/lib/date-text.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { putConnection, refreshConnections } from '#client/lib/sharing/queries.ts';
import { useNow } from '#client/lib/use-now.ts';
import { Button } from '#client/ui/button.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { Confirm } from '#client/ui/layout/confirm.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { type Connection, sharingEndpoints } from '#contract/sharing/sharing.ts';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import { NOTHING_SHARED, streamsOf } from '#domain/sharing/consent.ts';
import { consentSentence } from '#domain/sharing/sentences.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/sharing.js';
import { ChangeForm } from './consent/change-form.tsx';
import type { RenderPreview } from './consent/preview.tsx';
import { problemOf } from './problem.ts';
import styles from './sharing.module.css';
import { WhoItIs } from './who-it-is.tsx';

interface ConnectionCardProps {
  readonly userId: string;
  readonly connection: Connection;
  readonly draw: RenderPreview;
}

type Consents = Connection['consents'];

const dayOf = (instant: string): string => dateText(localDateAt(Date.parse(instant), deviceZone()));

const History = ({ name, consents }: { readonly name: string; readonly consents: Consents }) => (
  <Fold label={texts.sharedBefore}>
    <ul className={styles.facts}>
      {consents.map((one) => (
        <li key={one.revision}>
          {texts.sharedSince({
            day: dayOf(one.createdAt),
            shared: consentSentence(name, one, dateText),
          })}
        </li>
      ))}
    </ul>
  </Fold>
);

/** A connection: what is shared now, the controls to change or revoke the sharing, and what was shared before. */
export const ConnectionCard = ({ userId, connection, draw }: ConnectionCardProps) => {
  const { id, name, kind, about, consents, endedAt, endedBy, isDeleted } = connection;
  const client = useQueryClient();
  const nowMs = useNow(0, MINUTE_MS);
  const [asked, setAsked] = useState<'change' | 'end' | null>(null);
  /** The consent that was just revoked; null if it cannot be restored with one tap. */
  const [undoable, setUndoable] = useState<Consents[number] | null>(null);
  const [told, setTold] = useState<{ readonly words: string } | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  // The button that had the focus was removed, so the status takes the focus.
  useEffect(() => {
    if (told !== null) status.current?.focus();
  }, [told]);

  const [now = { ...NOTHING_SHARED, endsAt: null }] = consents;
  const isOver = now.endsAt !== null && nowMs >= Date.parse(now.endsAt);
  const sharesNothing = isOver || streamsOf(now).length === 0;
  const put = (changed: Connection): void => putConnection(client, userId, changed);
  const onError = (): void => refreshConnections(client, userId);

  const takeBack = useMutation({
    mutationFn: () =>
      call(sharingEndpoints.takeBack, {
        body: { userId, connectionId: id, zone: deviceZone() },
      }),
    onSuccess: (changed) => {
      put(changed);
      setUndoable(changed.consents[1] ?? null);
      setTold({ words: texts.everythingTakenBack({ name, kind }) });
    },
    onError,
  });
  const undo = useMutation({
    mutationFn: ({ streams, dataFrom, until }: Consents[number]) =>
      call(sharingEndpoints.change, {
        body: {
          userId,
          connectionId: id,
          from: connection.revision,
          consent: { streams, dataFrom, until },
          zone: deviceZone(),
        },
      }),
    onSuccess: (changed) => {
      put(changed);
      setUndoable(null);
      setTold({ words: texts.sharedAgain });
    },
    onError,
  });
  const end = useMutation({
    mutationFn: () => call(sharingEndpoints.end, { body: { userId, connectionId: id } }),
    onSuccess: (changed) => {
      put(changed);
      setUndoable(null);
      setAsked(null);
    },
    onError,
  });
  const problem = problemOf(takeBack.error ?? undo.error);

  return (
    <li className={`${kit.stackStart3} ${kit.box} ${styles.item}`}>
      <h3>{name}</h3>
      <WhoItIs kind={kind} about={about} />
      {isDeleted ? <p>{texts.accountDeleted}</p> : null}
      {endedAt === null ? (
        <>
          <p>{consentSentence(name, now, dateText, isOver || isDeleted)}</p>
          {isOver && streamsOf(now).length > 0 ? <p>{texts.sharingOver}</p> : null}
          <p ref={status} role="status" tabIndex={-1} className={kit.noneIfEmpty}>
            {told?.words}
          </p>
          <div className={styles.row}>
            {undoable === null ? null : (
              <Button
                kind="secondary"
                pending={undo.isPending}
                aria-label={texts.undoTakingBack({ name })}
                onClick={() => undo.mutate(undoable)}
              >
                {common.undo}
              </Button>
            )}
            {isDeleted ? null : (
              <Button
                kind="secondary"
                aria-label={texts.changeWhatTheySee({ name })}
                onClick={() => {
                  setUndoable(null);
                  setAsked('change');
                }}
              >
                {common.change}
              </Button>
            )}
            {sharesNothing ? null : (
              <Button
                kind="secondary"
                pending={takeBack.isPending}
                pendingLabel={texts.takingBack}
                aria-label={texts.takeEverythingBackFrom({ name })}
                onClick={() => takeBack.mutate()}
              >
                {texts.takeEverythingBack}
              </Button>
            )}
            <Button
              kind="quiet"
              aria-label={texts.endConnectionWith({ name })}
              onClick={() => setAsked('end')}
            >
              {texts.endConnection}
            </Button>
          </div>
          {/* Below the buttons, so that the pressed one does not move. */}
          {problem === null ? null : <Notice tone="problem">{problem}</Notice>}
        </>
      ) : (
        <p>{texts.connectionEnded({ by: endedBy ?? 'person', name, day: dayOf(endedAt) })}</p>
      )}
      <History name={name} consents={consents} />
      <Dialog
        open={asked === 'change'}
        onClose={() => setAsked(null)}
        title={texts.whatDoTheySee({ name })}
      >
        <ChangeForm
          userId={userId}
          connection={connection}
          draw={draw}
          onClose={() => setAsked(null)}
          onStale={onError}
          onChanged={(changed) => {
            put(changed);
            setAsked(null);
            setTold({ words: common.saved });
          }}
        />
      </Dialog>
      <Confirm
        open={asked === 'end'}
        title={texts.endConnectionQuestion({ name })}
        submit={texts.confirmEnd}
        pending={end.isPending}
        problem={problemOf(end.error)}
        onConfirm={end.mutate}
        onClose={() => setAsked(null)}
      >
        <p>{texts.afterTheEnd({ name })}</p>
      </Confirm>
    </li>
  );
};

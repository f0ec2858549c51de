import { useEffect, useRef, useState } from 'react';
import styles from '#client/features/care/care.module.css';
import type { CareEditors } from '#client/features/care/editors.ts';
import { Agenda } from '#client/features/care/parts/agenda.tsx';
import { call } from '#client/lib/api/call.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { clientCareEndpoints } from '#contract/sharing/care.ts';
import { texts } from '#texts/care.js';
import { useClientCare } from './client-care.ts';
import { NotesToPerson, PrivateNotes } from './notes.tsx';
import { Propose } from './propose.tsx';
import { Proposed } from './proposed.tsx';

interface CarePanelProps {
  readonly connectionId: string;
  /** The person's name as the therapist sees it. */
  readonly name: string;
  readonly editors: CareEditors;
}

/** A therapist's joint plans with one person: proposals, the agenda and notes. */
export const CarePanel = ({ connectionId, name, editors }: CarePanelProps) => {
  const { query, refresh } = useClientCare(connectionId);
  const [told, setTold] = useState<{ readonly words: string } | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (told !== null) status.current?.focus();
  }, [told]);
  const care = query.data;
  if (care === undefined)
    return <NotLoaded message={texts.planTogetherNotLoaded} query={query} isAboutOthers />;
  const params = { connectionId };
  return (
    <div className={`${kit.stack4} ${styles.stack}`}>
      <Card heading={texts.proposals}>
        <p ref={status} role="status" tabIndex={-1} className={kit.noneIfEmpty}>
          {told?.words}
        </p>
        <Propose
          connectionId={connectionId}
          name={name}
          editors={editors}
          onProposed={(kind) => {
            setTold({ words: texts.proposed[kind]({ name }) });
            void refresh();
          }}
        />
        {care.proposals.length === 0 ? (
          <p className={kit.softBreak}>{texts.nothingProposed}</p>
        ) : (
          <ul className={kit.stack3} aria-label={texts.whatYouProposed}>
            {care.proposals.map((proposal) => (
              <Proposed
                key={proposal.id}
                connectionId={connectionId}
                proposal={proposal}
                onChanged={() => void refresh()}
              />
            ))}
          </ul>
        )}
      </Card>
      <Card heading={texts.nextAgenda}>
        <p className={kit.softBreak}>{texts.bothSeeAgenda({ name })}</p>
        <Agenda
          items={care.agenda}
          me="viewer"
          other={name}
          draftKey={`client-agenda/${connectionId}`}
          isOpen
          onAdd={async (id, words) => {
            await call(clientCareEndpoints.addAgenda, { params, body: { id, words } });
            await refresh();
          }}
          onMark={async ({ id }, done) => {
            await call(clientCareEndpoints.markAgenda, { params, body: { id, done } });
            await refresh();
          }}
          onRemove={async ({ id }) => {
            await call(clientCareEndpoints.removeAgenda, { params, body: { id } });
            await refresh();
          }}
        />
      </Card>
      <Card heading={texts.notesTo({ name })}>
        <NotesToPerson
          connectionId={connectionId}
          notes={care.notes}
          onChanged={refresh}
          name={name}
        />
      </Card>
      <Card heading={texts.privateNotes}>
        <PrivateNotes connectionId={connectionId} notes={care.privateNotes} onChanged={refresh} />
      </Card>
    </div>
  );
};

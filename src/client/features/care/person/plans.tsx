import { useEffect, useRef, useState } from 'react';
import styles from '#client/features/care/care.module.css';
import { useCare } from '#client/features/care/changes/use-care.ts';
import type { CareEditors } from '#client/features/care/editors.ts';
import { Agenda } from '#client/features/care/parts/agenda.tsx';
import { NotSaved } from '#client/features/care/parts/not-saved.tsx';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { UserFacingError } from '#client/lib/user-facing-error.ts';
import type { SendResult } from '#client/sync/outbox/outbox.ts';
import { Fold } from '#client/ui/fold.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { Caregiver } from '#contract/sharing/care.ts';
import { texts } from '#texts/care.js';
import { Proposal } from './answer.tsx';
import { CardForm } from './card-form.tsx';

const NOBODY: Caregiver = { connectionId: '', label: texts.somebody, hasAccess: false };

/** Throws a `UserFacingError` if a change is neither sent nor stored, so that its text stays in the field. */
const kept = async (sending: Promise<SendResult>): Promise<void> => {
  const result = await sending;
  if (result.state === 'failed') throw new UserFacingError(result.message);
};

/** "Proposals and plans": the therapists' proposals, the agendas, notes, and the communication card. */
export const ProposalsAndPlans = ({ editors }: { readonly editors: CareEditors }) => {
  const { query, care, change, refused, discard, refreshAll } = useCare();
  const [told, setTold] = useState<{ readonly words: string } | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  // The pressed buttons have been removed, so the status takes the focus.
  useEffect(() => {
    if (told !== null) status.current?.focus();
  }, [told]);
  const isThere = care !== undefined;
  // Scrolls to the fragment's target, which did not exist yet when the page opened.
  useEffect(() => {
    const place = document.getElementById('proposals');
    if (!isThere || window.location.hash !== '#proposals' || place === null) return;
    place.scrollIntoView();
    place.focus({ preventScroll: true });
  }, [isThere]);
  if (care === undefined) return <NotLoaded message={texts.plansNotLoaded} query={query} />;
  const fromOf = (connectionId: string): Caregiver =>
    care.therapists.find((one) => one.connectionId === connectionId) ?? NOBODY;
  const answered = (words: string): void => {
    setTold({ words });
    void refreshAll();
  };
  const waiting = care.proposals.filter(({ status: now }) => now === 'waiting');
  const others = care.proposals.filter(({ status: now }) => now !== 'waiting');

  return (
    <div className={`${kit.stack4} ${styles.stack}`}>
      <p ref={status} role="status" tabIndex={-1} className={kit.noneIfEmpty}>
        {told?.words}
      </p>
      {refused.map(({ id, message, change: { kind } }) =>
        kind === 'agenda-mark' || kind === 'agenda-remove' ? (
          <NotSaved key={id} message={message} onSeen={() => void discard(id)} />
        ) : null,
      )}
      {care.therapists.length === 0 ? null : (
        <Card heading={texts.proposals} anchor="proposals">
          {care.proposals.length === 0 ? (
            <p className={kit.softBreak}>{texts.noProposalsYet}</p>
          ) : null}
          <ul className={kit.stack3} aria-label={texts.waitingForYou}>
            {waiting.map((proposal) => (
              <Proposal
                key={proposal.id}
                proposal={proposal}
                from={fromOf(proposal.connectionId)}
                editors={editors}
                onAnswered={answered}
              />
            ))}
          </ul>
          {others.length === 0 ? null : (
            <Fold label={texts.answeredProposals}>
              <ul className={kit.stack3}>
                {others.map((proposal) => (
                  <Proposal
                    key={proposal.id}
                    proposal={proposal}
                    from={fromOf(proposal.connectionId)}
                    editors={editors}
                    onAnswered={answered}
                  />
                ))}
              </ul>
            </Fold>
          )}
        </Card>
      )}
      {care.therapists.map(({ connectionId, label, hasAccess }) => {
        const items = care.agenda.filter((item) => item.connectionId === connectionId);
        const notes = care.notes.filter((note) => note.connectionId === connectionId);
        if (!hasAccess && items.length === 0 && notes.length === 0) return null;
        return (
          <Card key={connectionId} heading={texts.plansWith({ name: label })}>
            {hasAccess ? null : <p className={kit.softBreak}>{texts.noAccess({ name: label })}</p>}
            <h3>{texts.nextAgenda}</h3>
            {hasAccess ? (
              <p className={kit.softBreak}>{texts.bothSeeAgenda({ name: label })}</p>
            ) : null}
            <Agenda
              items={items}
              me="person"
              other={label}
              draftKey={`agenda/${connectionId}`}
              isOpen={hasAccess}
              onAdd={(itemId, words) =>
                kept(change('agenda-add', { connectionId, itemId, words }, itemId))
              }
              onMark={({ id: itemId }, done) =>
                change('agenda-mark', { connectionId, itemId, done })
              }
              onRemove={({ id: itemId }) => change('agenda-remove', { connectionId, itemId })}
            />
            {notes.length === 0 ? null : (
              <>
                <h3>{texts.notesToYou}</h3>
                <ul className={kit.stack3}>
                  {notes.map((note) => (
                    <li key={note.id} className={kit.ownWords} dir="auto">
                      {note.words}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </Card>
        );
      })}
      <Card heading={texts.yourCard}>
        <CardForm
          card={care.card}
          refused={refused.flatMap(({ id, message, change: { kind, body } }) =>
            kind === 'card-save' ? [{ id, message, written: body.card }] : [],
          )}
          onSave={(body) => change('card-save', body)}
          onSeen={discard}
        />
      </Card>
    </div>
  );
};

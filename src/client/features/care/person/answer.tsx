import { useState } from 'react';
import * as z from 'zod/mini';
import { useAction, useIdempotencyId } from '#client/features/care/action.ts';
import styles from '#client/features/care/care.module.css';
import type { CareEditors } from '#client/features/care/editors.ts';
import { ProposalContent } from '#client/features/care/parts/content.tsx';
import { HomeworkForm } from '#client/features/care/parts/homework-form.tsx';
import { proposalName } from '#client/features/care/parts/words.ts';
import { call } from '#client/lib/api/call.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { hearEntry } from '#client/lib/listening/listening.ts';
import { errorText } from '#client/lib/user-facing-error.ts';
import { useDraft } from '#client/sync/draft.ts';
import { Button } from '#client/ui/button.tsx';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import { Notice } from '#client/ui/notices/notice.tsx';
import {
  type CareContent,
  type Caregiver,
  type CareProposal,
  careEndpoints,
  reasonFields,
} from '#contract/sharing/care.ts';
import { CARE_TEXT_MAX, isTaken } from '#domain/care/proposals.ts';
import { texts } from '#texts/care.js';

interface ProposalProps {
  readonly proposal: CareProposal;
  readonly from: Caregiver;
  readonly editors: CareEditors;
  /** Called with the outcome as a sentence. */
  readonly onAnswered: (told: string) => void;
}

const shape = z.object({ reason: z.string() });

const reasonDraft = (id: string) => ({
  key: `care-decline/${id}`,
  initial: { reason: '' },
  read: (kept: unknown) => z.safeParse(shape, kept).data ?? null,
});

const DeclineForm = ({
  proposal,
  onAnswered,
  onClose,
}: Pick<ProposalProps, 'proposal' | 'onAnswered'> & { readonly onClose: () => void }) => {
  const [kept] = useState(() => reasonDraft(proposal.id));
  const [draft, change, finish] = useDraft(kept);
  const idOf = useIdempotencyId();
  const form = useForm({
    schema: reasonFields,
    values: draft,
    send: async () => {
      const body = { proposalId: proposal.id, reason: draft.reason, zone: deviceZone() };
      try {
        await call(careEndpoints.decline, { body });
      } finally {
        hearEntry(idOf(draft), [draft.reason]);
      }
      void finish(draft);
      onClose();
      onAnswered(
        isTaken(proposal.status)
          ? texts.ended({ name: proposalName(proposal) })
          : texts.youDeclined({ name: proposalName(proposal) }),
      );
    },
  });
  return (
    <EntryForm
      form={form}
      submit={isTaken(proposal.status) ? texts.endIt : texts.decline}
      onCancel={onClose}
    >
      <p>{texts.reasonHint}</p>
      <TextAreaField
        label={texts.reasonOptional}
        dir="auto"
        rows={3}
        maxLength={CARE_TEXT_MAX.reason}
        {...form.bind('reason', draft.reason, (reason) => change({ reason }))}
      />
    </EntryForm>
  );
};

/** The person's answer to a proposal, as a sentence. */
const StatusLine = ({ proposal, from }: Pick<ProposalProps, 'proposal' | 'from'>) => {
  const { status, reason } = proposal;
  if (status === 'waiting') return null;
  const said = {
    accepted: texts.youAcceptedThis,
    changed: texts.youAcceptedChanged,
    declined: reason === '' ? texts.youDeclinedThis : texts.declinedWithReason({ reason }),
    withdrawn: texts.tookBack({ name: from.label }),
  };
  return <p className={kit.softBreak}>{said[status]}</p>;
};

/** One proposal, with buttons for the possible answers. */
export const Proposal = ({ proposal, from, editors, onAnswered }: ProposalProps) => {
  const [asked, setAsked] = useState<'change' | 'decline' | null>(null);
  const action = useAction();
  const name = proposalName(proposal);
  const { content, status } = proposal;
  const waits = status === 'waiting';
  const close = (): void => setAsked(null);

  const accept = (changes?: CareContent): Promise<CareProposal> =>
    call(careEndpoints.accept, {
      body: {
        proposalId: proposal.id,
        zone: deviceZone(),
        ...(changes === undefined ? {} : { changes }),
      },
    });
  const told = ({ status: now }: CareProposal, hadChanges: boolean): string =>
    hadChanges && now === 'accepted'
      ? texts.acceptedAsProposed({ name })
      : texts.youAccepted({ name });
  const take = (): Promise<boolean> =>
    action.run(async () => onAnswered(told(await accept(), false)));
  const change = async (changes: CareContent): Promise<string | null> => {
    try {
      onAnswered(told(await accept(changes), true));
      return null;
    } catch (cause) {
      return errorText(cause);
    }
  };
  const form = {
    draftKey: `care-change/${proposal.id}`,
    saveLabel: texts.acceptWithChanges,
    onClose: close,
  };

  return (
    <li className={`${kit.stack2} ${kit.box} ${styles.item}`}>
      <p className={kit.softBreak}>
        {sentence(
          texts.proposalFrom({
            kind: content.kind,
            name: from.label,
            access: waits && !from.hasAccess ? 'ended' : 'open',
            own: (words) => <bdi>{words}</bdi>,
          }),
        )}
      </p>
      <h3 className={kit.largeBreak} dir="auto">
        {name}
      </h3>
      {proposal.words === '' ? null : (
        <p className={kit.ownWords} dir="auto">
          {proposal.words}
        </p>
      )}
      <ProposalContent proposal={proposal} />
      <StatusLine proposal={proposal} from={from} />
      {waits && content.kind === 'homework' ? (
        <p className={kit.softBreak}>{texts.theySeeHomework({ name: from.label })}</p>
      ) : null}
      {waits ? (
        <fieldset className={styles.row} aria-label={texts.answerProposal({ name })}>
          <Button pending={action.pending} onClick={() => void take()}>
            {texts.accept}
          </Button>
          <Button kind="secondary" onClick={() => setAsked('change')}>
            {texts.changeItFirst}
          </Button>
          <Button kind="quiet" onClick={() => setAsked('decline')}>
            {texts.decline}
          </Button>
        </fieldset>
      ) : null}
      {content.kind === 'homework' && isTaken(status) ? (
        <div className={styles.row}>
          <Button
            kind="quiet"
            size="small"
            aria-label={texts.endNamed({ name })}
            onClick={() => setAsked('decline')}
          >
            {texts.endHomework}
          </Button>
        </div>
      ) : null}
      {action.problem === null ? null : <Notice tone="problem">{action.problem}</Notice>}
      <Dialog
        open={asked === 'decline'}
        onClose={close}
        title={waits ? texts.declineTitle({ name }) : texts.endTitle({ name })}
      >
        <DeclineForm proposal={proposal} onAnswered={onAnswered} onClose={close} />
      </Dialog>
      <Dialog open={asked === 'change'} onClose={close} title={texts.changeTitle({ name })}>
        {content.kind === 'goal' ? (
          <editors.Goal {...form} start={content} onSave={change} />
        ) : content.kind === 'routine' ? (
          <editors.Routine {...form} start={content} onSave={change} />
        ) : (
          <HomeworkForm
            {...form}
            start={content.homework}
            onSave={(homework) =>
              change({
                kind: 'homework',
                homework: { ...homework, weekdays: [...homework.weekdays] },
              })
            }
          />
        )}
      </Dialog>
    </li>
  );
};

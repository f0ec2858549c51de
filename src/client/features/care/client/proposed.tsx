import { useAction } from '#client/features/care/action.ts';
import styles from '#client/features/care/care.module.css';
import { ProposalContent } from '#client/features/care/parts/content.tsx';
import { KIND_NAMES, proposalName } from '#client/features/care/parts/words.ts';
import { call } from '#client/lib/api/call.ts';
import { shortDateText } from '#client/lib/date-text.ts';
import { Button } from '#client/ui/button.tsx';
import { Fold } from '#client/ui/fold.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { type CareProposal, clientCareEndpoints } from '#contract/sharing/care.ts';
import { canBecome } from '#domain/care/proposals.ts';
import { texts } from '#texts/care.js';

const statusWords = ({ status, reason }: CareProposal): string => {
  switch (status) {
    case 'waiting':
      return texts.waiting;
    case 'accepted':
      return texts.accepted;
    case 'changed':
      return texts.acceptedWithChanges;
    case 'declined':
      return reason === '' ? texts.declined : texts.declinedBecause({ reason });
    case 'withdrawn':
      return texts.takenBack;
  }
};

interface ProposedProps {
  readonly connectionId: string;
  readonly proposal: CareProposal;
  readonly onChanged: () => void;
}

/** A therapist's proposal, with the person's answer and the outcomes of homework. */
export const Proposed = ({ connectionId, proposal, onChanged }: ProposedProps) => {
  const action = useAction();
  const name = proposalName(proposal);
  const { status, days, content } = proposal;
  const withdraw = (): Promise<boolean> =>
    action.run(async () => {
      await call(clientCareEndpoints.withdraw, {
        params: { connectionId },
        body: { proposalId: proposal.id },
      });
      onChanged();
    });
  return (
    <li className={`${kit.stack2} ${kit.box} ${styles.item}`}>
      <p className={kit.softBreak}>{KIND_NAMES[content.kind]}</p>
      <h3 className={kit.largeBreak} dir="auto">
        {name}
      </h3>
      <p className={kit.ownWords} dir="auto">
        {statusWords(proposal)}
      </p>
      <Fold label={texts.whatWasProposed}>
        <ProposalContent proposal={proposal} />
      </Fold>
      {days.length === 0 ? null : (
        <table>
          <caption>{texts.reportedDays}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col">{texts.homework}</th>
              <th scope="col">{texts.whatGotInTheWay}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, outcome, barrier }) => (
              <tr key={date}>
                <th scope="row">{shortDateText(date)}</th>
                <td>{texts.outcomes[outcome]}</td>
                <td dir="auto">{barrier}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {canBecome(content.kind, status, 'withdrawn') ? (
        <div className={styles.row}>
          <Button
            kind="quiet"
            size="small"
            pending={action.pending}
            aria-label={
              status === 'waiting' ? texts.takeProposalBack({ name }) : texts.endNamed({ name })
            }
            onClick={() => void withdraw()}
          >
            {status === 'waiting' ? texts.takeBack : texts.endHomework}
          </Button>
        </div>
      ) : null}
      {action.problem === null ? null : <Notice tone="problem">{action.problem}</Notice>}
    </li>
  );
};

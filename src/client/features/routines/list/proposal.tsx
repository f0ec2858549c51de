import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { proposals } from '#client/features/routines/days/proposals.ts';
import type { Routines } from '#client/features/routines/days/use-routines.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import type { RoutineProposal } from '#contract/routines.ts';
import type { Energy } from '#domain/tasks/scheduler/wishes.ts';
import { texts } from '#texts/routines.js';
import { focusHeading } from './focus-heading.ts';
import styles from './routines.module.css';

interface ProposalProps {
  readonly routines: Routines;
  /** The energy that the person chose for today; null if they chose none. */
  readonly energy: Energy | null;
}

const questionOf = ({ name: routine, kind, proposed }: RoutineProposal) => {
  const name = (text: string) => <bdi>{text}</bdi>;
  return kind === 'time'
    ? texts.proposedTime({ routine, time: proposed, name })
    : texts.proposedSize({ routine, size: proposed, name });
};

/** Whether the routine is on a break today. If so, nothing is proposed for it. */
const isOnBreak = ({ view, today }: Routines, id: string): boolean =>
  view.breaks.some(
    ({ routineId, from, until }) =>
      (routineId === null || routineId === id) &&
      from <= today &&
      (until === null || until >= today),
  );

/** The first unanswered proposal, with its reason. Nothing changes unless the person accepts it. */
export const Proposal = ({ routines, energy }: ProposalProps) => {
  const userId = useUserId();
  const query = useQuery({
    ...proposals(userId, routines.today, energy),
    enabled: routines.view.routines.length > 0,
  });
  const place = useRef<HTMLDivElement>(null);
  const [first] = (query.data ?? []).filter(
    (one) =>
      !routines.answered.has(`${one.routineId} ${one.kind}`) &&
      routines.view.routines.some(({ id }) => id === one.routineId) &&
      !isOnBreak(routines, one.routineId),
  );
  const answer = (one: RoutineProposal, said: 'taken' | 'refused'): void => {
    // The pressed button is removed together with the proposal, so the focus must move.
    focusHeading(place.current);
    void routines.answer(one, said);
  };
  if (first === undefined) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={place}
      role="group"
      aria-label={texts.proposal}
      className={`${kit.stack2} ${styles.proposal}`}
    >
      <p className={kit.boldBreak}>{sentence(questionOf(first))}</p>
      <p className={kit.soft}>{first.reason}</p>
      <div className={kit.row2}>
        <Button kind="secondary" onClick={() => answer(first, 'taken')}>
          {texts.accept}
        </Button>
        <Button kind="quiet" onClick={() => answer(first, 'refused')}>
          {texts.leaveIt}
        </Button>
      </div>
    </div>
  );
};

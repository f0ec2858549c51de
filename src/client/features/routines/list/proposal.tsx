import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { proposals } from '#client/features/routines/days/proposals.ts';
import type { Routines } from '#client/features/routines/days/use-routines.ts';
import { SIZE_LABELS } from '#client/features/routines/player/words.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { RoutineProposal } from '#contract/routines.ts';
import { SIZES } from '#domain/shared/size.ts';
import type { Energy } from '#domain/tasks/scheduler/wishes.ts';
import { focusHeading } from './focus-heading.ts';
import styles from './routines.module.css';

interface ProposalProps {
  readonly routines: Routines;
  /** The energy that the person chose for today; null if they chose none. */
  readonly energy: Energy | null;
}

const sizeWords = (proposed: string): string => {
  const size = SIZES.find((one) => one === proposed);
  return size === undefined ? '' : SIZE_LABELS[size].toLowerCase();
};

const questionOf = ({ kind, proposed }: RoutineProposal): string =>
  kind === 'time' ? `at ${proposed} from today on?` : `${sizeWords(proposed)} today?`;

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
      aria-label="A proposal"
      className={`${kit.stack2} ${styles.proposal}`}
    >
      <p className={kit.boldBreak}>
        <bdi>{first.name}</bdi>: {questionOf(first)}
      </p>
      <p className={kit.soft}>{first.reason}</p>
      <div className={kit.row2}>
        <Button kind="secondary" onClick={() => answer(first, 'taken')}>
          Accept
        </Button>
        <Button kind="quiet" onClick={() => answer(first, 'refused')}>
          No, leave it
        </Button>
      </div>
    </div>
  );
};

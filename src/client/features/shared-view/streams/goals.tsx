import { Fragment, type ReactNode } from 'react';
import styles from '#client/features/shared-view/parts/parts.module.css';
import { FiguresOnly, Section } from '#client/features/shared-view/parts/section.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { StreamReplies } from '#contract/sharing/streams.ts';
import { GoalGroup } from './goal-group.tsx';
import { scoresOf } from './goal-scores.ts';

type Goals = StreamReplies['goals']['goals'];

/** Renders an action that a viewer can take on a goal, such as a button; null if there is none. */
export type GoalAction = (goal: Goals[number]) => ReactNode;

const Together = ({ goals }: { readonly goals: Goals }) => {
  const { person, therapist } = scoresOf(goals);
  if (person.score === null && therapist.score === null) return null;
  return (
    <div className={`${kit.stack3} ${styles.group}`}>
      <h3 className={styles.name}>The goals together</h3>
      {person.score === null ? null : (
        <p className={styles.prose}>
          By their own latest ratings, {person.goals} goals together are at{' '}
          <strong>T = {person.score}</strong>.
        </p>
      )}
      {therapist.score === null ? null : (
        <p className={styles.prose}>
          By the therapist’s latest ratings, {therapist.goals} goals together are at{' '}
          <strong>T = {therapist.score}</strong>.
        </p>
      )}
      <p className={kit.hint}>
        This is the T-score of goal attainment scaling. 50 is what is aimed at, on the whole. What
        matters more or is harder counts more, and goals that are set aside do not count. It says
        how far these goals are reached, nothing about health or worth, and it cannot be compared
        with that of anybody else. Ratings of two people are never made into one number.
      </p>
    </div>
  );
};

/** Goals with the ratings of both people on the same five levels. */
export const GoalsSection = ({
  reply,
  goalAction,
}: {
  readonly reply: StreamReplies['goals'];
  readonly goalAction?: GoalAction | undefined;
}) => (
  <Section heading="Goals" reply={reply} hasAny={reply.goals.length > 0}>
    {reply.goals.map((goal) => (
      <Fragment key={goal.id}>
        <GoalGroup goal={goal} />
        {goalAction?.(goal)}
      </Fragment>
    ))}
    <Together goals={reply.goals} />
    {reply.goals.every(({ plan }) => plan === null) ? <FiguresOnly /> : null}
  </Section>
);

import { Fragment, type ReactNode } from 'react';
import styles from '#client/features/shared-view/parts/parts.module.css';
import { FiguresOnly, Section } from '#client/features/shared-view/parts/section.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import type { StreamReplies } from '#contract/sharing/streams.ts';
import { texts } from '#texts/clients.js';
import { GoalGroup } from './goal-group.tsx';
import { scoresOf } from './goal-scores.ts';

type Goals = StreamReplies['goals']['goals'];

/** Renders an action that a viewer can take on a goal, such as a button; null if there is none. */
export type GoalAction = (goal: Goals[number]) => ReactNode;

const strong = (score: string) => <strong>{score}</strong>;

const Together = ({ goals }: { readonly goals: Goals }) => {
  const { person, therapist } = scoresOf(goals);
  if (person.score === null && therapist.score === null) return null;
  return (
    <div className={`${kit.stack3} ${styles.group}`}>
      <h3 className={styles.name}>{texts.goalsTogether}</h3>
      {person.score === null ? null : (
        <p className={styles.prose}>
          {sentence(texts.ownScore({ goals: person.goals, score: person.score, strong }))}
        </p>
      )}
      {therapist.score === null ? null : (
        <p className={styles.prose}>
          {sentence(
            texts.therapistScore({ goals: therapist.goals, score: therapist.score, strong }),
          )}
        </p>
      )}
      <p className={kit.hint}>{texts.goalScoreExplained}</p>
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
  <Section heading={texts.goals} reply={reply} hasAny={reply.goals.length > 0}>
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

import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { nextStep } from '#domain/goals/next-step.ts';
import { useGoals } from './changes/use-goals.ts';
import styles from './list/goals.module.css';

/** A step that was completed here, so that it can be undone. */
interface Done {
  readonly goalId: string;
  readonly stepId: string;
  readonly words: string;
}

/** Shows the next step of one goal, or nothing. After the person completes a step here, no other step is suggested. */
export const GoalStep = () => {
  const goals = useGoals();
  const [done, setDone] = useState<Done | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const wasDone = useRef(false);
  // The pressed button is removed, so the status takes the focus.
  useEffect(() => {
    if (done !== null) status.current?.focus();
    else if (wasDone.current) heading.current?.focus();
    wasDone.current = done !== null;
  }, [done]);
  const next = nextStep(goals.goals, goals.today);
  if (done === null && next === null) return null;
  const undo = (): void => {
    const goal = goals.goals.find(({ id }) => id === done?.goalId);
    if (goal !== undefined && done !== null) void goals.markStep(goal, done.stepId, null);
    setDone(null);
  };
  return (
    <section className={kit.stack2} aria-labelledby="goal-step">
      <h2 ref={heading} id="goal-step" tabIndex={-1} className={kit.large}>
        A step for your goal
      </h2>
      {done !== null ? (
        <p ref={status} role="status" tabIndex={-1} className={`${kit.rowMiddle} ${styles.row}`}>
          <span>
            Done: <bdi>{done.words}</bdi>
          </span>
          <Button kind="quiet" size="small" onClick={undo}>
            Undo
          </Button>
        </p>
      ) : null}
      {done === null && next !== null ? (
        <>
          <p dir="auto">{next.step.words}</p>
          <p className={kit.softBreak}>
            For{' '}
            <Link to="/features/goals">
              <bdi>{next.goal.plan.words}</bdi>
            </Link>
          </p>
          <p>
            <Button
              kind="secondary"
              aria-label={`Done: ${next.step.words}`}
              onClick={() => {
                const { goal, step } = next;
                setDone({ goalId: goal.id, stepId: step.id, words: step.words });
                void goals.markStep(goal, step.id, goals.today);
              }}
            >
              Done
            </Button>
          </p>
        </>
      ) : null}
    </section>
  );
};

import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import { nextStep } from '#domain/goals/next-step.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/goals.js';
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
        {texts.stepForGoal}
      </h2>
      {done !== null ? (
        <p ref={status} role="status" tabIndex={-1} className={`${kit.rowMiddle} ${styles.row}`}>
          <span>
            {sentence(texts.stepIsDone({ words: done.words, step: (text) => <bdi>{text}</bdi> }))}
          </span>
          <Button kind="quiet" size="small" onClick={undo}>
            {common.undo}
          </Button>
        </p>
      ) : null}
      {done === null && next !== null ? (
        <>
          <p dir="auto">{next.step.words}</p>
          <p className={kit.softBreak}>
            {sentence(
              texts.forTheGoal({
                words: next.goal.plan.words,
                goal: (text) => (
                  <Link to="/features/goals">
                    <bdi>{text}</bdi>
                  </Link>
                ),
              }),
            )}
          </p>
          <p>
            <Button
              kind="secondary"
              aria-label={texts.doneStep({ step: next.step.words })}
              onClick={() => {
                const { goal, step } = next;
                setDone({ goalId: goal.id, stepId: step.id, words: step.words });
                void goals.markStep(goal, step.id, goals.today);
              }}
            >
              {common.done}
            </Button>
          </p>
        </>
      ) : null}
    </section>
  );
};

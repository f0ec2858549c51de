import type { ReactNode } from 'react';
import styles from '#client/features/chat/crisis/crisis.module.css';
import { Button } from '#client/ui/button.tsx';
import { isPlanEmpty, PLAN_PARTS, PLAN_PROMPTS, type SafetyPlan } from '#domain/chat/plan.ts';

interface PlanViewProps {
  /** Null when not written yet. */
  readonly plan: SafetyPlan | null;
  readonly action?: ReactNode;
}

/** The button that opens the form of the plan. */
export const PlanButton = ({
  plan,
  onPress,
}: {
  readonly plan: SafetyPlan | null;
  readonly onPress: () => void;
}) => (
  <Button kind="secondary" size="small" onClick={onPress}>
    {plan === null ? 'Write a safety plan' : 'Change the plan'}
  </Button>
);

/** The person's safety plan without its empty parts; an empty plan is a single line. */
export const PlanView = ({ plan, action }: PlanViewProps) =>
  plan === null || isPlanEmpty(plan) ? (
    <section className={styles.noPlan}>
      <h3 className={styles.heading}>My safety plan</h3>
      {action}
    </section>
  ) : (
    <section className={styles.part}>
      <h3 className={styles.heading}>My safety plan</h3>
      <dl className={styles.plan}>
        {PLAN_PARTS.filter((part) => plan[part].length > 0).map((part) => (
          <div key={part}>
            <dt className={styles.planTitle}>{PLAN_PROMPTS[part].title}</dt>
            {plan[part].map((entry) => (
              <dd key={entry} dir="auto">
                {entry}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {action}
    </section>
  );

import { Link } from 'wouter';
import styles from '#client/features/chat/crisis/crisis.module.css';
import { ContactLine } from '#client/lib/safety-plan/contact-line.tsx';
import { buttonClass } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { isPlanEmpty, PLAN_PARTS, type SafetyPlan } from '#domain/safety-plan/plan.ts';
import { partName } from '#domain/safety-plan/sections.ts';
import { texts } from '#texts/crisis.js';

/** The person's safety plan without its empty parts, and a link to its page. An empty plan takes a single line. */
export const PlanView = ({ plan }: { readonly plan: SafetyPlan | null }) => {
  const isEmpty = plan === null || isPlanEmpty(plan);
  const link = (
    <Link to="/features/safety-plan" className={buttonClass('secondary', 'small')}>
      {isEmpty ? texts.writePlan : texts.openPlan}
    </Link>
  );
  if (isEmpty)
    return (
      <section className={styles.noPlan}>
        <h3 className={kit.medium}>{texts.safetyPlan}</h3>
        {link}
      </section>
    );
  return (
    <section className={`${kit.stack2} ${styles.part}`}>
      <h3 className={kit.medium}>{texts.safetyPlan}</h3>
      <dl className={`${kit.stack2} ${styles.plan}`}>
        {PLAN_PARTS.filter((part) => plan[part].length > 0).map((part) => (
          <div key={part}>
            <dt className={kit.bold}>{partName(part)}</dt>
            {part === 'people'
              ? plan.people.map((contact) => (
                  <dd key={JSON.stringify(contact)}>
                    <ContactLine contact={contact} />
                  </dd>
                ))
              : plan[part].map((entry) => (
                  <dd key={entry} dir="auto">
                    {entry}
                  </dd>
                ))}
          </div>
        ))}
      </dl>
      {link}
    </section>
  );
};

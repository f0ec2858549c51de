import type { ReactNode } from 'react';
import { PLAN_PARTS, type SafetyPlan } from '#domain/safety-plan/plan.ts';
import { SECTIONS, sectionTitle } from '#domain/safety-plan/sections.ts';
import { texts } from '#texts/safety-plan.js';
import styles from './plan-sheet.module.css';
import { SectionEntries } from './section-entries.tsx';
import { SectionIcon } from './section-icon.tsx';

/** The approximate empty space at the end of an entry's last line, in characters. */
const REST_OF_LINE = 40;

/** The font size at which the plan fits on one A4 page. */
const sizeOf = (plan: SafetyPlan): 'large' | 'medium' | 'small' | 'smallest' => {
  let length = 0;
  for (const part of PLAN_PARTS)
    for (const entry of plan[part]) length += REST_OF_LINE + Object.values(entry).join('').length;
  if (length < 2000) return 'large';
  if (length < 4000) return 'medium';
  return length < 9000 ? 'small' : 'smallest';
};

/** The printed plan, without empty sections. */
export const PlanSheet = ({
  plan,
  lines,
}: {
  readonly plan: SafetyPlan;
  readonly lines: ReactNode;
}) => (
  <div className={styles.sheet} data-size={sizeOf(plan)}>
    <h1 className={styles.title}>{texts.myPlan}</h1>
    <div className={styles.columns}>
      {SECTIONS.filter(({ parts }) => parts.some((part) => plan[part].length > 0)).map(
        (section) => (
          <section key={section.id} className={styles.section}>
            <h2 className={styles.heading}>
              <SectionIcon section={section.id} />
              {sectionTitle(section)}
            </h2>
            <SectionEntries section={section} plan={plan} />
          </section>
        ),
      )}
      <div className={styles.section}>{lines}</div>
    </div>
  </div>
);

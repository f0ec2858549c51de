import { Link } from 'wouter';
import { buttonClass } from '#client/ui/button.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import type { PagePath } from '#contract/shared/pages.ts';
import { texts } from '#texts/safety-plan.js';

const PAGE: PagePath = '/features/safety-plan';

/** The settings section that links to the safety plan. */
export const SafetyPlanSection = () => (
  <Card heading={texts.safetyPlan} anchor="safety-plan">
    <p>{texts.about}</p>
    <div>
      <Link to={PAGE} className={buttonClass('secondary')}>
        {texts.openPlan}
      </Link>
    </div>
  </Card>
);

import { Link } from 'wouter';
import { buttonClass } from '#client/ui/button.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import type { PagePath } from '#contract/shared/pages.ts';

const PAGE: PagePath = '/features/safety-plan';

/** The settings section that links to the safety plan. */
export const SafetyPlanSection = () => (
  <Card heading="Safety plan" anchor="safety-plan">
    <p>What helps when it gets hard, who to contact, and how. It is also in the crisis help.</p>
    <div>
      <Link to={PAGE} className={buttonClass('secondary')}>
        Open my safety plan
      </Link>
    </div>
  </Card>
);

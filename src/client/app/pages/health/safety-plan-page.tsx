import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { OwnLines, OwnLinesOnPaper } from '#client/features/chat/crisis/region/own-lines.tsx';
import { SafetyPlanView } from '#client/features/safety-plan/safety-plan.tsx';
import { useReaders } from '#client/lib/sharing/use-readers.ts';
import { Page } from '#client/ui/layout/page.tsx';
import { texts } from '#texts/pages.js';

/** The page with the person's safety plan and the crisis lines of their region. */
export const SafetyPlanPage = () => (
  <Page
    title={texts.mySafetyPlan}
    lead={`${texts.aboutSafetyPlan} ${useReaders('safety-plan').sentence}`}
  >
    <ErrorPanel>
      <SafetyPlanView linesOnPaper={<OwnLinesOnPaper />} />
    </ErrorPanel>
    <ErrorPanel>
      <OwnLines />
    </ErrorPanel>
  </Page>
);

import { CptTest } from '#client/features/attention/cpt-test.tsx';
import { CPT_PAGE_TEXTS } from '#client/features/attention/cpt-texts.ts';
import { BackLink } from '#client/ui/back-link.tsx';
import { Page } from '#client/ui/page.tsx';
import { ErrorPanel } from './error-panel.tsx';

/** The CPT, a screen of its own: nothing else moves on it while letters come. */
export const CptPage = () => (
  <Page
    title={CPT_PAGE_TEXTS.title}
    lead={CPT_PAGE_TEXTS.instruction}
    above={<BackLink to="/features/focus-mood-tracker">Focus & Mood Tracker</BackLink>}
  >
    <ErrorPanel>
      <CptTest />
    </ErrorPanel>
  </Page>
);

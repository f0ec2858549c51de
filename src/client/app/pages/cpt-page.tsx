import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { CptTest } from '#client/features/attention/cpt/cpt.tsx';
import { CPT_PAGE_TEXTS } from '#client/features/attention/cpt/texts.ts';
import { LookGate } from '#client/lib/looks/look-gate.tsx';
import { Page } from '#client/ui/layout/page.tsx';
import { BackLink } from '#client/ui/links/back-link.tsx';

/** The CPT on its own page, so that nothing else moves while letters appear. */
export const CptPage = () => (
  <Page
    title={CPT_PAGE_TEXTS.title}
    lead={CPT_PAGE_TEXTS.instruction}
    above={<BackLink to="/features/focus-mood-tracker/tests">Attention tests</BackLink>}
  >
    <ErrorPanel>
      <LookGate>
        <CptTest />
      </LookGate>
    </ErrorPanel>
  </Page>
);

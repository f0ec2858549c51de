import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { CptTest } from '#client/features/attention/cpt/cpt.tsx';
import { LookGate } from '#client/lib/looks/look-gate.tsx';
import { Page } from '#client/ui/layout/page.tsx';
import { BackLink } from '#client/ui/links/back-link.tsx';
import { texts } from '#texts/attention.js';
import { texts as pages } from '#texts/pages.js';

/** The CPT on its own page, so that nothing else moves while letters appear. */
export const CptPage = () => (
  <Page
    title={texts.cptTitle}
    lead={texts.cptInstruction}
    above={<BackLink to="/features/focus-mood-tracker/tests">{pages.attentionTests}</BackLink>}
  >
    <ErrorPanel>
      <LookGate>
        <CptTest />
      </LookGate>
    </ErrorPanel>
  </Page>
);

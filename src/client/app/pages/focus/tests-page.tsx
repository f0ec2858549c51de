import { Link } from 'wouter';
import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { AttentionTests } from '#client/features/attention/panel/attention-tests.tsx';
import { LookGate } from '#client/lib/looks/look-gate.tsx';
import { longLinkClass } from '#client/ui/button.tsx';
import { Page } from '#client/ui/layout/page.tsx';
import type { PagePath } from '#contract/shared/pages.ts';
import { PartLinks } from './part-links.tsx';

const CPT_PAGE: PagePath = '/features/focus-mood-tracker/cpt';

/** The part of the tracker about attention: all attention tests with their instructions and results. */
export const TestsPart = () => (
  <Page
    title="Attention tests"
    lead="Short tests to try on yourself. A test that runs has the whole window."
    above={<PartLinks />}
  >
    <ErrorPanel>
      <LookGate>
        <AttentionTests>
          <p>The CPT shows letters one by one. You press X when an X follows an A.</p>
          <p>
            <Link to={CPT_PAGE} className={longLinkClass()}>
              CPT Attention Test
            </Link>
          </p>
        </AttentionTests>
      </LookGate>
    </ErrorPanel>
  </Page>
);

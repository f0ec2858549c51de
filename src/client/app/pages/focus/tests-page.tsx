import { Link } from 'wouter';
import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { AttentionTests } from '#client/features/attention/panel/attention-tests.tsx';
import { LookGate } from '#client/lib/looks/look-gate.tsx';
import { longLinkClass } from '#client/ui/button.tsx';
import { Page } from '#client/ui/layout/page.tsx';
import type { PagePath } from '#contract/shared/pages.ts';
import { texts } from '#texts/pages.js';
import { PartLinks } from './part-links.tsx';

const CPT_PAGE: PagePath = '/features/focus-mood-tracker/cpt';

/** The part of the tracker about attention: all attention tests with their instructions and results. */
export const TestsPart = () => (
  <Page title={texts.attentionTests} lead={texts.aboutTests} above={<PartLinks />}>
    <ErrorPanel>
      <LookGate>
        <AttentionTests>
          <p>{texts.aboutCpt}</p>
          <p>
            <Link to={CPT_PAGE} className={longLinkClass()}>
              {texts.cptTest}
            </Link>
          </p>
        </AttentionTests>
      </LookGate>
    </ErrorPanel>
  </Page>
);

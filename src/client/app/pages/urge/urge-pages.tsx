import { Link } from 'wouter';
import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { CrisisButton } from '#client/features/chat/crisis/button.tsx';
import { Ladders } from '#client/features/urge/ladders/ladders.tsx';
import { LADDERS_PAGE } from '#client/features/urge/now/ladder-cards.tsx';
import { UrgeNow } from '#client/features/urge/now/urge-now.tsx';
import { PastUrges } from '#client/features/urge/past/past-urges.tsx';
import { LookGate } from '#client/lib/looks/look-gate.tsx';
import { longLinkClass } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Page } from '#client/ui/layout/page.tsx';
import { BackLink } from '#client/ui/links/back-link.tsx';
import type { PagePath } from '#contract/shared/pages.ts';
import { texts } from '#texts/pages.js';
import styles from './urge-pages.module.css';

// A timer that is started on this page gives its cues even if the connection is lost right after.
import '#client/app/frame/timers.tsx';

const PAST: PagePath = '/features/urge/past';

const toUrge = <BackLink to="/features/urge">{texts.urgeNow}</BackLink>;

/** Helps with an urge: the person waits a little and records what happened. Links to ladders and past urges. */
export const UrgePage = () => (
  <Page
    title={texts.urgeNow}
    lead={texts.aboutUrge}
    above={<BackLink to="/homepage">{texts.today}</BackLink>}
  >
    <ErrorPanel>
      <UrgeNow />
    </ErrorPanel>
    <div className={`${kit.row3} ${styles.more}`}>
      <Link to={LADDERS_PAGE} className={longLinkClass()}>
        {texts.myLadders}
      </Link>
      <Link to={PAST} className={longLinkClass()}>
        {texts.pastUrges}
      </Link>
    </div>
    <div className={`${kit.softMeasure} ${styles.crisis}`}>
      <p>{texts.inDanger}</p>
      <CrisisButton fitting={[]} />
    </div>
  </Page>
);

/** The page with the person's ladders. */
export const LaddersPage = () => (
  <Page title={texts.myLadders} lead={texts.aboutLadders} above={toUrge}>
    <ErrorPanel>
      <Ladders />
    </ErrorPanel>
  </Page>
);

/** The page with the person's past urges. */
export const PastUrgesPage = () => (
  <Page title={texts.pastUrges} lead={texts.aboutPastUrges} above={toUrge}>
    <ErrorPanel>
      <LookGate>
        <PastUrges />
      </LookGate>
    </ErrorPanel>
  </Page>
);

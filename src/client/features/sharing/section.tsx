import { Link } from 'wouter';
import { buttonClass } from '#client/ui/button.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { PagePath } from '#contract/shared/pages.ts';
import { texts } from '#texts/sharing.js';
import styles from './sharing.module.css';

const PAGE: PagePath = '/features/sharing';

/** The link from the settings to the sharing page. */
export const SharingSection = () => (
  <Card heading={texts.sharing} anchor="sharing">
    <div className={`${kit.stackStart3} ${styles.stack}`}>
      <p>{texts.sharingExplained}</p>
      <Link to={PAGE} className={buttonClass('secondary')}>
        {texts.openSharing}
      </Link>
    </div>
  </Card>
);

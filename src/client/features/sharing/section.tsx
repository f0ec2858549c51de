import { Link } from 'wouter';
import { buttonClass } from '#client/ui/button.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { PagePath } from '#contract/shared/pages.ts';
import styles from './sharing.module.css';

const PAGE: PagePath = '/features/sharing';

/** The link from the settings to the sharing page. */
export const SharingSection = () => (
  <Card heading="Sharing" anchor="sharing">
    <div className={`${kit.stackStart3} ${styles.stack}`}>
      <p>Share what you choose with your therapist, family or a friend, and see who looked.</p>
      <Link to={PAGE} className={buttonClass('secondary')}>
        Open sharing
      </Link>
    </div>
  </Card>
);

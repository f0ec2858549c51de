import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import styles from '#client/app/parts/panels.module.css';
import { ComfortSection } from '#client/features/comfort/section.tsx';
import { AccountSection } from '#client/features/identity/account/section.tsx';
import { Page } from '#client/ui/layout/page.tsx';

/** Comfort and account. */
export const Settings = () => (
  <Page title="Settings">
    <div className={styles.panels}>
      <ErrorPanel>
        <ComfortSection />
      </ErrorPanel>
      <div className={styles.column}>
        <ErrorPanel>
          <AccountSection />
        </ErrorPanel>
      </div>
    </div>
  </Page>
);

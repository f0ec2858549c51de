import { useAuthDialog } from '#client/app/entry/auth-entry.tsx';
import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import styles from '#client/app/parts/panels.module.css';
import { CalendarSection } from '#client/features/calendar/section.tsx';
import { ComfortSection } from '#client/features/comfort/section.tsx';
import { DataSection } from '#client/features/data/section.tsx';
import { AccountSection } from '#client/features/identity/account/section.tsx';
import { RemindersSection } from '#client/features/reminders/section.tsx';
import { SharingSection } from '#client/features/sharing/section.tsx';
import { Page } from '#client/ui/layout/page.tsx';

/** Comfort, reminders, calendar, sharing, data and account. */
export const Settings = () => {
  const { open, dialog } = useAuthDialog(() => undefined);
  return (
    <Page title="Settings">
      <div className={styles.panels}>
        <ErrorPanel>
          <ComfortSection />
        </ErrorPanel>
        <div className={styles.column}>
          <ErrorPanel>
            <RemindersSection />
          </ErrorPanel>
          <ErrorPanel>
            <CalendarSection />
          </ErrorPanel>
          <ErrorPanel>
            <SharingSection />
          </ErrorPanel>
          <ErrorPanel>
            <DataSection />
          </ErrorPanel>
          <ErrorPanel>
            <AccountSection onLogIn={() => open('login', '')} />
          </ErrorPanel>
        </div>
      </div>
      {dialog}
    </Page>
  );
};

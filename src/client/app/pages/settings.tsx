import { useAuthDialog } from '#client/app/entry/auth-entry.tsx';
import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import styles from '#client/app/parts/panels.module.css';
import { CalendarSection } from '#client/features/calendar/section.tsx';
import { ComfortSection } from '#client/features/comfort/section.tsx';
import { DataSection } from '#client/features/data/section.tsx';
import { FollowSection } from '#client/features/follow/section.tsx';
import { AccountSection } from '#client/features/identity/account/section.tsx';
import { LimitsSection } from '#client/features/limits/section.tsx';
import { MedicationSection } from '#client/features/medication/section.tsx';
import { RemindersSection } from '#client/features/reminders/section.tsx';
import { SafetyPlanSection } from '#client/features/safety-plan/section.tsx';
import { SharingSection } from '#client/features/sharing/section.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Page } from '#client/ui/layout/page.tsx';

/** The sections of the page, by the ids of their headings. */
const PLACES = [
  ['comfort', 'Comfort'],
  ['follow', 'What we follow'],
  ['limits', 'Limits'],
  ['reminders', 'Reminders'],
  ['calendar', 'Calendar'],
  ['safety-plan', 'Safety plan'],
  ['medication', 'Medication'],
  ['sharing', 'Sharing'],
  ['data', 'Your data'],
  ['account', 'Account'],
] as const;

/** The settings for comfort, followed topics, limits, reminders, calendar, sharing, data and account. */
export const Settings = () => {
  const { open, dialog } = useAuthDialog(() => undefined);
  return (
    <Page title="Settings">
      <nav aria-label="On this page">
        <ul className={styles.places}>
          {PLACES.map(([anchor, name]) => (
            <li key={anchor}>
              <a href={`#${anchor}`} className={styles.place}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.panels}>
        <div className={kit.stack5}>
          <ErrorPanel>
            <ComfortSection />
          </ErrorPanel>
          <ErrorPanel>
            <FollowSection />
          </ErrorPanel>
          <ErrorPanel>
            <LimitsSection />
          </ErrorPanel>
          <ErrorPanel>
            <RemindersSection />
          </ErrorPanel>
          <ErrorPanel>
            <CalendarSection />
          </ErrorPanel>
        </div>
        <div className={kit.stack5}>
          <ErrorPanel>
            <SafetyPlanSection />
          </ErrorPanel>
          <ErrorPanel>
            <MedicationSection />
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

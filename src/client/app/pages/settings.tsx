import type { ComponentType } from 'react';
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
import { useArrival } from '#client/lib/navigation/use-arrival.ts';
import { useHash } from '#client/lib/navigation/use-hash.ts';
import { useMedia } from '#client/platform/page/use-media.ts';
import kit from '#client/ui/layout/kit.module.css';
import { Page } from '#client/ui/layout/page.tsx';
import { BackLink } from '#client/ui/links/back-link.tsx';
import { texts } from '#texts/settings.js';

const Account = () => {
  const { open, dialog } = useAuthDialog(() => undefined);
  return (
    <>
      <AccountSection onLogIn={() => open('login', '')} />
      {dialog}
    </>
  );
};

interface Section {
  /** The id of the section's heading. */
  readonly anchor: string;
  readonly name: string;
  readonly Part: ComponentType;
  /** The ids of further headings inside the section. */
  readonly inside?: readonly string[];
}

const SECTIONS: readonly Section[] = [
  { anchor: 'comfort', name: texts.comfort, Part: ComfortSection },
  { anchor: 'follow', name: texts.follow, Part: FollowSection },
  { anchor: 'limits', name: texts.limits, Part: LimitsSection },
  { anchor: 'reminders', name: texts.reminders, Part: RemindersSection },
  { anchor: 'calendar', name: texts.calendar, Part: CalendarSection },
  { anchor: 'safety-plan', name: texts.safetyPlan, Part: SafetyPlanSection },
  { anchor: 'medication', name: texts.medication, Part: MedicationSection },
  { anchor: 'sharing', name: texts.sharing, Part: SharingSection },
  { anchor: 'data', name: texts.yourData, Part: DataSection },
  { anchor: 'account', name: texts.account, Part: Account, inside: ['ways'] },
];

/** The number of sections in the first column. */
const FIRST_COLUMN = 5;

interface ShownProps {
  readonly section: Section;
  readonly isHidden: boolean;
}

const Shown = ({ section: { anchor, Part }, isHidden }: ShownProps) => {
  useArrival(anchor);
  return (
    // Without the class while hidden, because its `display` would show the section.
    <div hidden={isHidden} className={isHidden ? undefined : kit.stack5}>
      <ErrorPanel>
        <Part />
      </ErrorPanel>
    </div>
  );
};

/** The settings: on a wide screen all sections with links to them, on a phone a list that leads to one at a time. */
export const Settings = () => {
  const isNarrow = useMedia('(width < 48rem)');
  const hash = useHash().slice(1);
  const chosen = SECTIONS.find(
    ({ anchor, inside }) => anchor === hash || inside?.includes(hash) === true,
  );
  const isOne = isNarrow && chosen !== undefined;
  // Hidden sections stay mounted, so that turning a phone loses nothing.
  const column = (sections: readonly Section[]) => (
    <div className={kit.stack5}>
      {sections.map((section) => (
        <Shown key={section.anchor} section={section} isHidden={isNarrow && section !== chosen} />
      ))}
    </div>
  );
  return (
    <Page
      title={texts.settings}
      above={isOne ? <BackLink to="/settings">{texts.allSettings}</BackLink> : undefined}
    >
      {isOne ? null : (
        <nav aria-label={isNarrow ? texts.allSettings : texts.onThisPage}>
          <ul className={isNarrow ? `${kit.box} ${styles.list}` : styles.places}>
            {SECTIONS.map(({ anchor, name }) => (
              <li key={anchor}>
                <a href={`#${anchor}`} className={styles.place}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.panels}>
        {column(SECTIONS.slice(0, FIRST_COLUMN))}
        {column(SECTIONS.slice(FIRST_COLUMN))}
      </div>
    </Page>
  );
};

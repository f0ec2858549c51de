import type { LucideIcon } from 'lucide-react';
import ChartColumn from 'lucide-react/icons/chart-column';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Flag from 'lucide-react/icons/flag';
import Hourglass from 'lucide-react/icons/hourglass';
import ListChecks from 'lucide-react/icons/list-checks';
import MessageCircle from 'lucide-react/icons/message-circle';
import Pill from 'lucide-react/icons/pill';
import Puzzle from 'lucide-react/icons/puzzle';
import Settings from 'lucide-react/icons/settings';
import Shield from 'lucide-react/icons/shield';
import Sun from 'lucide-react/icons/sun';
import Target from 'lucide-react/icons/target';
import Timer from 'lucide-react/icons/timer';
import Users from 'lucide-react/icons/users';
import { Link } from 'wouter';
import { LogOutButton } from '#client/features/identity/log-out/button.tsx';
import { useRole, useSupports } from '#client/features/identity/role.ts';
import { MedicationLink } from '#client/features/medication/medication-link.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { PagePath } from '#contract/shared/pages.ts';
import { texts } from '#texts/app.js';
import styles from './items.module.css';
import { useCurrent } from './use-current.ts';

type MenuItem = readonly [label: string, to: PagePath, icon: LucideIcon];

const CLIENTS: MenuItem = [texts.clients, '/features/clients', Users];
const SUPPORTED: MenuItem = [texts.peopleWhoShare, '/features/clients', Users];

/** The pages that have no shortcut in the bar below the menu. */
const PAGES: readonly MenuItem[] = [
  [texts.dashboard, '/dashbaord', ChartColumn],
  [texts.goals, '/features/goals', Flag],
  [texts.pomodoro, '/features/focus-mood-tracker/pomodoro', Timer],
  [texts.urgeNow, '/features/urge', Hourglass],
  [texts.safetyPlan, '/features/safety-plan', Shield],
  [texts.neuroPlay, '/features/game', Puzzle],
  [texts.quiz, '/features/quiz', ClipboardList],
];

/** The pages that also have a shortcut. */
const SHORTCUTS: readonly MenuItem[] = [
  [texts.today, '/homepage', Sun],
  [texts.routine, '/features/routine-builder', ListChecks],
  [texts.focus, '/features/focus-mood-tracker', Target],
  [texts.aiTherapist, '/features/Chat', MessageCircle],
];

const SETTINGS: MenuItem = [texts.settings, '/settings', Settings];

/** All pages, in the menu of small screens. */
export const MenuItems = ({ userId }: { readonly userId: string }) => {
  const current = useCurrent();
  const supports = useSupports();
  const isTherapist = useRole() === 'therapist';
  const link = ([label, to, Icon]: MenuItem) => (
    <Link key={to} to={to} className={styles.link} aria-current={current(to)}>
      <Icon aria-hidden="true" size="1.25em" />
      {label}
    </Link>
  );
  return (
    <>
      <ul className={kit.plainList}>
        {[...(isTherapist ? [CLIENTS] : []), ...PAGES].map((item) => (
          <li key={item[1]}>{link(item)}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        {SHORTCUTS.map(link)}
        {supports ? link(SUPPORTED) : null}
        <MedicationLink className={styles.link} current={current('/features/medication')}>
          <Pill aria-hidden="true" size="1.25em" />
          {texts.medication}
        </MedicationLink>
        {link(SETTINGS)}
        <LogOutButton userId={userId} />
      </div>
    </>
  );
};

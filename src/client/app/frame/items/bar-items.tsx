import Pill from 'lucide-react/icons/pill';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LogOutButton } from '#client/features/identity/log-out/button.tsx';
import { useRole, useSupports } from '#client/features/identity/role.ts';
import { MedicationLink } from '#client/features/medication/medication-link.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import type { PagePath } from '#contract/shared/pages.ts';
import { texts } from '#texts/app.js';
import styles from './items.module.css';
import { useCurrent } from './use-current.ts';

type BarItem = readonly [label: string, to: PagePath];

const LINKS: readonly BarItem[] = [
  [texts.today, '/homepage'],
  [texts.routine, '/features/routine-builder'],
  [texts.focus, '/features/focus-mood-tracker'],
  [texts.neuroPlay, '/features/game'],
  [texts.quiz, '/features/quiz'],
];

/** The people who share with this therapist. */
const CLIENTS: BarItem = [texts.clients, '/features/clients'];
/**
 * The page that helps people to wait before they give in to an urge. Therapists see "Clients" instead, because the bar
 * has only one row.
 */
const URGE: BarItem = [texts.urgeNow, '/features/urge'];

const CHAT: BarItem = [texts.aiTherapist, '/features/chat'];
const DASHBOARD: BarItem = [texts.dashboard, '/dashbaord'];
const SAFETY_PLAN: BarItem = [texts.safetyPlan, '/features/safety-plan'];
const SETTINGS: BarItem = [texts.settings, '/settings'];

interface BarItemsProps {
  readonly userId: string;
  /** Content between the main pages and the others. */
  readonly children: ReactNode;
}

/** The items of the top bar. Two are icons, because the row has no room for their labels. */
export const BarItems = ({ userId, children }: BarItemsProps) => {
  const current = useCurrent();
  const supports = useSupports();
  const own = useRole() === 'therapist' ? CLIENTS : URGE;
  const link = ([label, to]: BarItem) => (
    <Link key={to} to={to} className={styles.link} aria-current={current(to)}>
      {label}
    </Link>
  );
  return (
    <>
      <ul className={`${kit.row1} ${styles.links}`}>
        {[...LINKS, own, CHAT].map((item) => (
          <li key={item[1]}>{link(item)}</li>
        ))}
      </ul>
      {children}
      <div className={`${kit.row1} ${styles.actions}`}>
        {link(DASHBOARD)}
        {link(SAFETY_PLAN)}
        {supports ? (
          <Link
            to="/features/clients"
            className={styles.link}
            aria-current={current('/features/clients')}
            title={texts.peopleWhoShare}
          >
            <Users aria-hidden="true" size="1.2em" />
            <VisuallyHidden>{texts.peopleWhoShare}</VisuallyHidden>
          </Link>
        ) : null}
        <MedicationLink className={styles.link} current={current('/features/medication')}>
          <Pill aria-hidden="true" size="1.2em" />
          <VisuallyHidden>{texts.medication}</VisuallyHidden>
        </MedicationLink>
        {link(SETTINGS)}
        <LogOutButton userId={userId} />
      </div>
    </>
  );
};

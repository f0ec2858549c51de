import type { LucideIcon } from 'lucide-react';
import ChartColumn from 'lucide-react/icons/chart-column';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Hourglass from 'lucide-react/icons/hourglass';
import ListChecks from 'lucide-react/icons/list-checks';
import MessageCircle from 'lucide-react/icons/message-circle';
import Pill from 'lucide-react/icons/pill';
import Puzzle from 'lucide-react/icons/puzzle';
import Settings from 'lucide-react/icons/settings';
import Shield from 'lucide-react/icons/shield';
import Sun from 'lucide-react/icons/sun';
import Target from 'lucide-react/icons/target';
import Users from 'lucide-react/icons/users';
import { Link } from 'wouter';
import { LogOutButton } from '#client/features/identity/log-out/button.tsx';
import { useRole, useSupports } from '#client/features/identity/role.ts';
import { MedicationLink } from '#client/features/medication/medication-link.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { PagePath } from '#contract/shared/pages.ts';
import styles from './nav-items.module.css';
import { useCurrent } from './use-current.ts';

type NavItem = readonly [label: string, to: PagePath, icon: LucideIcon];

const LINKS: readonly NavItem[] = [
  ['Today', '/homepage', Sun],
  ['Routine', '/features/routine-builder', ListChecks],
  ['Focus', '/features/focus-mood-tracker', Target],
  ['NeuroPlay', '/features/game', Puzzle],
  ['Quiz', '/features/quiz', ClipboardList],
];

/** The people who share with this therapist. */
const CLIENTS: NavItem = ['Clients', '/features/clients', Users];
/**
 * The page that helps people to wait before they give in to an urge. Therapists see "Clients" instead, because the bar
 * has only one row.
 */
const URGE: NavItem = ['Urge now', '/features/urge', Hourglass];

const DASHBOARD: NavItem = ['Dashboard', '/dashbaord', ChartColumn];
const SETTINGS: NavItem = ['Settings', '/settings', Settings];

interface NavItemsProps {
  readonly userId: string;
  /** The address of the chat. The app uses both spellings of this address. */
  readonly chat: '/features/chat' | '/features/Chat';
}

/** The items of the top bar: in a row, or with icons in the menu on small screens. */
export const NavItems = ({ userId, chat }: NavItemsProps) => {
  const current = useCurrent();
  const supports = useSupports();
  const own = useRole() === 'therapist' ? CLIENTS : URGE;
  const link = ([label, to, Icon]: NavItem) => (
    <Link key={to} to={to} className={styles.link} aria-current={current(to)}>
      <Icon aria-hidden="true" size="1.25em" className={styles.icon} />
      {label}
    </Link>
  );
  const toChat: NavItem = ['AI Therapist', chat, MessageCircle];
  return (
    <>
      <ul className={`${kit.row1} ${styles.links}`}>
        {[...LINKS, own, toChat].map((item) => (
          <li key={item[1]}>{link(item)}</li>
        ))}
      </ul>
      <div className={`${kit.row1} ${styles.actions}`}>
        {link(DASHBOARD)}
        <Link
          to="/features/safety-plan"
          className={styles.link}
          aria-current={current('/features/safety-plan')}
          title="Safety plan"
        >
          <Shield aria-hidden="true" size="1.2em" />
          <span className={styles.plan}>Safety plan</span>
        </Link>
        {supports ? (
          <Link
            to="/features/clients"
            className={styles.link}
            aria-current={current('/features/clients')}
            title="People who share with me"
          >
            <Users aria-hidden="true" size="1.2em" />
            <span className={styles.inMenu}>People who share with me</span>
          </Link>
        ) : null}
        <MedicationLink className={styles.link} current={current('/features/medication')}>
          <Pill aria-hidden="true" size="1.2em" />
          <span className={styles.inMenu}>Medication</span>
        </MedicationLink>
        {link(SETTINGS)}
        <LogOutButton userId={userId} />
      </div>
    </>
  );
};

import LifeBuoy from 'lucide-react/icons/life-buoy';
import Pill from 'lucide-react/icons/pill';
import Settings from 'lucide-react/icons/settings';
import { Link, useLocation } from 'wouter';
import { LogOutButton } from '#client/features/identity/log-out/button.tsx';
import { useRole } from '#client/features/identity/role.ts';
import { MedicationLink } from '#client/features/medication/medication-link.tsx';
import { buttonClass } from '#client/ui/button.tsx';
import type { PagePath } from '#contract/shared/pages.ts';
import styles from './nav-items.module.css';

const LINKS: readonly (readonly [label: string, to: PagePath])[] = [
  ['Today', '/homepage'],
  ['Routine', '/features/routine-builder'],
  ['Focus', '/features/focus-mood-tracker'],
  ['NeuroPlay', '/features/game'],
  ['Quiz', '/features/quiz'],
];

/** The people who share with a therapist. */
const CLIENTS = ['Clients', '/features/clients'] as const;

interface NavItemsProps {
  readonly userId: string;
  /** Both spellings of this page's address are in use. */
  readonly chat: '/features/chat' | '/features/Chat';
}

/** Pages with two addresses, of which both are in use. */
const SAME_PAGE: ReadonlyMap<string, PagePath> = new Map([
  ['/dashboard', '/dashbaord'],
  ['/features/Chat', '/features/chat'],
]);

const oneAddress = (path: string): string => SAME_PAGE.get(path) ?? path;

/** Marks the page itself, and the section that a page lies in. */
const useCurrent = () => {
  const here = oneAddress(useLocation()[0]);
  return (to: string): 'page' | 'true' | undefined => {
    const there = oneAddress(to);
    if (here === there) return 'page';
    return here.startsWith(`${there}/`) ? 'true' : undefined;
  };
};

/** The items of the top bar, in a row or in the menu of a small screen. */
export const NavItems = ({ userId, chat }: NavItemsProps) => {
  const current = useCurrent();
  const own = useRole() === 'therapist' ? [CLIENTS] : [];
  return (
    <>
      <ul className={styles.links} data-many={own.length > 0 || undefined}>
        {[...LINKS, ...own, ['AI Therapist', chat] as const].map(([label, to]) => (
          <li key={to}>
            <Link to={to} className={styles.link} aria-current={current(to)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Link
          to="/dashbaord"
          className={`${buttonClass('secondary')} ${styles.dashboard}`}
          aria-current={current('/dashbaord')}
        >
          Dashboard
        </Link>
        <Link
          to="/features/safety-plan"
          className={`${styles.link} ${styles.ifRoom}`}
          aria-current={current('/features/safety-plan')}
          title="Safety plan"
        >
          <LifeBuoy aria-hidden="true" size="1.2em" />
          <span className={styles.inMenu}>Safety plan</span>
        </Link>
        <MedicationLink
          className={`${styles.link} ${styles.onlyInMenu}`}
          current={current('/features/medication')}
        >
          <Pill aria-hidden="true" size="1.2em" />
          Medication
        </MedicationLink>
        <Link to="/settings" className={styles.link} aria-current={current('/settings')}>
          <Settings aria-hidden="true" size="1.2em" />
          Settings
        </Link>
        <LogOutButton userId={userId} />
      </div>
    </>
  );
};

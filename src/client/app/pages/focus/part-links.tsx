import { Link, useLocation } from 'wouter';
import kit from '#client/ui/layout/kit.module.css';
import type { PagePath } from '#contract/shared/pages.ts';
import { texts } from '#texts/pages.js';
import styles from './part-links.module.css';

const FOCUS_PART: PagePath = '/features/focus-mood-tracker/focus';
export const TESTS_PART: PagePath = '/features/focus-mood-tracker/tests';

const PARTS: readonly (readonly [label: string, to: PagePath])[] = [
  [texts.mood, '/features/focus-mood-tracker'],
  [texts.focusAndDistractions, FOCUS_PART],
  [texts.tests, TESTS_PART],
];

/** Links to the three parts of the tracker, each with its own address. */
export const PartLinks = () => {
  const here = useLocation()[0];
  return (
    <nav aria-label={texts.trackerParts}>
      <ul className={styles.parts}>
        {PARTS.map(([label, to]) => (
          <li key={to}>
            <Link
              to={to}
              className={`${kit.link} ${styles.part}`}
              aria-current={here === to ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

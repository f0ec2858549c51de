import { type ReactNode, useEffect, useRef } from 'react';
import { setPageTitle } from '#client/platform/page/tab-title.ts';
import styles from './page.module.css';

interface PageProps {
  readonly title: string;
  /** One or two sentences under the title. */
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  /** The name of the page if the title differs from it, shown above the title and in the tab. */
  readonly name?: string;
  /** Content above the title, such as a back link. */
  readonly above?: ReactNode;
}

let lastHeading: HTMLElement | null = null;

/** Whether a menu is open, from which a page that loads late must not take the focus. */
const isMenuOpen = (): boolean => document.querySelector('[data-menu-open]') !== null;

/**
 * Sets the document's title, and returns the ref of the h1. The h1 takes the focus after a navigation inside the app,
 * but not on the first load, not when the address has a hash, and not from a menu that the person opened while the
 * page was loading.
 */
export const usePageHeading = (title: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    setPageTitle(title === 'Evenkeel' ? title : `${title} – Evenkeel`);
  }, [title]);
  useEffect(() => {
    const element = heading.current;
    const isNew = lastHeading !== null && lastHeading !== element;
    if (isNew && window.location.hash === '' && !isMenuOpen())
      element?.focus({ preventScroll: true });
    lastHeading = element;
  }, []);
  return heading;
};

/** The layout of every page: a title, a lead and the content. */
export const Page = ({ title, lead, children, name, above }: PageProps) => (
  <div className={styles.page}>
    <header className={styles.head}>
      {above}
      {name === undefined ? null : <p className={styles.name}>{name}</p>}
      <h1 ref={usePageHeading(name ?? title)} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
    </header>
    {children}
  </div>
);

import { type ReactNode, useEffect, useRef } from 'react';
import { setPageTitle } from '#client/platform/page/tab-title.ts';
import kit from '#client/ui/layout/kit.module.css';
import styles from './page.module.css';

interface PageProps {
  readonly title: string;
  /** One or two sentences under the title. */
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  /** The name of the page if it differs from the title. It is shown above the title and in the tab. */
  readonly name?: string;
  /** Content beside the name, such as the date. */
  readonly beside?: ReactNode;
  /** Content above the title, such as a back link. */
  readonly above?: ReactNode;
}

let lastHeading: HTMLElement | null = null;

/** Whether a menu is open. A page that finishes loading must not take the focus from it. */
const isMenuOpen = (): boolean => document.querySelector('[data-menu-open]') !== null;

/**
 * Sets the document's title and returns a ref for the h1. The h1 takes the focus after a navigation inside the app. It
 * does not take the focus on the first load, if the address has a hash, or from a menu that the person opened while the
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
export const Page = ({ title, lead, children, name, beside, above }: PageProps) => (
  <div className={`${kit.stack5} ${styles.page}`}>
    <header className={`${kit.stack2} ${styles.head}`}>
      {above}
      {name === undefined ? null : (
        <p className={`${kit.row2} ${styles.named}`}>
          <span className={`${kit.largeBold} ${styles.name}`}>{name}</span>
          {beside}
        </p>
      )}
      <h1 ref={usePageHeading(name ?? title)} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {lead === undefined ? null : <p className={`${kit.softMeasure} ${kit.large}`}>{lead}</p>}
    </header>
    {children}
  </div>
);

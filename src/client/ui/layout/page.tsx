import { type ReactNode, useEffect, useRef } from 'react';
import styles from './page.module.css';

interface PageProps {
  readonly title: string;
  /** One or two sentences under the title. */
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  /** The name of the page, when the title itself does not say it: shown above it, and in the tab. */
  readonly name?: string;
  /** What stands above the title, such as the way back. */
  readonly above?: ReactNode;
}

let lastHeading: HTMLElement | null = null;

/**
 * The title of a page: its h1 and the document's title. It takes the focus when the person came
 * here from another page of the app, but not on the first load, where the browser begins at the top,
 * and not when the address names a part of the page.
 */
export const usePageHeading = (title: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === 'Evenkeel' ? title : `${title} – Evenkeel`;
  }, [title]);
  useEffect(() => {
    const element = heading.current;
    const isNew = lastHeading !== null && lastHeading !== element;
    if (isNew && window.location.hash === '') element?.focus({ preventScroll: true });
    lastHeading = element;
  }, []);
  return heading;
};

/** The frame of every page: a title, a lead, and what the page is about. */
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

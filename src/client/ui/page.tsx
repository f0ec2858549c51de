import { type ReactNode, useEffect, useRef } from 'react';
import styles from './page.module.css';

interface PageProps {
  readonly title: string;
  /** One or two sentences under the title. */
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  /** What the browser's tab says, when the title itself would not name the page. */
  readonly documentTitle?: string;
}

let lastHeading: HTMLElement | null = null;

/**
 * The title of a page: its h1 and the document's title. It takes the focus when the person came
 * here from another page of the app, but not on the first load, where the browser begins at the top.
 */
export const usePageHeading = (title: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === 'Evenkeel' ? title : `${title} – Evenkeel`;
  }, [title]);
  useEffect(() => {
    const element = heading.current;
    if (lastHeading !== null && lastHeading !== element) element?.focus({ preventScroll: true });
    lastHeading = element;
  }, []);
  return heading;
};

/** The frame of every page: a title, a lead, and what the page is about. */
export const Page = ({ title, lead, children, documentTitle = title }: PageProps) => (
  <div className={styles.page}>
    <header className={styles.head}>
      <h1 ref={usePageHeading(documentTitle)} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
    </header>
    {children}
  </div>
);

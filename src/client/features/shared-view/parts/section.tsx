import type { ReactNode } from 'react';
import { Card } from '#client/ui/layout/card.tsx';
import styles from './parts.module.css';
import { basisText } from './texts.ts';

interface SectionProps {
  readonly heading: string;
  readonly reply: { readonly entries: number; readonly days: number };
  /** False if there is nothing to show; the section then shows `none`. */
  readonly hasAny?: boolean;
  /** The text shown if there is nothing to show. */
  readonly none?: string;
  /** The origin of the figures. */
  readonly origin?: string;
  readonly children: ReactNode;
}

/** One shared stream: a sentence on the amount of data and its origin, then the content. */
export const Section = ({
  heading,
  reply,
  hasAny = reply.entries > 0,
  none = 'No entries in these days.',
  origin = 'Self-reported',
  children,
}: SectionProps) => (
  <Card heading={heading}>
    {hasAny ? (
      <>
        <p className={styles.basis}>
          {reply.entries > 0 ? `${basisText(reply)}. ` : null}
          {origin}.
        </p>
        {children}
      </>
    ) : (
      <p>{none}</p>
    )}
  </Card>
);

/** Shown if only the figures of a stream are shared. */
export const FiguresOnly = () => (
  <p className={styles.basis}>The figures are shared, and the entries are not.</p>
);

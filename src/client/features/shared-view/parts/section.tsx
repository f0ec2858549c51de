import type { ReactNode } from 'react';
import { Card } from '#client/ui/layout/card.tsx';
import styles from './parts.module.css';
import { basisText } from './texts.ts';

interface SectionProps {
  readonly heading: string;
  readonly reply: { readonly entries: number; readonly days: number };
  /** False when there is nothing to draw, which is said instead. */
  readonly hasAny?: boolean;
  /** What is said instead. */
  readonly none?: string;
  /** Where the figures come from. */
  readonly origin?: string;
  readonly children: ReactNode;
}

/** One shared stream: how much is behind it in a sentence, and then what there is. */
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

/** Said where a stream is shared as figures alone. */
export const FiguresOnly = () => (
  <p className={styles.basis}>The figures are shared, and the entries are not.</p>
);

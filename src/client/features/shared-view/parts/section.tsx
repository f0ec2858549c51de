import type { ReactNode } from 'react';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/clients.js';

interface SectionProps {
  readonly heading: string;
  readonly reply: { readonly entries: number; readonly days: number };
  /** Whether there is anything to show. If not, the section shows `none`. */
  readonly hasAny?: boolean;
  /** The text shown if there is nothing to show. */
  readonly none?: string;
  /** Where the figures come from, as a sentence. */
  readonly origin?: string;
  readonly children: ReactNode;
}

/**
 * One shared kind of data (stream): a sentence about the amount of data and where the data comes from, and then the
 * content.
 */
export const Section = ({
  heading,
  reply,
  hasAny = reply.entries > 0,
  none = texts.noEntries,
  origin = texts.selfReported,
  children,
}: SectionProps) => (
  <Card heading={heading}>
    {hasAny ? (
      <>
        <p className={kit.softMeasure}>
          {reply.entries > 0 ? `${texts.basisSentence(reply)} ` : null}
          {origin}
        </p>
        {children}
      </>
    ) : (
      <p>{none}</p>
    )}
  </Card>
);

/** Shown if only the figures of a stream are shared, and not its entries. */
export const FiguresOnly = () => <p className={kit.softMeasure}>{texts.totalsOnly}</p>;

import { type ReactNode, useId } from 'react';
import kit from '#client/ui/layout/kit.module.css';
import { Folding } from './folding.tsx';

interface FoldCardProps {
  readonly heading: string;
  /** The main figure of the content, shown while it is collapsed. */
  readonly figure: ReactNode;
  /** Whether something on this page needs the content open, such as a link to it. */
  readonly isNeeded?: boolean;
  readonly children: ReactNode;
}

/** A panel with a heading, whose content is collapsed on a phone; screen readers see a region with its name. */
export const FoldCard = ({ heading, children, ...folding }: FoldCardProps) => {
  const id = useId();
  return (
    <section className={kit.raisedCard} aria-labelledby={id}>
      <Folding
        heading={
          <h2 id={id} className={kit.large}>
            {heading}
          </h2>
        }
        className={kit.stack4}
        {...folding}
      >
        {children}
      </Folding>
    </section>
  );
};

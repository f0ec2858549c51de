import { type ReactNode, useId } from 'react';
import { Folding } from '#client/lib/folding/folding.tsx';
import kit from '#client/ui/layout/kit.module.css';

interface WidgetProps {
  readonly heading: string;
  /** The main figure of the content, which is then collapsed on a phone, also while it loads. */
  readonly figure?: string | undefined;
  readonly children: ReactNode;
}

/** A section of a dashboard card, with its own heading. */
export const Widget = ({ heading, figure, children }: WidgetProps) => {
  const id = useId();
  return (
    <section className={kit.container} aria-labelledby={id}>
      <Folding
        heading={
          <h3 id={id} className={kit.medium}>
            {heading}
          </h3>
        }
        figure={figure}
      >
        {children}
      </Folding>
    </section>
  );
};

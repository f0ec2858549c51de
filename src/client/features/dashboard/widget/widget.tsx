import { type ReactNode, useId } from 'react';
import kit from '#client/ui/layout/kit.module.css';

interface WidgetProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A section of a dashboard card, with its own heading. */
export const Widget = ({ heading, children }: WidgetProps) => {
  const id = useId();
  return (
    <section className={`${kit.stackTop3} ${kit.container}`} aria-labelledby={id}>
      <h3 id={id} className={kit.medium}>
        {heading}
      </h3>
      {children}
    </section>
  );
};

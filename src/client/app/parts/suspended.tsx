import { type ReactNode, Suspense } from 'react';
import { ErrorPanel } from './error-panel.tsx';
import { Loading } from './loading.tsx';

interface SuspendedProps {
  readonly children: ReactNode;
  /** The page title, given when the children are a whole page, so that the page keeps its title if it fails to load. */
  readonly title?: string;
  /** Shown while the parts load; a loading line by default. */
  readonly fallback?: ReactNode;
}

/** Waits for parts that are still loading, and catches their errors. */
export const Suspended = ({ children, fallback, ...rest }: SuspendedProps) => (
  <ErrorPanel {...rest}>
    <Suspense fallback={fallback ?? <Loading isPage={rest.title !== undefined} />}>
      {children}
    </Suspense>
  </ErrorPanel>
);

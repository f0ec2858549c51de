import { type ReactNode, Suspense } from 'react';
import { ErrorPanel } from './error-panel.tsx';
import { Loading } from './loading.tsx';

interface SuspendedProps {
  readonly children: ReactNode;
  /** Given where a whole page is awaited, which keeps its title if it fails to load. */
  readonly title?: string;
  /** Shown meanwhile; a loading line by default. */
  readonly fallback?: ReactNode;
}

/** Waits for parts that are still loading, and contains their errors. */
export const Suspended = ({ children, fallback, ...rest }: SuspendedProps) => (
  <ErrorPanel {...rest}>
    <Suspense fallback={fallback ?? <Loading isPage={rest.title !== undefined} />}>
      {children}
    </Suspense>
  </ErrorPanel>
);

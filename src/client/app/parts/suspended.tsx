import { type ReactNode, Suspense } from 'react';
import { ErrorPanel } from './error-panel.tsx';
import { Loading } from './loading.tsx';

interface SuspendedProps {
  readonly children: ReactNode;
  /** Given where a whole page is awaited: it keeps its title when it cannot be had. */
  readonly title?: string;
  /** What stands there meanwhile; a line that says that it loads where nothing is given. */
  readonly fallback?: ReactNode;
}

/** Awaits parts that are still being fetched, and contains what goes wrong in them. */
export const Suspended = ({ children, fallback, ...rest }: SuspendedProps) => (
  <ErrorPanel {...rest}>
    <Suspense fallback={fallback ?? <Loading isPage={rest.title !== undefined} />}>
      {children}
    </Suspense>
  </ErrorPanel>
);

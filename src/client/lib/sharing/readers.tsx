import { Component, type ReactNode, Suspense } from 'react';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import type { ReadersProps } from './readers-line.tsx';

const Line = lazyPart(async () => (await import('./readers-line.tsx')).ReadersLine);

/** Renders nothing if the line could not be loaded, because the field works without it. */
class OrNothing extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError = (): { readonly failed: true } => ({ failed: true });

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

/**
 * A line next to a field that says who can read the entry. Usually omitted if nobody can read it. Loaded after the
 * page.
 */
export const Readers = (props: ReadersProps) => (
  <OrNothing>
    <Suspense fallback={null}>
      <Line {...props} />
    </Suspense>
  </OrNothing>
);

import { Component, type ReactNode, Suspense } from 'react';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import type { ReadersProps } from './readers-line.tsx';

const Line = lazyPart(async () => (await import('./readers-line.tsx')).ReadersLine);

/** Omits the line if it could not be loaded: the field next to it works without it. */
class OrNothing extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError = (): { readonly failed: true } => ({ failed: true });

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

/** Says next to a field who can read it; nothing when nobody can. Loaded after the page. */
export const Readers = (props: ReadersProps) => (
  <OrNothing>
    <Suspense fallback={null}>
      <Line {...props} />
    </Suspense>
  </OrNothing>
);

import type { ComponentProps } from 'react';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { Suspended } from './suspended.tsx';

const Offers = lazyPart(async () => (await import('./after-low-mood.tsx')).AfterLowMood);

/** The offers after a low mood, which are loaded when they are first shown. */
export const AfterLowMood = (props: ComponentProps<typeof Offers>) => (
  <Suspended>
    <Offers {...props} />
  </Suspended>
);

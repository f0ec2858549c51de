import type { ComponentProps } from 'react';
import { Suspended } from '#client/app/parts/suspended.tsx';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';

const Offers = lazyPart(async () => (await import('./offers.tsx')).LowMoodOffers);

/** The offers after a low mood, which are loaded when they are first shown. */
export const AfterLowMood = (props: ComponentProps<typeof Offers>) => (
  <Suspended>
    <Offers {...props} />
  </Suspended>
);

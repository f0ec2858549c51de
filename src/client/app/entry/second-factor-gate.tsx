import { Frame } from '#client/app/frame/frame.tsx';
import { Suspended } from '#client/app/parts/suspended.tsx';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { texts } from '#texts/app.js';

const SecondFactorPart = lazyPart(
  async () =>
    (await import('#client/features/identity/second-factor/second-factor-part.tsx'))
      .SecondFactorPart,
);

/** Replaces every page until the person has given the second factor. */
export const SecondFactorGate = ({ userId }: { readonly userId: string }) => (
  <Frame home="/">
    <Suspended title={texts.oneMoreStep}>
      <SecondFactorPart userId={userId} />
    </Suspended>
  </Frame>
);

import { leftGuest } from '#client/features/identity/left-guest/left-guest.ts';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { useDeviceValue } from '#client/sync/device-value.ts';
import { Suspended } from './suspended.tsx';

const LeftGuestDialog = lazyPart(
  async () =>
    (await import('#client/features/identity/left-guest/left-guest-dialog.tsx')).LeftGuestDialog,
);

/** Asks a person who logged in during a guest session what to do with the guest's entries. */
export const LeftGuest = ({ userId }: { readonly userId: string }) => {
  const left = useDeviceValue(leftGuest);
  if (left === null) return null;
  return (
    <Suspended>
      <LeftGuestDialog userId={userId} left={left} />
    </Suspended>
  );
};

import { LeftGuestQuestion } from '#client/features/identity/left-guest/left-guest-dialog.tsx';
import { AccountOffers } from './account-offers.tsx';

/** What the app asks and offers once after a sign-up or a login. */
export const AfterLogin = () => (
  <>
    <AccountOffers />
    <LeftGuestQuestion />
  </>
);

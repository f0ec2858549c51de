export const OFFER_NAME = 'account-offer';
export const LEFT_GUEST_NAME = 'left-guest';

/** Where an offer that was not answered yet is stored on this device. */
export const STORED_OFFER = [['record', OFFER_NAME]] as const;
/** Where the question about a guest's entries is stored on this device. */
export const STORED_LEFT_GUEST = [['record', LEFT_GUEST_NAME]] as const;

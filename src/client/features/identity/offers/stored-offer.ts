export const OFFER_NAME = 'account-offer';

/** Where the offer that was not answered yet is stored on this device. */
export const STORED_OFFER = [['record', OFFER_NAME]] as const;

import { useState } from 'react';

/** The secret of the link that opened this page, which no server ever sees in an address. Empty when there is none. */
export const useSecretInAddress = (): string => useState(() => window.location.hash.slice(1))[0];

/** Takes a used secret out of the address, so that it is in no history. */
export const clearSecret = (): void => {
  window.history.replaceState(window.history.state, '', window.location.pathname);
};

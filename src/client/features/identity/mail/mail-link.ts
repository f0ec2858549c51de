import { useState } from 'react';
import { Refusal } from '#client/lib/api/call.ts';
import { confirmAddressBody } from '#contract/accounts/mail.ts';
import { texts } from '#texts/identity.js';

const isComplete = (secret: string): boolean => confirmAddressBody.safeParse({ secret }).success;

/** The mailed link that opened this page. The secret is in the fragment, which browsers never send to a server. */
export const useMailLink = () => {
  const [secret] = useState(() => window.location.hash.slice(1));
  const [dead, setDead] = useState(isComplete(secret) ? null : texts.linkIncomplete);
  return {
    secret,
    /** The reason why the link does not work; null as long as it may work. */
    dead,
    /**
     * Uses the link and removes its secret from the address, so that the secret does not stay in the history. Throws
     * what `act` throws.
     */
    use: async (act: () => Promise<unknown>): Promise<void> => {
      try {
        await act();
      } catch (error) {
        if (error instanceof Refusal && error.code === 'not_found') setDead(error.message);
        throw error;
      }
      window.history.replaceState(window.history.state, '', window.location.pathname);
    },
  };
};

/** Asks the person for the second factor again. Resolves to whether the person gave it. */
type Ask = () => Promise<boolean>;

let asker: Ask | null = null;

/** Registers the function that asks for step-up authentication. Returns a function that unregisters it. */
export const askStepUpBy = (ask: Ask): (() => void) => {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
};

/**
 * Asks for step-up authentication. Resolves to false if the second factor was not given or no function is registered.
 */
export const askStepUp: Ask = async () => asker !== null && (await asker());

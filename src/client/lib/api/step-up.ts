/** Asks the person for the second factor again. Resolves to whether it was given. */
type Ask = () => Promise<boolean>;

let asker: Ask | null = null;

/** Sets what asks for step-up authentication. Returns a function that unsets it. */
export const askStepUpBy = (ask: Ask): (() => void) => {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
};

/** Asks for step-up authentication; false when the second factor was not given, or nothing can ask. */
export const askStepUp: Ask = async () => asker !== null && (await asker());

/** Asks the person for the second factor once more. Resolves to whether it was given. */
type Ask = () => Promise<boolean>;

let asker: Ask | null = null;

/** Sets who asks for the second factor once more. Returns a function that takes this back. */
export const askStepUpBy = (ask: Ask): (() => void) => {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
};

/** Has the second factor asked for once more; false when it was not given, or nobody can ask. */
export const askStepUp: Ask = async () => asker !== null && (await asker());

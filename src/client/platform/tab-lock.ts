/** The end of the line of each name, in this page alone. */
const lines = new Map<string, Promise<unknown>>();

const inLine = <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  const turn = (lines.get(name) ?? Promise.resolve()).then(work);
  lines.set(
    name,
    turn.catch(() => undefined),
  );
  return turn;
};

/**
 * Does `work` while no other tab does work of the same name. Waits its turn; other tabs wait for
 * this one. Where the browser has no locks (plain http outside localhost) or forbids them together
 * with storage, the works of this page still take turns.
 */
export const alone = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  if (!('locks' in navigator)) return inLine(name, work);
  let begun = false;
  try {
    return await navigator.locks.request(name, () => {
      begun = true;
      return work();
    });
  } catch (error) {
    if (begun) throw error;
    return inLine(name, work);
  }
};

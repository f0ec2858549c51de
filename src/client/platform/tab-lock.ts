/**
 * Does `work` while no other tab does work of the same name. Waits its turn; other tabs wait for
 * this one. Where the browser has no locks (plain http outside localhost), the work is simply done.
 */
export const alone = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(name, work);
};

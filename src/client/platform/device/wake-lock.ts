/**
 * Keeps the screen on while the page is visible, if the browser supports it. If the browser refuses, for example at low
 * battery, nothing happens. Returns a function that releases the lock.
 */
export const keepScreenOn = (): (() => void) => {
  let isWanted = true;
  let held: WakeLockSentinel | null = null;
  const ask = async (): Promise<void> => {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    try {
      held = await navigator.wakeLock.request('screen');
      if (!isWanted) await held.release();
    } catch {
      // The request was refused, so the screen turns off as usual.
    }
  };
  // The browser releases the lock whenever the page is hidden.
  const whenVisible = (): void => void ask();
  document.addEventListener('visibilitychange', whenVisible);
  void ask();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', whenVisible);
    held?.release().catch(() => undefined);
  };
};

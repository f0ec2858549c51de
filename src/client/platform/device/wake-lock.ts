/**
 * Keeps the screen on while the page is visible, where supported; a refusal, such as at low battery, has no effect.
 * Returns a function that releases the lock.
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
      // The screen turns off as usual.
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

/**
 * Keeps the screen on while the page is visible, where the browser can; a refusal, as on a nearly empty battery,
 * changes nothing. Returns how to let it go dark again.
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
      // The screen goes dark as always.
    }
  };
  // The browser lets go of it whenever the page is hidden.
  const whenVisible = (): void => void ask();
  document.addEventListener('visibilitychange', whenVisible);
  void ask();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', whenVisible);
    held?.release().catch(() => undefined);
  };
};

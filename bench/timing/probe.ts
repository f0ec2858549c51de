/** A shown letter; times are in milliseconds on the page's clock. */
export interface Onset {
  readonly letter: string;
  /** When the page changed it. */
  readonly changedMs: number;
  /** When its frame was presented, by Element Timing; null when the browser did not report it. */
  readonly presentedMs: number | null;
}

/** What the probe observed. */
export interface Seen {
  readonly onsets: readonly Onset[];
  /** The time stamps of the key events. */
  readonly keys: readonly number[];
  /** Lengths of tasks over 50 ms, in milliseconds. */
  readonly longTasks: readonly number[];
}

declare global {
  interface Window {
    timingProbe: {
      readonly start: () => void;
      /** The onset of the newest letter as known so far; null before the first. */
      readonly newestMs: () => number | null;
      readonly read: () => Seen;
      /** Runs tasks of 50 ms every 100 to 300 ms until the page is closed. */
      readonly disturb: () => void;
    };
  }
}

/**
 * Observes letters from outside, in the same way for every program: a mutation observer notices each change,
 * and a mark that is added to the page in the same frame reports through Element Timing when that frame was
 * presented. Runs in the page before other scripts, so it must not use anything outside of itself.
 */
export const installProbe = (): void => {
  const GLYPH = '[aria-label="Letters"] span, #jspsych-html-keyboard-response-stimulus';
  const onsets: { letter: string; changedMs: number }[] = [];
  const presented = new Map<string, number>();
  const keys: number[] = [];
  const longTasks: number[] = [];
  let last: Element | null = null;

  // jsPsych creates an element for each letter; the app shows and hides one of 26.
  const isOn = (element: Element): boolean =>
    element instanceof HTMLElement && (element.id !== '' || element.style.opacity === '1');

  const start = (): void => {
    const mark = document.createElement('div');
    mark.style.cssText = 'position:fixed;left:0;top:0;font-size:12px;line-height:1';
    document.body.append(mark);
    const note = (records: readonly MutationRecord[]): void => {
      if (records.every(({ target }) => mark.contains(target))) return;
      const on = [...document.querySelectorAll(GLYPH)].find(isOn) ?? null;
      // A letter that follows itself is hidden and shown at once, which gives two changes of one
      // element.
      const isAgain = records.filter(({ target }) => target === on).length > 1;
      const isNew = on !== null && (on !== last || isAgain);
      last = on;
      if (on === null || !isNew) return;
      const sign = document.createElement('p');
      sign.textContent = 'o';
      sign.setAttribute('elementtiming', `onset ${onsets.length}`);
      mark.replaceChildren(sign);
      onsets.push({ letter: on.textContent?.trim() ?? '', changedMs: performance.now() });
    };
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['style'],
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('identifier' in entry && 'renderTime' in entry)
          presented.set(String(entry.identifier), Number(entry.renderTime));
      }
    }).observe({ type: 'element', buffered: false });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasks.push(duration);
    }).observe({ type: 'longtask', buffered: false });
    window.addEventListener('keydown', ({ timeStamp }) => keys.push(timeStamp), { capture: true });
  };

  const onsetAt = (index: number): number | null => presented.get(`onset ${index}`) ?? null;
  const disturb = (): void => {
    const untilMs = performance.now() + 50;
    while (performance.now() < untilMs);
    setTimeout(disturb, 100 + Math.random() * 200);
  };

  window.timingProbe = {
    start,
    newestMs: () => onsetAt(onsets.length - 1) ?? onsets.at(-1)?.changedMs ?? null,
    read: () => ({
      onsets: onsets.map((onset, index) => ({ ...onset, presentedMs: onsetAt(index) })),
      keys,
      longTasks,
    }),
    disturb,
  };
};

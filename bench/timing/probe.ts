/** A letter that came up, on the page's clock, in milliseconds. */
export interface Onset {
  readonly letter: string;
  /** When the page changed it. */
  readonly changedMs: number;
  /** When the frame with it was presented, by Element Timing; null when the browser did not tell. */
  readonly presentedMs: number | null;
}

/** What the probe saw. */
export interface Seen {
  readonly onsets: readonly Onset[];
  /** The time stamps of the key presses as events carry them. */
  readonly keys: readonly number[];
  /** Lengths of tasks over 50 ms, in milliseconds. */
  readonly longTasks: readonly number[];
}

declare global {
  interface Window {
    timingProbe: {
      readonly start: () => void;
      /** The newest letter's onset, as far as it is known by now; null before the first. */
      readonly newestMs: () => number | null;
      readonly read: () => Seen;
      /** Runs tasks of 50 ms every 100 to 300 ms, until the page goes. */
      readonly disturb: () => void;
    };
  }
}

/**
 * Watches letters from outside, the same way for every program: a mutation observer tells of each
 * change, and a mark put on the page in the same frame tells through Element Timing when that frame
 * was presented. Runs in the page, before anything else; it holds everything that it needs.
 */
export const installProbe = (): void => {
  const GLYPH = '[aria-label="Letters"] span, #jspsych-html-keyboard-response-stimulus';
  const onsets: { letter: string; changedMs: number }[] = [];
  const presented = new Map<string, number>();
  const keys: number[] = [];
  const longTasks: number[] = [];
  let last: Element | null = null;

  // jsPsych makes an element for each letter; the app shows and hides one of 26.
  const isOn = (element: Element): boolean =>
    element instanceof HTMLElement && (element.id !== '' || element.style.opacity === '1');

  const start = (): void => {
    const mark = document.createElement('div');
    mark.style.cssText = 'position:fixed;left:0;top:0;font-size:12px;line-height:1';
    document.body.append(mark);
    const note = (records: readonly MutationRecord[]): void => {
      if (records.every(({ target }) => mark.contains(target))) return;
      const on = [...document.querySelectorAll(GLYPH)].find(isOn) ?? null;
      // A letter that follows itself is hidden and shown in one go: two changes of one element.
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

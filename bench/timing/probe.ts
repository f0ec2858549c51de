/** The appearance of a letter. Times are in milliseconds on the page's clock. */
export interface Onset {
  readonly letter: string;
  /** The time stamp of the frame in which the page changed the letter. */
  readonly stampMs: number;
  /** The time at which the page changed the letter. */
  readonly changedMs: number;
  /** The time at which the browser had drawn the letter; null if it did not report this. */
  readonly drawnMs: number | null;
}

/** The probe's observations. */
export interface Seen {
  readonly onsets: readonly Onset[];
  /** The time stamps of the presses of x. */
  readonly pressesMs: readonly number[];
  /** The lengths of tasks over 50 ms, in milliseconds; empty if the browser does not report them. */
  readonly longTasksMs: readonly number[];
  /** The requests with a body, in order. */
  readonly sent: readonly { readonly url: string; readonly body: string }[];
}

declare global {
  interface Window {
    timingProbe: {
      readonly start: () => void;
      /** The onset of the latest letter so far; null before the first letter. */
      readonly newestMs: () => number | null;
      readonly read: () => Seen;
      /** Receives the time at which Firefox had drawn a frame. */
      readonly painted: (drawnMs: number) => void;
      /** Runs 50 ms tasks every 100 to 300 ms until the page is closed. */
      readonly disturb: () => void;
    };
  }
}

/**
 * Observes the letters in the same way for every program: a mutation observer notices each change. Chromium reports the
 * drawing time through Element Timing, for a mark that is added to the page in the same frame. Firefox reports it
 * through `painted`. The function runs in the page before other scripts, so it must not refer to anything outside
 * itself.
 */
export const installProbe = (): void => {
  const GLYPH = '[aria-label="Letters"] span, #jspsych-html-keyboard-response-stimulus';
  const onsets: { letter: string; stampMs: number; changedMs: number; drawnMs: number | null }[] =
    [];
  const pressesMs: number[] = [];
  const longTasksMs: number[] = [];
  const sent: { url: string; body: string }[] = [];
  let last: Element | null = null;

  // jsPsych creates an element for each letter; the app has 26 elements and shows one of them.
  const isOn = (element: Element): boolean =>
    element instanceof HTMLElement && (element.id !== '' || element.style.opacity === '1');

  const start = (): void => {
    const mark = document.createElement('div');
    mark.style.cssText = 'position:fixed;left:0;top:0;font-size:12px;line-height:1';
    document.body.append(mark);
    const note = (records: readonly MutationRecord[]): void => {
      if (records.every(({ target }) => mark.contains(target))) return;
      const on = [...document.querySelectorAll(GLYPH)].find(isOn) ?? null;
      // A repeated letter is hidden and immediately shown again, which causes two changes to the same element.
      const isAgain = records.filter(({ target }) => target === on).length > 1;
      const isNew = on !== null && (on !== last || isAgain);
      last = on;
      if (on === null || !isNew) return;
      const sign = document.createElement('p');
      sign.textContent = 'o';
      sign.setAttribute('elementtiming', String(onsets.length));
      mark.replaceChildren(sign);
      onsets.push({
        letter: on.textContent?.trim() ?? '',
        stampMs: Number(document.timeline.currentTime),
        changedMs: performance.now(),
        drawnMs: null,
      });
    };
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['style'],
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const onset = 'identifier' in entry ? onsets[Number(entry.identifier)] : undefined;
        if (onset !== undefined && 'renderTime' in entry) onset.drawnMs = Number(entry.renderTime);
      }
    }).observe({ type: 'element', buffered: false });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasksMs.push(duration);
    }).observe({ type: 'longtask', buffered: false });
    const onKeyDown = ({ key, timeStamp }: KeyboardEvent): void => {
      if (key === 'x') pressesMs.push(timeStamp);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
  };

  // The first frame that is drawn after a change shows that change.
  const painted = (drawnMs: number): void => {
    for (const onset of onsets.slice(-3)) if (drawnMs > onset.changedMs) onset.drawnMs ??= drawnMs;
  };
  const disturb = (): void => {
    const untilMs = performance.now() + 50;
    while (performance.now() < untilMs);
    setTimeout(disturb, 100 + Math.random() * 200);
  };

  const { fetch } = window;
  window.fetch = (input, init) => {
    if (typeof init?.body === 'string') sent.push({ url: String(input), body: init.body });
    return fetch(input, init);
  };

  window.timingProbe = {
    start,
    newestMs: () => {
      const newest = onsets.at(-1);
      return newest?.drawnMs ?? newest?.changedMs ?? null;
    },
    read: () => ({ onsets, pressesMs, longTasksMs, sent }),
    painted,
    disturb,
  };
};

// Runs before the first paint: sets the look as lib/comfort/look.ts does, shows the frame of a signed-in page, and
// sends its first calls.
(() => {
  // What the app needs and older browsers lack; scripts/browsers.ts lists those browsers.
  const needed = [
    typeof AbortSignal === 'function' && AbortSignal.any,
    Map.groupBy,
    Promise.withResolvers,
    URL.canParse,
  ];
  const root = document.documentElement;
  const OLD_BROWSER = `${root.lang === 'en' ? '' : `/${root.lang}`}/old-browser.html`;
  if (!needed.every(Boolean) && window.location.pathname !== OLD_BROWSER) {
    window.location.replace(OLD_BROWSER);
    return;
  }
  // As in platform/after.ts.
  const clock = window.journey?.clock ?? {
    currentMs: () => Date.now(),
    afterLimit: (ms, run) => setTimeout(run, ms),
  };
  const LIMIT_MS = 20_000;
  const kept = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      // Storage may be forbidden.
      return null;
    }
  };
  const comfort = (() => {
    try {
      return JSON.parse(kept('comfort') ?? '{}') ?? {};
    } catch {
      return {};
    }
  })();

  // Set early, so that nobody who chose a dark page sees a bright flash.
  let theme = comfort.theme ?? 'system';
  if (theme === 'system') {
    const wishes = (query) => window.matchMedia(query).matches;
    if (wishes('(prefers-contrast: more)')) theme = 'contrast';
    else theme = wishes('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  }
  root.dataset.theme = theme;
  for (const name of ['font', 'textSize', 'textSpacing']) {
    if (typeof comfort[name] === 'string') root.dataset[name] = comfort[name];
  }

  // Until main.tsx removes the frame, a missing file is reported with a button to try again.
  const tellLate = () => {
    const late = document.querySelector('.late');
    if (late === null) return;
    root.dataset.frame ??= 'bare';
    late.hidden = false;
    late.querySelector('button').onclick = () => window.location.reload();
  };
  const hear = ({ target }) => target instanceof HTMLScriptElement && tellLate();
  window.addEventListener('error', hear, { capture: true });
  clock.afterLimit(LIMIT_MS, tellLate);

  const userId = kept('userId');
  const token = kept('token');
  const path = window.location.pathname;
  // Pages opened from a mail have the plain visitor frame for everybody.
  const isPlain = /^\/($|reset-|finish-|confirm-)/.test(path);
  if (userId === null || token === null || isPlain) return;
  // The player has no bar, and the chat none on a small screen.
  if (/^\/features\/routine-builder\/play/i.test(path)) root.dataset.frame = 'bare';
  else root.dataset.frame = /^\/features\/chat/i.test(path) ? 'tall' : 'bar';
  if (kept('secondFactor') === 'owed') return;

  // Asks for everything that the page reads when it opens, while the app is still loading; lib/api/early-calls.ts hands
  // over the replies.
  const now = new Date(clock.currentMs());
  const daysBehind = now.getHours() < (comfort.dayStartsAtHour ?? 0) ? 1 : 0;
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysBehind, 12);
  const two = (number) => String(number).padStart(2, '0');
  const today = `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const zone = timeZone === 'Etc/Unknown' ? 'UTC' : timeZone;
  const late = new AbortController();
  clock.afterLimit(LIMIT_MS, () => late.abort());
  const asked = new URLSearchParams({ page: path, today, zone });
  const sentAtMs = now.getTime();
  const answer = fetch(`/api/first?${asked}`, { signal: late.signal }).then(async (reply) => {
    const serverMs = Date.parse(reply.headers.get('date') ?? '');
    const times = { serverMs, sentAtMs, receivedAtMs: clock.currentMs() };
    // A refusal is explained in the replies to the app's own calls.
    const isOurs = reply.ok && reply.headers.get('content-type')?.includes('json');
    return { times, replies: isOurs ? await reply.json() : {} };
  });
  // The code that takes the replies handles the failure.
  answer.catch(() => {});
  window.earlyCalls = { userId, token, answer };
})();

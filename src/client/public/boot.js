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
  const OLD_BROWSER = '/old-browser.html';
  if (!needed.every(Boolean) && window.location.pathname !== OLD_BROWSER) {
    window.location.replace(OLD_BROWSER);
    return;
  }
  const root = document.documentElement;
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

  // Sends the first calls of a page while the app is still loading; lib/api/early-calls.ts hands over the replies.
  // Every address is written as the app writes it, which e2e/sync/early-files.spec.ts checks.
  const now = new Date(clock.currentMs());
  const daysBehind = now.getHours() < (comfort.dayStartsAtHour ?? 0) ? 1 : 0;
  const day = (offset) => {
    const at = new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset - daysBehind, 12);
    const two = (number) => String(number).padStart(2, '0');
    return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  };
  const today = day(0);
  // Called only for the pages that send it: the first formatter takes a slow phone 60 ms.
  const zone = () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return timeZone === 'Etc/Unknown' ? 'UTC' : timeZone;
  };
  const address = (of, query = {}) => {
    const search = String(new URLSearchParams(query));
    return `/api/${of}/${encodeURIComponent(userId)}${search && `?${search}`}`;
  };
  const days = (from, to) => address('routines/days', { from, to, today, zone: zone() });
  const plan = () => [
    address('tasks/all', { since: day(-7) }),
    address('routines/all', { today }),
    days(day(-7), day(14)),
  ];
  const dashboard = () => {
    const query = { localDate: today, zone: zone() };
    return [address('dashboard/summary', query), address('dashboard/days', query)];
  };
  const chat = () => [address('chat/messages'), address('chat/settings')];
  const pages = {
    '/homepage': () => [...plan(), days(today, today), address('follow')],
    '/dashboard': dashboard,
    '/dashbaord': dashboard,
    '/features/routine-builder': plan,
    '/features/chat': chat,
    '/features/Chat': chat,
  };
  // Read completely right away, because the limit would also abort later reading.
  const whole = async (reply) => new Response(await reply.arrayBuffer(), reply);
  const late = new AbortController();
  clock.afterLimit(LIMIT_MS, () => late.abort());
  const replies = new Map(
    ['/auth/me', ...(pages[path]?.() ?? [])].map((asked) => {
      const reply = fetch(asked, { signal: late.signal }).then(whole);
      // The code that takes the reply handles the failure.
      reply.catch(() => {});
      return [asked, reply];
    }),
  );
  window.earlyCalls = { userId, token, replies };
})();

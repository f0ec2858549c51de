// Runs before the first paint: sets the look, shows the frame of a signed-in page, and sends the first calls.
// The app takes over from here; lib/comfort/look.ts decides the look in the same way.
(() => {
  const root = document.documentElement;
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

  // Nobody who chose a dark page sees a bright flash.
  let theme = comfort.theme ?? 'system';
  if (theme === 'system') {
    const wishes = (query) => window.matchMedia(query).matches;
    if (wishes('(prefers-contrast: more)')) theme = 'contrast';
    else theme = wishes('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  }
  root.dataset.theme = theme;
  for (const name of ['textSize', 'textSpacing']) {
    if (typeof comfort[name] === 'string') root.dataset[name] = comfort[name];
  }

  const userId = kept('userId');
  const path = window.location.pathname;
  if (userId === null || kept('token') === null || path === '/') return;
  // Where the whole window belongs to the page, and where a phone has no bar above it, there is no frame to show.
  if (!/^\/features\/(?:chat|routine-builder\/play)/i.test(path)) root.dataset.frame = 'first';
  if (kept('secondFactor') === 'owed') return;

  // What a page draws first is asked for while the app is still on its way; lib/api/early-calls.ts hands it over.
  // Every address is written as the app writes it, which e2e/sync/early-files.spec.ts checks.
  const now = new Date();
  const early = now.getHours() < (comfort.dayStartsAtHour ?? 0) ? 1 : 0;
  const day = (offset) => {
    const at = new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset - early, 12);
    const two = (number) => String(number).padStart(2, '0');
    return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  };
  const today = day(0);
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  const address = (of, query = {}) => {
    const search = String(new URLSearchParams(query));
    return `/api/${of}/${encodeURIComponent(userId)}${search && `?${search}`}`;
  };
  const days = (from, to) => address('routines/days', { from, to, today, zone });
  const plan = () => [
    address('tasks/all', { since: day(-7) }),
    address('routines/all', { today }),
    days(day(-7), day(14)),
  ];
  const dashboard = () => [
    address('dashboard/summary', { localDate: today, zone }),
    address('dashboard/days', { localDate: today, zone }),
  ];
  const chat = () => [address('chat/messages'), address('chat/settings')];
  const pages = {
    '/homepage': () => [...plan(), days(today, today), address('follow')],
    '/dashboard': dashboard,
    '/dashbaord': dashboard,
    '/features/routine-builder': plan,
    '/features/chat': chat,
    '/features/Chat': chat,
  };
  window.earlyCalls = new Map(
    ['/auth/me', ...(pages[path]?.() ?? [])].map((called) => {
      const reply = fetch(called, { signal: AbortSignal.timeout(20_000) });
      // Whoever takes it hears of the failure.
      reply.catch(() => {});
      return [called, reply];
    }),
  );
})();

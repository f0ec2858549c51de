// Runs before the first paint, so that nobody who chose a dark page sees a bright flash.
// The app takes over from here with lib/comfort-look.ts, which decides the same way.
(() => {
  let theme = 'system';
  try {
    theme = JSON.parse(localStorage.getItem('comfort') ?? '{}').theme ?? 'system';
  } catch {
    // Storage may be forbidden or hold something else; the system's own wish then decides.
  }
  if (theme === 'system') {
    const wishes = (query) => window.matchMedia(query).matches;
    if (wishes('(prefers-contrast: more)')) theme = 'contrast';
    else theme = wishes('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  }
  document.documentElement.dataset.theme = theme;
})();

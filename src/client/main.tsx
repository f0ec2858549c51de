import { within } from '#client/platform/after.ts';
import './ui/styles/tokens.css';
import './ui/styles/themes.css';
import './ui/styles/base.css';
import './ui/styles/first-frame.css';
import './ui/fonts/atkinson.css';
// Before the components' own sheets, so that their rules override it.
import './ui/layout/kit.module.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App, preloadPage } from './app/app.tsx';
import { followComfort } from './lib/comfort/look.ts';
import { followLanguage } from './lib/language/page-language.ts';
import { PartMissing } from './lib/parts/lazy-part.tsx';
import { registerServiceWorker } from './lib/register-service-worker.ts';
import { allowTranslation } from './platform/page/translation.ts';

allowTranslation();
followComfort();
followLanguage();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has lost its root element.');
const app = createRoot(root, {
  // A part that could not be loaded may already load again when React repeats the rendering.
  onRecoverableError: (error) => {
    if (!(Object(error).cause instanceof PartMissing)) reportError(error);
  },
});
// The frame in index.html stays visible until the app has rendered its own content.
const frame = document.querySelector('.first-frame');
const drawn = new MutationObserver(() => {
  if (root.childElementCount === 0) return;
  frame?.remove();
  drawn.disconnect();
});
drawn.observe(root, { childList: true });

/** The longest time for which the frame in index.html is shown while the page's files load. */
const FRAME_LIMIT_MS = 5_000;

// Use a transition, which React renders in short pieces, so that the page can respond to presses in between.
const draw = (): void =>
  startTransition(() =>
    app.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
within(FRAME_LIMIT_MS, preloadPage()).then(draw, draw);
registerServiceWorker();

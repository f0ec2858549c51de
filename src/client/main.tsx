import { within } from '#client/platform/after.ts';
import './ui/styles/tokens.css';
import './ui/styles/themes.css';
import './ui/styles/base.css';
import './ui/styles/first-frame.css';
import './ui/fonts/atkinson.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App, preloadPage } from './app/app.tsx';
import { followComfort } from './lib/comfort/look.ts';
import { registerServiceWorker } from './lib/register-service-worker.ts';
import { allowTranslation } from './platform/page/translation.ts';

allowTranslation();
followComfort();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has lost its root element.');
const app = createRoot(root);
// The document's frame stays until the app has rendered something in its place.
const frame = document.querySelector('.first-frame');
const drawn = new MutationObserver(() => {
  if (root.childElementCount === 0) return;
  frame?.remove();
  drawn.disconnect();
});
drawn.observe(root, { childList: true });

/** How long the document's frame may stand in for the app while the page's files load. */
const FRAME_LIMIT_MS = 5_000;

// As a transition, which React renders in short pieces, so that a press in between is answered.
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

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

followComfort();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has lost its root element.');
const app = createRoot(root);
// The frame of the document stays until the page is there to take its place.
preloadPage().finally(() =>
  // As a transition, which React draws in short pieces, so that a press in between is answered.
  startTransition(() =>
    app.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  ),
);
registerServiceWorker();

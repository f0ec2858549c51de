import './ui/styles/tokens.css';
import './ui/styles/themes.css';
import './ui/styles/base.css';
import './ui/fonts/atkinson.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { followComfort } from './lib/comfort/look.ts';
import { registerServiceWorker } from './lib/register-service-worker.ts';

followComfort();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has lost its root element.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
registerServiceWorker();

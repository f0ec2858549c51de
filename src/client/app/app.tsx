import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { getSession, onSessionChange, useSession } from '#client/lib/session/session.ts';
import { BrowserRouter } from './browser-router.tsx';
import { Gate } from './entry/gate.tsx';
import { useLateLogout } from './entry/late-logout.ts';
import { Landing } from './landing/landing.tsx';
import { NotFound } from './pages/not-found.tsx';
import { pageAt } from './pages.ts';
import { ErrorPanel } from './parts/error-panel.tsx';
import { lazyPart } from './parts/lazy-part.tsx';
import { Suspended } from './parts/suspended.tsx';
import { useScrollMemory } from './scroll-memory.ts';

const SignedIn = lazyPart(async () => (await import('./signed-in.tsx')).SignedIn);

/** Whoever logs out, in this tab or in another one, is brought to the landing page. */
const useLeavingTogether = (): void => {
  const navigate = useNavigate();
  useEffect(
    () =>
      onSessionChange(() => {
        if (getSession().state === 'out') navigate('/', { replace: true });
      }),
    [navigate],
  );
};

const CurrentPage = () => {
  const { pathname } = useLocation();
  const session = useSession();
  useLeavingTogether();
  useLateLogout();
  useScrollMemory();
  if (pathname === '/') return <Landing />;
  const page = pageAt(pathname);
  if (page === undefined) return <NotFound />;
  if (session.state !== 'in') return <Gate page={page} />;
  // Together with the frame around it, not after it.
  page.Part.preload();
  return (
    <Suspended title={page.title}>
      <SignedIn key={session.userId} userId={session.userId} page={page} />
    </Suspended>
  );
};

/** The whole app. */
export const App = () => (
  <BrowserRouter>
    <ErrorPanel title="Evenkeel">
      <CurrentPage />
    </ErrorPanel>
  </BrowserRouter>
);

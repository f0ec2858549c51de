import { useDeferredValue, useEffect } from 'react';
import { Redirect, Router, useLocation } from 'wouter';
import { navigateWithKey, useEntryKey } from '#client/lib/navigation/history-entry.ts';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { getSession, onSessionChange, useSession } from '#client/lib/session/session.ts';
import { addressWithoutSlash, type PagePath, pageOf } from '#contract/shared/pages.ts';
import { texts } from '#texts/app.js';
import { Gate } from './entry/gate.tsx';
import { useLateLogout } from './entry/late-logout.ts';
import { SecondFactorGate } from './entry/second-factor-gate.tsx';
import { Frame } from './frame/frame.tsx';
import { Landing } from './landing/landing.tsx';
import { NOT_FOUND } from './pages/not-found.tsx';
import { PAGES, type PageEntry } from './pages.ts';
import { ErrorPanel } from './parts/error-panel.tsx';
import { Loading } from './parts/loading.tsx';
import { Suspended } from './parts/suspended.tsx';
import { useScrollMemory } from './scroll-memory.ts';

const SignedIn = lazyPart(async () => (await import('./signed-in.tsx')).SignedIn);

/** Shown until the signed-in frame is loaded, for example after a sign-up on a slow server. */
const LOADING_FRAME = (
  <Frame home="/homepage">
    <Loading isPage />
  </Frame>
);

const entryAt = (path: PagePath | undefined): PageEntry | undefined =>
  path === undefined || path === '/' ? undefined : PAGES[path];

/** Loads the parts of the current page for a signed-in person. Also resolves if they cannot be loaded now. */
export const preloadPage = async (): Promise<void> => {
  const path = pageOf(window.location.pathname);
  const session = getSession();
  if (session.state !== 'in' || session.owesSecondFactor || path === '/') return;
  await Promise.all([SignedIn.preload(), entryAt(path)?.Part.preload()]);
};

/** Opens the landing page after a log-out in any tab. Pages in the plain frame stay open. */
const useLeavingTogether = (isPlain: boolean): void => {
  const [, navigate] = useLocation();
  useEffect(() => {
    if (isPlain) return;
    return onSessionChange(() => {
      if (getSession().state === 'out') navigate('/', { replace: true });
    });
  }, [navigate, isPlain]);
};

const CurrentPage = () => {
  // Deferred, so that the current page stays visible until the next one is ready.
  const path = useDeferredValue(useLocation()[0]);
  const entryKey = useDeferredValue(useEntryKey());
  const session = useSession();
  const known = pageOf(path);
  const page = entryAt(known);
  const isPlain = page?.isPlain === true;
  useLeavingTogether(isPlain);
  useLateLogout();
  useScrollMemory(entryKey);
  const right = addressWithoutSlash(path);
  if (right !== null) {
    const { search, hash } = window.location;
    return <Redirect to={`${right}${search}${hash}`} replace />;
  }
  if (known === '/') return <Landing />;
  if (session.state !== 'in' || isPlain) {
    if (page !== undefined && page.isOpen !== true) return <Gate page={page} />;
    const { title, Part } = page ?? NOT_FOUND;
    return (
      <Suspended title={title}>
        <Frame home={session.state === 'in' ? '/homepage' : '/'}>
          <Part />
        </Frame>
      </Suspended>
    );
  }
  if (session.owesSecondFactor) return <SecondFactorGate userId={session.userId} />;
  // Load the page's part at the same time as the frame around it.
  page?.Part.preload();
  const { title } = page ?? NOT_FOUND;
  return (
    <Suspended title={title} fallback={LOADING_FRAME}>
      <SignedIn key={session.userId} userId={session.userId} page={page ?? NOT_FOUND} />
    </Suspended>
  );
};

/** The root component of the app. */
export const App = () => (
  <Router aroundNav={navigateWithKey}>
    <ErrorPanel title={texts.evenkeel}>
      <CurrentPage />
    </ErrorPanel>
  </Router>
);

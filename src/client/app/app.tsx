import { useDeferredValue, useEffect } from 'react';
import { Redirect, Router, useLocation } from 'wouter';
import { navigateWithKey, useEntryKey } from '#client/lib/navigation/history-entry.ts';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { getSession, onSessionChange, useSession } from '#client/lib/session/session.ts';
import { addressWithoutSlash, type PagePath, pageOf } from '#contract/shared/pages.ts';
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

/** Until the signed-in frame is there, as after signing up on a slow server. */
const LOADING_FRAME = (
  <Frame home="/homepage">
    <Loading isPage />
  </Frame>
);

const entryAt = (path: PagePath | undefined): PageEntry | undefined =>
  path === undefined || path === '/' ? undefined : PAGES[path];

/** Resolves when what draws the page at this address for somebody signed in is there, or cannot be had now. */
export const preloadPage = async (): Promise<void> => {
  const path = pageOf(window.location.pathname);
  const session = getSession();
  if (session.state !== 'in' || session.owesSecondFactor || path === '/') return;
  await Promise.all([SignedIn.preload(), entryAt(path)?.Part.preload()]);
};

/** Whoever logs out, in this tab or in another one, is brought to the landing page, but from a page of the plain frame. */
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
  // Deferred, so that a page stays until the next one is there.
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
  // Together with the frame around it, not after it.
  page?.Part.preload();
  const { title } = page ?? NOT_FOUND;
  return (
    <Suspended title={title} fallback={LOADING_FRAME}>
      <SignedIn key={session.userId} userId={session.userId} page={page ?? NOT_FOUND} />
    </Suspended>
  );
};

/** The whole app. */
export const App = () => (
  <Router aroundNav={navigateWithKey}>
    <ErrorPanel title="Evenkeel">
      <CurrentPage />
    </ErrorPanel>
  </Router>
);

import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { putAway, startListening, useHeard } from '#client/lib/listening/listening.ts';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { useUnderWay } from '#client/lib/update/under-way.ts';
import { Suspended } from './suspended.tsx';

const DangerHelp = lazyPart(
  async () => (await import('#client/features/chat/crisis/heard/help.tsx')).HeardHelp,
);

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type === 'text');

/** Dismisses the help when the person leaves the page. */
const PutAwayWhenLeft = () => {
  useEffect(() => putAway, []);
  return null;
};

/**
 * Offers help next to an entry in which danger was heard, until it is dismissed or the page is left. The code for this
 * is loaded when somebody first types text.
 */
export const DangerInEntry = () => {
  const heard = useHeard();
  const [path] = useLocation();
  // The help is not stored, so a reload would remove it.
  useUnderWay(heard !== null);
  useEffect(() => {
    const fetchAll = ({ target }: Event): void => {
      if (!isTextField(target)) return;
      document.removeEventListener('input', fetchAll);
      startListening();
      void DangerHelp.preload();
    };
    document.addEventListener('input', fetchAll);
    return () => document.removeEventListener('input', fetchAll);
  }, []);
  return (
    <>
      <PutAwayWhenLeft key={path} />
      {heard === null ? null : (
        <Suspended>
          <DangerHelp key={heard.id} heard={heard} onPutAway={putAway} />
        </Suspended>
      )}
    </>
  );
};

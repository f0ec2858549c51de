import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { currentMs } from '#client/platform/after.ts';
import { deviceValue } from '#client/sync/device-value.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import { isSameLook } from '#domain/comfort/looks.ts';
import { texts } from '#texts/looks.js';
import styles from './look-gate.module.css';
import { useLooks } from './use-looks.ts';

/** When the person last saw tests or history on this device, in UTC ms. */
const lastSeen = deviceValue('look-seen', (kept) => (typeof kept === 'number' ? kept : null));

/** Whether tests and history are open on the current page. They are closed when the page shows no gate any more. */
let isLooking = false;
let gates = 0;
const listeners = new Set<() => void>();

/** Records the current time if the person sees tests or history. */
const noteSeen = (): void => {
  if (isLooking) lastSeen.set(currentMs());
};

const setLooking = (next: boolean): void => {
  noteSeen();
  isLooking = next;
  noteSeen();
  for (const listener of [...listeners]) listener();
};

const onLookingChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const countGate = (): (() => void) => {
  gates += 1;
  document.addEventListener('visibilitychange', noteSeen);
  window.addEventListener('pagehide', noteSeen);
  return () => {
    gates -= 1;
    if (gates > 0) return;
    document.removeEventListener('visibilitychange', noteSeen);
    window.removeEventListener('pagehide', noteSeen);
    setLooking(false);
  };
};

/** How often the person looked today and can still look, in words. */
const usedText = (used: number, allowed: number): string =>
  used === 0 ? texts.notToday : texts.looksLeft({ left: Math.max(0, allowed - used) });

interface LookGateProps {
  /** The content behind the gate; people without a limit always see it. */
  readonly children: ReactNode;
  /** Whether another gate above on the same page says how to open both. */
  readonly isSilent?: boolean;
}

/**
 * Hides attention tests and history from people who set a limit on how often they look at these per day. One look shows
 * everything on a page until the person leaves the page. A reload, or coming back soon, belongs to the same look.
 */
export const LookGate = ({ children, isSilent = false }: LookGateProps) => {
  const { allowed, used, look } = useLooks();
  const [isSame] = useState(() => isSameLook(lastSeen.get(), currentMs()));
  const isOpen = useSyncExternalStore(onLookingChange, () => isLooking) || isSame;
  /** Whether the gate was opened by its own button, so that the focus has to be moved. */
  const [wasPressed, setWasPressed] = useState(false);
  useEffect(countGate, []);
  useEffect(() => {
    if (isSame) setLooking(true);
  }, [isSame]);
  if (allowed === null || isOpen) {
    return (
      <>
        {allowed === null || !wasPressed ? null : (
          <p ref={takeLostFocus} tabIndex={-1} className={styles.opened}>
            {usedText(used, allowed)}
          </p>
        )}
        {children}
      </>
    );
  }
  if (isSilent) return null;
  if (used >= allowed) {
    return (
      <div className={`${kit.card} ${kit.stack3} ${styles.gate}`}>
        <p>{texts.noneLeft({ allowed, used: usedText(used, allowed) })}</p>
        <p>
          {sentence(
            texts.changeLimit({ link: (text) => <Link to="/settings#limits">{text}</Link> }),
          )}
        </p>
      </div>
    );
  }
  return (
    <div className={`${kit.card} ${kit.stack3} ${styles.gate}`}>
      <p>{texts.whatCounts({ allowed, used: usedText(used, allowed) })}</p>
      <div>
        <Button
          kind="secondary"
          onClick={() => {
            setWasPressed(true);
            setLooking(true);
            void look();
          }}
        >
          {texts.lookNow}
        </Button>
      </div>
    </div>
  );
};

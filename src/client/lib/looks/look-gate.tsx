import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { Button } from '#client/ui/button.tsx';
import { count } from '#domain/shared/text/count.ts';
import styles from './look-gate.module.css';
import { useLooks } from './use-looks.ts';

/** Whether a look is open on the current page; it ends when the page has no gate left. */
let isLooking = false;
let gates = 0;
const listeners = new Set<() => void>();

const setLooking = (next: boolean): void => {
  isLooking = next;
  for (const listener of [...listeners]) listener();
};

const onLookingChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const countGate = (): (() => void) => {
  gates += 1;
  return () => {
    gates -= 1;
    if (gates === 0) setLooking(false);
  };
};

interface LookGateProps {
  /** The content behind the gate; people without a limit always see it. */
  readonly children: ReactNode;
}

/**
 * Hides attention tests and history from people who limit how often they look at them per day. One look opens
 * everything on a page, until the page is left.
 */
export const LookGate = ({ children }: LookGateProps) => {
  const { allowed, used, look } = useLooks();
  const isOpen = useSyncExternalStore(onLookingChange, () => isLooking);
  /** Whether it was opened by its own button, which had the focus. */
  const [wasPressed, setWasPressed] = useState(false);
  useEffect(countGate, []);
  if (allowed === null || isOpen) {
    return (
      <>
        {allowed === null || !wasPressed ? null : (
          <p ref={takeLostFocus} tabIndex={-1} className={styles.opened}>
            You used {used} of {count(allowed, 'look')} today.
          </p>
        )}
        {children}
      </>
    );
  }
  if (used >= allowed) {
    return (
      <div className={styles.gate}>
        <p>
          You set a limit of {count(allowed, 'look')} a day. You reached it today. It opens again
          tomorrow.
        </p>
        <p>
          <Link to="/settings#limits">Change this in Settings</Link>
        </p>
      </div>
    );
  }
  return (
    <div className={styles.gate}>
      <p>
        Tests and history are here. You set a limit of {count(allowed, 'look')} a day. You used{' '}
        {used} today.
      </p>
      <div>
        <Button
          kind="secondary"
          onClick={() => {
            setWasPressed(true);
            setLooking(true);
            void look();
          }}
        >
          Look now
        </Button>
      </div>
    </div>
  );
};

import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { count } from '#domain/shared/text/count.ts';
import styles from './look-gate.module.css';
import { useLooks } from './use-looks.ts';

/**
 * Whether the person is looking at tests or history on the current page. The look ends when the page shows no gate any
 * more.
 */
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
 * Hides attention tests and history from people who set a limit on how often they look at these per day. One look shows
 * everything on a page until the person leaves the page.
 */
export const LookGate = ({ children }: LookGateProps) => {
  const { allowed, used, look } = useLooks();
  const isOpen = useSyncExternalStore(onLookingChange, () => isLooking);
  /** Whether the gate was opened by its own button, so that the focus has to be moved. */
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
      <div className={`${kit.card} ${kit.stack3} ${styles.gate}`}>
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
    <div className={`${kit.card} ${kit.stack3} ${styles.gate}`}>
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

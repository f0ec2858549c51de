import Target from 'lucide-react/icons/target';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useDeviceValue } from '#client/sync/device-value.ts';
import { longLinkClass } from '#client/ui/button.tsx';
import { texts } from '#texts/pomodoro.js';
import { POMODORO_PAGE } from './cues.ts';
import { pomodoro } from './store.ts';

/** A link to the focus timer; `children` is the text of the link while the timer is not running. */
export const PomodoroLink = ({ children }: { readonly children: ReactNode }) => {
  const isRunning = (useDeviceValue(pomodoro)?.timer.endsAtMs ?? null) !== null;
  return (
    <Link to={POMODORO_PAGE} className={longLinkClass()}>
      <Target aria-hidden="true" size="1.2em" />
      {isRunning ? texts.openTimer : children}
    </Link>
  );
};

import Target from 'lucide-react/icons/target';
import { Link } from 'wouter';
import { useDeviceRecord } from '#client/sync/device-record.ts';
import { longLinkClass } from '#client/ui/button.tsx';
import { POMODORO_PAGE } from './cues.ts';
import { pomodoro } from './store.ts';

/** The way to the focus timer; `label` is what it says while that does not run. */
export const StartFocus = ({ label }: { readonly label: string }) => {
  const isRunning = (useDeviceRecord(pomodoro)?.timer.endsAtMs ?? null) !== null;
  return (
    <Link to={POMODORO_PAGE} className={longLinkClass()}>
      <Target aria-hidden="true" size="1.2em" />
      {isRunning ? 'See the Pomodoro Timer' : label}
    </Link>
  );
};

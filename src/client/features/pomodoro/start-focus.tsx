import Target from 'lucide-react/icons/target';
import { useLocation } from 'wouter';
import { Button } from '#client/ui/button.tsx';
import { texts } from '#texts/pomodoro.js';
import { POMODORO_PAGE } from './cues.ts';
import { PomodoroLink } from './pomodoro-link.tsx';
import { isFresh, startFocus } from './store.ts';
import { usePomodoro } from './use-pomodoro.ts';

/** Starts focus time and opens the timer's page. While the timer is running, this is only a link to the page. */
export const StartFocus = () => {
  const timer = usePomodoro();
  const [, navigate] = useLocation();
  if (timer.endsAtMs !== null) return <PomodoroLink>{texts.openTimer}</PomodoroLink>;
  const isPaused = timer.phase === 'focus' && !isFresh(timer);
  return (
    <Button
      kind="secondary"
      icon={Target}
      onClick={() => {
        startFocus();
        navigate(POMODORO_PAGE);
      }}
    >
      {isPaused ? texts.goOnWithFocus : texts.startFocus}
    </Button>
  );
};

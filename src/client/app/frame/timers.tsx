import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { pomodoroCues } from '#client/features/pomodoro/cues.ts';
import { PomodoroTitle } from '#client/features/pomodoro/title.tsx';
import { TimerPush } from '#client/features/reminders/device/timer-push.tsx';
import { playerCues } from '#client/features/routines/player/run/cues.ts';
import { taskTimerCues } from '#client/features/tasks/timer/cues.ts';
import { urgeCues } from '#client/features/urge/cues.ts';
import { CueBanner } from '#client/lib/cues/cue-banner.tsx';
import { RunningTimer } from './running-timer.tsx';

/** The links to the running timers, for the top bar. */
export const RunningTimers = () => (
  <>
    <RunningTimer kind={taskTimerCues} />
    <RunningTimer kind={pomodoroCues} />
    <RunningTimer kind={playerCues} />
    <RunningTimer kind={urgeCues} />
  </>
);

/** Gives the cues of all timers. Use it inside `BannerArea`. */
export const TimerCues = () => (
  <>
    <ErrorPanel>
      <CueBanner kind={taskTimerCues} />
    </ErrorPanel>
    <ErrorPanel>
      <CueBanner kind={pomodoroCues} />
    </ErrorPanel>
    <ErrorPanel>
      <CueBanner kind={playerCues} />
    </ErrorPanel>
    <ErrorPanel>
      <CueBanner kind={urgeCues} />
    </ErrorPanel>
    <ErrorPanel>
      <PomodoroTitle />
    </ErrorPanel>
    <ErrorPanel>
      <TimerPush kind={taskTimerCues} />
      <TimerPush kind={pomodoroCues} />
      <TimerPush kind={playerCues} />
      <TimerPush kind={urgeCues} />
    </ErrorPanel>
  </>
);

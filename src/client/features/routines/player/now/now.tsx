import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import SkipForward from 'lucide-react/icons/skip-forward';
import Undo2 from 'lucide-react/icons/undo-2';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import page from '#client/features/routines/player/player.module.css';
import { Companion } from '#client/lib/companion/companion.tsx';
import { keepScreenOn } from '#client/platform/device/wake-lock.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { usePageHeading } from '#client/ui/layout/page.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { nextStep } from '#domain/routines/player/clock.ts';
import { stepOf } from '#domain/routines/player/run.ts';
import { LatePanel } from '../panels/late.tsx';
import { useLook } from '../panels/look.ts';
import { LookPanel } from '../panels/look-panel.tsx';
import { OrderPanel } from '../panels/order.tsx';
import type { PlayedDay, Press } from '../run/use-run.ts';
import type { Usual } from '../run/use-usual.ts';
import { plannedText } from '../words.ts';
import { ClockWatch } from './clock-watch.tsx';
import { useKeys } from './keys.ts';
import { Longer } from './longer.tsx';
import styles from './now.module.css';
import { StepTime } from './step-time.tsx';

interface NowProps {
  readonly played: PlayedDay;
  readonly press: Press;
  readonly usual: Usual;
}

type Panel = 'late' | 'order' | 'look';

/** The number of minutes that the L key adds. */
const KEY_MINUTES = 2;

/** Ignores the second click of a double click, because that click would act on the next step. */
const once =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) act();
  };

/** The player of a running routine: the current step, its time, and the next step. */
export const Now = ({ played, press, usual }: NowProps) => {
  const { day, run, isLed } = played;
  const { name } = day.plan;
  const [panel, setPanel] = useState<Panel | null>(null);
  const look = useLook();
  const heading = usePageHeading(name);
  const step = stepOf(run, run.currentId);
  const next = nextStep(run);
  const isPaused = run.phase === 'paused';
  const shownId = useRef<string | null>(null);
  const stepId = step?.id ?? null;

  useEffect(keepScreenOn, []);
  // A new step takes the focus, so that screen readers announce it and the keys work.
  useEffect(() => {
    if (shownId.current === stepId) return;
    shownId.current = stepId;
    heading.current?.focus({ preventScroll: true });
  }, [stepId, heading]);

  const about = stepId === null ? {} : { stepId };
  const done = (): void => press('done', about);
  const skip = (): void => press('skip', about);
  const pauseOrResume = (): void => press(isPaused ? 'resume' : 'pause');
  const undo = run.history.length > 0 ? (): void => press('undo') : null;
  useKeys(
    isLed
      ? {
          enter: done,
          s: skip,
          ' ': pauseOrResume,
          l: () => press('longer', { ...about, minutes: KEY_MINUTES }),
          u: () => undo?.(),
        }
      : {},
  );
  if (step === null) return null;
  const place = run.order.indexOf(step.id) + 1;
  return (
    <div className={`${page.column} ${styles.now}`}>
      <div className={`${kit.stack2} ${styles.head}`}>
        <p className={styles.place}>
          <bdi>{name}</bdi>, step {place} of {run.order.length}
        </p>
        <h1 ref={heading} tabIndex={-1} className={`${page.title} ${styles.step}`}>
          <VisuallyHidden>Now: </VisuallyHidden>
          <bdi>{step.title}</bdi>
        </h1>
        {step.hint === null ? null : <p className={styles.hint}>{step.hint}</p>}
        {usual(step) === null ? null : (
          <p className={kit.soft}>{plannedText(step.minutes, usual(step))}</p>
        )}
        {run.marks[step.id] === 'done' && isLed ? (
          <p className={kit.soft}>Marked as done on your other device.</p>
        ) : null}
      </div>
      <div className={`${kit.stackTop3} ${styles.time}`}>
        <StepTime run={run} hasDisc={look.disc} />
        <p className={styles.next}>
          {next === null ? (
            'This is the last step.'
          ) : (
            <>
              Then: <bdi>{next.title}</bdi>
              {next.minutes === null ? null : `, ${next.minutes} min`}
            </>
          )}
        </p>
      </div>
      <div className={`${kit.stackTop3} ${styles.act}`}>
        {isLed ? (
          <>
            <ClockWatch run={run} press={press} />
            <div className={page.main}>
              <Button icon={Check} onClick={once(done)}>
                Done
              </Button>
            </div>
            <div className={styles.buttons}>
              <Button kind="secondary" icon={isPaused ? Play : Pause} onClick={pauseOrResume}>
                {isPaused ? 'Resume' : 'Pause'}
              </Button>
              <Button kind="secondary" icon={SkipForward} onClick={once(skip)}>
                Skip
              </Button>
            </div>
            {step.minutes === null ? null : (
              <Longer onChoose={(minutes) => press('longer', { ...about, minutes })} />
            )}
            <div className={styles.lesser}>
              {undo === null ? null : (
                <Button kind="quiet" size="small" icon={Undo2} onClick={undo}>
                  Undo
                </Button>
              )}
              <Button kind="quiet" size="small" icon={Clock} onClick={() => setPanel('late')}>
                Running late
              </Button>
              <Button
                kind="quiet"
                size="small"
                icon={ListOrdered}
                onClick={() => setPanel('order')}
              >
                Steps to come
              </Button>
            </div>
            <details className={styles.more}>
              <summary>More</summary>
              <div className={styles.lesser}>
                <Button kind="quiet" size="small" onClick={() => setPanel('look')}>
                  Look and keys
                </Button>
                <Button kind="quiet" size="small" onClick={() => press('stop')}>
                  Stop for now
                </Button>
                <Button kind="quiet" size="small" onClick={() => press('finish')}>
                  That is it for today
                </Button>
              </div>
            </details>
          </>
        ) : (
          <Notice
            tone="info"
            action={
              <Button kind="secondary" onClick={() => press('take-over')}>
                Take over here
              </Button>
            }
          >
            This routine is running on another device. Here you see what it shows.
          </Notice>
        )}
        <Companion isShown={look.companion} isAtWork={!isPaused} />
      </div>
      <LatePanel run={run} press={press} open={panel === 'late'} onClose={() => setPanel(null)} />
      <OrderPanel run={run} press={press} open={panel === 'order'} onClose={() => setPanel(null)} />
      <LookPanel open={panel === 'look'} onClose={() => setPanel(null)} />
    </div>
  );
};

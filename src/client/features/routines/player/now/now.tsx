import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import SkipForward from 'lucide-react/icons/skip-forward';
import Undo2 from 'lucide-react/icons/undo-2';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import page from '#client/features/routines/player/player.module.css';
import { CompanionBeside } from '#client/lib/companion/companion-beside.tsx';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { useEdgeHeight } from '#client/lib/window/edge-height.ts';
import { keepScreenOn } from '#client/platform/device/wake-lock.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { usePageHeading } from '#client/ui/layout/page.tsx';
import { sentence } from '#client/ui/layout/sentence.ts';
import { Notice } from '#client/ui/notices/notice.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import type { RoutineStep } from '#domain/routines/plan.ts';
import { nextStep } from '#domain/routines/player/clock.ts';
import { stepOf } from '#domain/routines/player/run.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/routine-player.js';
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

/** Ignores the repeats of a held Enter key, because each of them would act on another step. */
const ignoreHeld = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault();
};

const isolated = (text: string) => <bdi>{text}</bdi>;

/** The sentence about the next step. */
const thenWords = ({ title, minutes }: Pick<RoutineStep, 'title' | 'minutes'>) =>
  minutes === null
    ? texts.thenStep({ title, step: isolated })
    : texts.thenTimedStep({ title, minutes, step: isolated });

/** The player of a running routine: the current step, its time, and the next step. */
export const Now = ({ played, press, usual }: NowProps) => {
  const { day, run, isLed } = played;
  const { name } = day.plan;
  const [panel, setPanel] = useState<Panel | null>(null);
  const [announced, setAnnounced] = useState('');
  const edge = useEdgeHeight('--lower-edge');
  const look = useLook();
  const heading = usePageHeading(name);
  const step = stepOf(run, run.currentId);
  const next = nextStep(run);
  const isPaused = run.phase === 'paused';
  const shownId = useRef<string | null>(null);
  const stepId = step?.id ?? null;

  useEffect(keepScreenOn, []);
  const place = run.order.indexOf(stepId ?? '') + 1;
  const announcement = texts.nowAnnounced({
    step: step?.title ?? '',
    place,
    total: run.order.length,
  });
  // The first step takes the focus. At later steps the focus stays on the pressed button, and the step is announced.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new step is announced
  useEffect(() => {
    if (shownId.current === stepId) return;
    if (shownId.current === null) heading.current?.focus({ preventScroll: true });
    else {
      setAnnounced(announcement);
      takeLostFocus(heading.current);
    }
    shownId.current = stepId;
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
  return (
    <div className={`${page.column} ${styles.now}`}>
      <div className={`${kit.stack2} ${styles.head}`}>
        <p className={styles.place}>
          {sentence(
            texts.stepOf({ routine: name, place, total: run.order.length, name: isolated }),
          )}
        </p>
        <h1 ref={heading} tabIndex={-1} className={`${page.title} ${styles.step}`}>
          {sentence(
            texts.nowStep({
              title: step.title,
              hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
              step: isolated,
            }),
          )}
        </h1>
        <VisuallyHidden>
          <span role="status">{announced}</span>
        </VisuallyHidden>
        {step.hint === null ? null : <p className={styles.hint}>{step.hint}</p>}
        {usual(step) === null ? null : (
          <p className={kit.soft}>{plannedText(step.minutes, usual(step))}</p>
        )}
        {run.marks[step.id] === 'done' && isLed ? (
          <p className={kit.soft}>{texts.doneElsewhere}</p>
        ) : null}
      </div>
      <div className={`${kit.stackTop3} ${styles.time}`}>
        <StepTime run={run} hasDisc={look.disc} />
        <p className={styles.next}>{next === null ? texts.lastStep : sentence(thenWords(next))}</p>
      </div>
      <div className={`${kit.stackTop3} ${styles.act}`}>
        {isLed ? (
          <>
            <ClockWatch run={run} press={press} />
            <div ref={edge} className={`${page.main} ${styles.pinned}`}>
              <Button icon={Check} data-keys="" onKeyDown={ignoreHeld} onClick={once(done)}>
                {common.done}
              </Button>
              <div className={styles.buttons}>
                <Button kind="secondary" icon={isPaused ? Play : Pause} onClick={pauseOrResume}>
                  {isPaused ? texts.resume : common.pause}
                </Button>
                <Button
                  kind="secondary"
                  icon={SkipForward}
                  onKeyDown={ignoreHeld}
                  onClick={once(skip)}
                >
                  {common.skip}
                </Button>
                <Button
                  kind="quiet"
                  icon={Undo2}
                  aria-disabled={undo === null}
                  onClick={() => undo?.()}
                >
                  {common.undo}
                </Button>
              </div>
            </div>
            {step.minutes === null ? null : (
              <Longer onChoose={(minutes) => press('longer', { ...about, minutes })} />
            )}
            <div className={styles.lesser}>
              <Button kind="quiet" size="small" icon={Clock} onClick={() => setPanel('late')}>
                {texts.runningLate}
              </Button>
              <Button
                kind="quiet"
                size="small"
                icon={ListOrdered}
                onClick={() => setPanel('order')}
              >
                {texts.stepsToCome}
              </Button>
            </div>
            <details className={styles.more}>
              <summary>{texts.more}</summary>
              <div className={styles.lesser}>
                <Button kind="quiet" size="small" onClick={() => setPanel('look')}>
                  {texts.displayAndShortcuts}
                </Button>
                <Button kind="quiet" size="small" onClick={() => press('stop')}>
                  {texts.stopForNow}
                </Button>
                <Button kind="quiet" size="small" onClick={() => press('finish')}>
                  {texts.thatsIt}
                </Button>
              </div>
            </details>
          </>
        ) : (
          <Notice
            tone="info"
            action={
              <Button kind="secondary" onClick={() => press('take-over')}>
                {texts.takeOver}
              </Button>
            }
          >
            {texts.runsElsewhere}
          </Notice>
        )}
        {look.companion ? <CompanionBeside isAtWork={!isPaused} isChosen /> : null}
      </div>
      <LatePanel run={run} press={press} open={panel === 'late'} onClose={() => setPanel(null)} />
      <OrderPanel run={run} press={press} open={panel === 'order'} onClose={() => setPanel(null)} />
      <LookPanel open={panel === 'look'} onClose={() => setPanel(null)} />
    </div>
  );
};

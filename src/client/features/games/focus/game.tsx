import { useEffect, useEffectEvent, useRef } from 'react';
import { type GameProps, GameShell } from '#client/features/games/game-shell.tsx';
import styles from '#client/features/games/games.module.css';
import { RoundEnd } from '#client/features/games/round/end.tsx';
import { useMayHaveKeys } from '#client/features/games/round/use-may-have-keys.ts';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { useScoreWords } from '#client/lib/comfort/scores-hidden.tsx';
import { Button } from '#client/ui/button.tsx';
import { Fold } from '#client/ui/fold.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { pressProps } from '#client/ui/press-props.ts';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { goColor, isEndless, TURN_AT } from '#domain/games/focus/levels.ts';
import type { FocusRun } from '#domain/games/focus/run.ts';
import { scoreFocus } from '#domain/games/focus/score.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/games.js';
import { FocusField, FocusLegend } from './field.tsx';
import { useFocusRun } from './use-run.ts';

/** How long the rule is shown before the first circle if stimulation is reduced. Applies from level 2 on. */
const CALM_LEAD_MS = 3000;
const NOTE_MS = 160;
const NOTE_HZ = { green: 659, red: 294 } as const;

/** The color to tap on screen. It changes after the last circle of the first rule disappears. */
const goNow = ({ of, shown, circles }: FocusRun): 'green' | 'red' =>
  goColor(of, circles.some(({ index }) => index < TURN_AT) ? 0 : shown);

/** The score at a pause, as text; null while the game is not paused. */
const pausedText = ({ had }: FocusRun): string | null =>
  had === null ? null : texts.pausedWith({ points: had });

/**
 * Whether the field is empty because the circles of the first rule are gone and those of the second have not appeared
 * yet.
 */
const isBetweenRules = ({ of, shown, circles, phase }: FocusRun): boolean =>
  phase === 'running' && of.reversesRule && shown === TURN_AT && circles.length === 0;

/** The text in the empty field; null if there is no text. */
const fieldText = (run: FocusRun, isCalm: boolean): string | null => {
  if (isBetweenRules(run)) return texts.focusRules.red;
  const isBefore = run.phase === 'running' && run.shown === 0 && !isEndless(run.level);
  return isCalm && isBefore ? texts.focusRules.green : pausedText(run);
};

/** Elements that use the Space key themselves. The table of rounds is included, because Space scrolls it. */
const CONTROLS = 'button, input, select, textarea, a, summary, [tabindex="0"]';

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(CONTROLS) !== null;

const FocusTap = ({ level, isFirst, play, onRound, onPlaying }: GameProps) => {
  const { reducedStimulation: isCalm, scoresHidden } = useComfort();
  const words = useScoreWords();
  const hasKeys = useMayHaveKeys();
  const { run, wasHidden, tap, press, pause, start } = useFocusRun(
    level,
    isCalm ? CALM_LEAD_MS : 0,
    (played, points) =>
      onRound(played, isEndless(played.level) ? texts.pointsSoFar({ points }) : ''),
  );
  const answer = useRef<HTMLDivElement>(null);
  const { phase } = run;
  const playing = phase === 'done' ? null : run.level;
  useEffect(() => onPlaying(playing), [onPlaying, playing]);

  const pressed = useEffectEvent(press);
  useEffect(() => {
    if (phase !== 'running') return;
    const down = (event: KeyboardEvent): void => {
      if (event.key !== ' ' || isControl(event.target)) return;
      // Space must not scroll the page during a game.
      event.preventDefault();
      if (!event.repeat) pressed(event.timeStamp);
    };
    window.addEventListener('keydown', down);
    return () => window.removeEventListener('keydown', down);
  }, [phase]);

  const newest = run.circles.at(-1);
  const sound = useEffectEvent((color: 'green' | 'red') => play(NOTE_HZ[color], NOTE_MS));
  const name = newest === undefined ? null : `${newest.round} ${newest.index} ${newest.color}`;
  const heard = useRef<string>(null);
  useEffect(() => {
    if (name === null || heard.current === name) return;
    heard.current = name;
    sound(name.endsWith('green') ? 'green' : 'red');
  }, [name]);

  const begin = (): void => {
    start(level);
    // Moves the focus from the Start button to the tap button, so that Space taps instead of pausing the new game.
    answer.current?.querySelector('button')?.focus();
  };
  const isFree = isEndless(run.level);
  // With reduced stimulation, nothing else appears while circles are shown.
  const offersNewLevel = isFree && level !== run.level && !(isCalm && phase === 'running');
  const hasScore = isFree || !isCalm || phase === 'done';

  return (
    <>
      {phase === 'done' ? (
        <RoundEnd
          title={texts.focusOver({ points: run.score })}
          played={run.level}
          next={level}
          onAgain={begin}
        />
      ) : (
        <div className={kit.rowApart}>
          <FocusLegend go={goNow(run)} />
          <Button
            kind={phase === 'running' ? 'secondary' : 'primary'}
            onClick={phase === 'running' ? pause : begin}
          >
            {phase === 'running' ? common.pause : common.start}
          </Button>
        </div>
      )}
      {wasHidden && phase === 'paused' ? <Notice tone="info">{texts.pausedHidden}</Notice> : null}
      {phase === 'done' ? null : (
        <FocusField run={run} isExplained={isFirst} onTap={tap}>
          {words(fieldText(run, isCalm) ?? '') || null}
        </FocusField>
      )}
      {/* Only a rule that changes during the round needs words besides the pictures. */}
      {run.of.reversesRule ? (
        <p role="status">{texts.focusRules[goNow(run)]}</p>
      ) : (
        <VisuallyHidden>
          <span role="status">{texts.focusRules[goNow(run)]}</span>
        </VisuallyHidden>
      )}
      <VisuallyHidden>
        <span role="status">{words(pausedText(run) ?? '')}</span>
      </VisuallyHidden>
      <div ref={answer} className={kit.rowApart}>
        {hasScore && !scoresHidden ? (
          <p className={styles.figure}>{texts.score({ score: run.score })}</p>
        ) : (
          <span />
        )}
        <Button kind="secondary" aria-disabled={phase !== 'running'} {...pressProps(press)}>
          {texts.tapNewest}
        </Button>
      </div>
      {offersNewLevel ? (
        <div className={styles.result}>
          <p role="status">{texts.nextLevelNotNow({ level })}</p>
          <Button kind="secondary" onClick={begin}>
            {texts.playLevel({ level })}
          </Button>
        </div>
      ) : null}
      <Fold label={texts.howItWorks}>
        <p>
          {hasKeys ? `${texts.focusKeys} ` : null}
          {texts.startSetsBack} {isFree ? texts.circlesSaved : texts.circlesInRound}
        </p>
      </Fold>
    </>
  );
};

/** The Focus tap game. */
export const FocusGame = () => (
  <GameShell game="focus" Board={FocusTap} score={scoreFocus} soundLabel={texts.focusSound} />
);

import { useEffect, useEffectEvent, useRef } from 'react';
import { type GameProps, GameShell } from '#client/features/games/game-shell.tsx';
import styles from '#client/features/games/games.module.css';
import { RoundEnd } from '#client/features/games/round/end.tsx';
import { useMayHaveKeys } from '#client/features/games/round/use-may-have-keys.ts';
import { nextLevelText, scoreText } from '#client/features/games/texts.ts';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { useScoreWords } from '#client/lib/comfort/scores-hidden.tsx';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { pressProps } from '#client/ui/press-props.ts';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { goColor, isEndless, TURN_AT } from '#domain/games/focus/levels.ts';
import type { FocusRun } from '#domain/games/focus/run.ts';
import { scoreFocus } from '#domain/games/focus/score.ts';
import { FocusField } from './field.tsx';
import focus from './focus.module.css';
import { useFocusRun } from './use-run.ts';

/** How long the rule is shown before the first circle if stimulation is reduced. Applies from level 2 on. */
const CALM_LEAD_MS = 3000;
const NOTE_MS = 160;
const NOTE_HZ = { green: 659, red: 294 } as const;

const RULES = {
  green: 'Tap the green circles with a check. Leave the red circles with a bar.',
  red: 'Now tap the red circles with a bar. Leave the green circles with a check.',
} as const;

/** The rule for the circles on screen. It changes after the last circle of the first rule disappears. */
const ruleOf = ({ of, shown, circles }: FocusRun): string =>
  RULES[goColor(of, circles.some(({ index }) => index < TURN_AT) ? 0 : shown)];

/** The score at a pause, as text; null while the game is not paused. */
const pausedText = ({ had }: FocusRun): string | null =>
  had === null ? null : `You had ${scoreText('focus', had)}. Start begins again from 0.`;

/**
 * Whether the field is empty because the circles of the first rule are gone and those of the second have not appeared
 * yet.
 */
const isBetweenRules = ({ of, shown, circles, phase }: FocusRun): boolean =>
  phase === 'running' && of.reversesRule && shown === TURN_AT && circles.length === 0;

/** The text in the empty field; null if there is no text. */
const fieldText = (run: FocusRun, isCalm: boolean): string | null => {
  if (isBetweenRules(run)) return RULES.red;
  const isBefore = run.phase === 'running' && run.shown === 0 && !isEndless(run.level);
  return isCalm && isBefore ? RULES.green : pausedText(run);
};

/** Elements that use the Space key themselves. The table of rounds is included, because Space scrolls it. */
const CONTROLS = 'button, input, select, textarea, a, summary, [tabindex="0"]';

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(CONTROLS) !== null;

const FocusTap = ({ level, play, onRound, onPlaying }: GameProps) => {
  const { reducedStimulation: isCalm, scoresHidden } = useComfort();
  const words = useScoreWords();
  const hasKeys = useMayHaveKeys();
  const { run, wasHidden, tap, press, pause, start } = useFocusRun(
    level,
    isCalm ? CALM_LEAD_MS : 0,
    (played, points) =>
      onRound(
        played,
        isEndless(played.level) ? `You have ${scoreText('focus', points)} so far.` : '',
      ),
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
      <div className={kit.rowApart}>
        {hasScore && !scoresHidden ? <p className={styles.figure}>Score: {run.score}</p> : <span />}
        {phase === 'done' ? null : (
          <Button kind="secondary" onClick={phase === 'running' ? pause : begin}>
            {phase === 'running' ? 'Pause' : 'Start'}
          </Button>
        )}
      </div>
      <p role="status" className={kit.bold}>
        {ruleOf(run)}
      </p>
      {phase === 'done' ? (
        <RoundEnd
          title={`This round is over: ${scoreText('focus', run.score)}.`}
          played={run.level}
          next={level}
          onAgain={begin}
        />
      ) : null}
      {wasHidden && phase === 'paused' ? (
        <Notice tone="info">The game is paused, because this page was hidden.</Notice>
      ) : null}
      <FocusField circles={run.circles} onTap={tap}>
        {words(fieldText(run, isCalm) ?? '') || null}
      </FocusField>
      <VisuallyHidden>
        <span role="status">{words(pausedText(run) ?? '')}</span>
      </VisuallyHidden>
      <div ref={answer} className={focus.answer}>
        <Button kind="secondary" aria-disabled={phase !== 'running'} {...pressProps(press)}>
          Tap the newest
        </Button>
      </div>
      {offersNewLevel ? (
        <div className={styles.result}>
          <p role="status">{nextLevelText(run.level, level)} This round stays as it is.</p>
          <Button kind="secondary" onClick={begin}>
            Play level {level}
          </Button>
        </div>
      ) : null}
      <p className={kit.soft}>
        {hasKeys
          ? 'On a keyboard, Space taps the newest one. A switch can use the button Tap the newest. '
          : null}
        Pause and Start set the score back to 0.{' '}
        {isFree ? 'Every 30 circles are saved as a round.' : 'A round has 30 circles.'}
      </p>
    </>
  );
};

/** The Focus tap game. */
export const FocusGame = () => (
  <GameShell
    game="focus"
    Board={FocusTap}
    score={scoreFocus}
    soundLabel="A high sound for green, a low one for red"
  />
);

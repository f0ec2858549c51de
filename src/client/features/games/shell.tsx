import { type ComponentType, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import { isEndless } from '#domain/games/focus/levels.ts';
import type { Game, GameRound, Scored } from '#domain/games/game.ts';
import { Progress } from './chooser/progress.tsx';
import styles from './games.module.css';
import { useGames } from './queries.ts';
import { type PlayedRound, roundOf } from './results/body.ts';
import { useResults } from './results/use-results.ts';
import { LevelChoice } from './round/level-choice.tsx';
import { hideBreak, isBreakTime } from './round/play-time.ts';
import { type GameNotes, useNotes } from './round/use-notes.ts';
import { GAME_NAMES, PRACTICE_TEXT, UNCOUNTED_TEXTS } from './texts.ts';

/** What every game gets. */
export interface GameProps {
  /** The level of the next round. */
  readonly level: number;
  readonly play: GameNotes['play'];
  /** Takes a round that came to its end; `soFar` says in words what a game that goes on has reached. */
  readonly onRound: (played: PlayedRound, soFar?: string) => void;
  /** Tells the level of the round that goes on; null when none does. Call it in an effect. */
  readonly onPlaying: (level: number | null) => void;
}

interface GameShellProps {
  readonly game: Game;
  readonly Board: ComponentType<GameProps>;
  readonly score: (round: GameRound) => Scored;
  /** What the switch for sounds is called; null for a game without any. */
  readonly soundLabel: string | null;
}

type Shown = ReturnType<typeof useGames>;

const GamePanel = ({
  game,
  Board,
  score,
  soundLabel,
  shown,
}: GameShellProps & { shown: Shown }) => {
  const { games, state, again } = shown;
  const summary = games?.[game] ?? null;
  const [starts, setStarts] = useState(0);
  const [isBreak, setBreak] = useState(() => isBreakTime(games, Date.now()));
  const [soFar, setSoFar] = useState('');
  const [playing, setPlaying] = useState<number | null>(null);
  const [isChosen, setChosen] = useState(false);
  const stage = useRef<HTMLElement>(null);
  const results = useResults(game);
  const notes = useNotes();
  const level = summary?.level ?? 1;

  // Focus tap offers it itself where a round has no end.
  const isOver = playing === null || (game === 'focus' && isEndless(playing));
  const beginNow = (): void => {
    setStarts(starts + 1);
    setChosen(false);
    // The button goes away.
    stage.current?.focus();
  };

  return (
    <div className={styles.shell}>
      <section ref={stage} tabIndex={-1} className={styles.stage} aria-label={GAME_NAMES[game]}>
        <Board
          key={starts}
          level={level}
          play={notes.play}
          onRound={(played, reached = '') => {
            setSoFar(reached);
            results.keep(played, score(roundOf(game, played)));
            setBreak(isBreakTime(games, Date.now()));
          }}
          onPlaying={setPlaying}
        />
        {results.problem === null ? null : (
          <Notice tone="info">{UNCOUNTED_TEXTS[results.problem]}</Notice>
        )}
        {results.hasUnsaved ? (
          <RetryNotice onRetry={results.again}>The result was not saved.</RetryNotice>
        ) : null}
        {isBreak ? (
          <Notice
            tone="info"
            action={
              <Button
                kind="secondary"
                size="small"
                onClick={() => {
                  hideBreak(Date.now());
                  setBreak(false);
                }}
              >
                Hide this
              </Button>
            }
          >
            You have played for about 15 minutes. {soFar} This is a good time for a break. What you
            reached stays.
          </Notice>
        ) : null}
      </section>
      <section className={styles.side} aria-label="Your level">
        <Progress game={game} summary={summary} hasTable />
        {summary === null ? (
          <RetryNotice onRetry={again}>
            Your level did not load, so this is level 1. You can play all the same.
          </RetryNotice>
        ) : (
          <LevelChoice
            game={game}
            summary={summary}
            onChosen={() => setChosen(true)}
            onBegin={isChosen && !isOver && playing !== level ? beginNow : null}
          />
        )}
        {soundLabel !== null && notes.isOffered ? (
          <label className={styles.sound}>
            <input type="checkbox" checked={notes.isOn} onChange={notes.toggle} />
            {soundLabel}
          </label>
        ) : null}
        <p className={styles.soft}>{PRACTICE_TEXT}</p>
        <p role="status" className={styles.soft}>
          {state === 'stored' ? 'Showing what was saved on this device.' : ''}
        </p>
        <Link to="/features/game">All games</Link>
      </section>
    </div>
  );
};

/** A game with its level, its sounds and what was reached. It begins once the level is known. */
export const GameShell = (props: GameShellProps) => {
  const shown = useGames();
  return shown.state === 'loading' ? (
    <p role="status">Loading…</p>
  ) : (
    <GamePanel {...props} shown={shown} />
  );
};

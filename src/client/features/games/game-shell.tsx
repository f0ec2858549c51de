import { type ComponentType, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useScoreWords } from '#client/lib/comfort/scores-hidden.tsx';
import { useUserId } from '#client/lib/session/session.ts';
import { useUnderWay } from '#client/lib/update/under-way.ts';
import { currentMs } from '#client/platform/after.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import { isEndless } from '#domain/games/focus/levels.ts';
import type { Game, GameRound, RoundProblem, Scored } from '#domain/games/game.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/games.js';
import { Progress } from './chooser/progress.tsx';
import styles from './games.module.css';
import { useGames } from './queries.ts';
import { type PlayedRound, roundOf } from './results/body.ts';
import { useLastRound } from './results/last-round.ts';
import { useResults } from './results/use-results.ts';
import { hideBreakSuggestion, isBreakTime } from './round/break-suggestion.ts';
import { LevelChoice } from './round/level-choice.tsx';
import { type GameSounds, useGameSounds } from './round/use-game-sounds.ts';

/** The props of every game. */
export interface GameProps {
  /** The level of the next round. */
  readonly level: number;
  /** Whether the person has not completed a round of this game yet. */
  readonly isFirst: boolean;
  readonly play: GameSounds['play'];
  /** Called when a round is completed; `soFar` is the current score if the game continues. */
  readonly onRound: (played: PlayedRound, soFar?: string) => void;
  /** Called in an effect with the level of the current round; null if no round is running. */
  readonly onPlaying: (level: number | null) => void;
}

interface GameShellProps {
  readonly game: Game;
  readonly Board: ComponentType<GameProps>;
  readonly score: (round: GameRound) => Scored;
  /** The label of the sound switch; null for a game without sounds. */
  readonly soundLabel: string | null;
}

type Games = ReturnType<typeof useGames>;

const uncountedText = (problem: RoundProblem): string => {
  const { 'too-fast': tooFast, unfinished, other } = texts.uncounted;
  if (problem === 'too-fast') return tooFast;
  return problem === 'unfinished' ? unfinished : other;
};

const GamePanel = ({
  game,
  Board,
  score,
  soundLabel,
  all,
}: GameShellProps & { readonly all: Games }) => {
  const { games, state, refetch } = all;
  const userId = useUserId();
  const summary = games?.[game] ?? null;
  const lastRound = useLastRound(game, summary);
  const isFirst = games !== null && lastRound === null;
  const [starts, setStarts] = useState(0);
  const [isBreak, setBreak] = useState(() => isBreakTime(userId, games, currentMs()));
  const words = useScoreWords();
  const [soFar, setSoFar] = useState('');
  const [playing, setPlaying] = useState<number | null>(null);
  useUnderWay(playing !== null);
  const [isChosen, setChosen] = useState(false);
  const stage = useRef<HTMLElement>(null);
  const results = useResults(game);
  const sounds = useGameSounds();
  const level = summary?.level ?? 1;

  // In an endless game, Focus tap itself offers the new level.
  const isOver = playing === null || (game === 'focus' && isEndless(playing));
  const beginNow = (): void => {
    setStarts(starts + 1);
    setChosen(false);
    // The pressed button is removed, so the stage takes the focus.
    stage.current?.focus();
  };

  return (
    <div className={`${kit.stack5} ${styles.shell}`}>
      <section
        ref={stage}
        tabIndex={-1}
        className={`${kit.noRing} ${styles.stage}`}
        aria-label={texts.gameNames[game]}
      >
        <Board
          key={starts}
          level={level}
          isFirst={isFirst}
          play={sounds.play}
          onRound={(played, reached = '') => {
            setSoFar(reached);
            results.save(played, score(roundOf(game, played)));
            setBreak(isBreakTime(userId, games, currentMs()));
          }}
          onPlaying={setPlaying}
        />
        {results.problem === null ? null : (
          <Notice tone="info">{uncountedText(results.problem)}</Notice>
        )}
        {results.hasUnsaved ? (
          <RetryNotice onRetry={results.retry}>{texts.resultNotSaved}</RetryNotice>
        ) : null}
        {isBreak ? (
          <Notice
            tone="info"
            action={
              <Button
                kind="secondary"
                size="small"
                onClick={() => {
                  hideBreakSuggestion(currentMs());
                  setBreak(false);
                }}
              >
                {texts.hideThis}
              </Button>
            }
          >
            {texts.playedLong} {words(soFar)} {texts.breakTime}
          </Notice>
        ) : null}
      </section>
      <section className={styles.side} aria-label={texts.yourLevel}>
        <Progress game={game} summary={summary} hasTable />
        {summary === null ? (
          <RetryNotice onRetry={refetch}>{texts.levelNotLoaded}</RetryNotice>
        ) : (
          <LevelChoice
            game={game}
            summary={summary}
            onChosen={() => setChosen(true)}
            onBegin={isChosen && !isOver && playing !== level ? beginNow : null}
          />
        )}
        {soundLabel !== null && sounds.isOffered ? (
          <label className={`${kit.checkLine} ${styles.sound}`}>
            <input type="checkbox" checked={sounds.isOn} onChange={sounds.toggle} />
            {soundLabel}
          </label>
        ) : null}
        <p className={kit.soft}>{texts.isPractice}</p>
        <p role="status" className={kit.soft}>
          {state === 'stored' ? common.savedOnDevice : ''}
        </p>
        <Link to="/features/game">{texts.allGames}</Link>
      </section>
    </div>
  );
};

/** A game with its level, its sounds and the progress so far. It is rendered once the level has loaded. */
export const GameShell = (props: GameShellProps) => {
  const all = useGames();
  return all.state === 'loading' ? (
    <p role="status">{common.loading}</p>
  ) : (
    <GamePanel {...props} all={all} />
  );
};

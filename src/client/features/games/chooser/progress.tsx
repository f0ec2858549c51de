import styles from '#client/features/games/games.module.css';
import { useLastRound } from '#client/features/games/results/last-round.ts';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { ScoresHidden } from '#client/lib/comfort/scores-hidden.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { GameSummary } from '#contract/games.ts';
import type { Game } from '#domain/games/game.ts';
import { texts } from '#texts/games.js';
import { ProgressTable } from './progress-table.tsx';

interface ProgressProps {
  readonly game: Game;
  readonly summary: GameSummary | null;
  /** Whether the rounds can also be shown as a table. */
  readonly hasTable?: boolean;
}

const WIDTH = 120;
const HEIGHT = 32;
/** The minimum number of rounds for a chart, because fewer rounds show no trend. */
const MIN_LINE_ROUNDS = 3;

const Line = ({ line, topLevel }: Pick<GameSummary, 'line' | 'topLevel'>) => {
  const points = line.map(({ estimate }, at) => {
    const level = Math.min(topLevel, Math.max(1, estimate));
    const x = 2 + (at * (WIDTH - 4)) / (line.length - 1);
    return `${x.toFixed(1)},${(HEIGHT - 3 - ((level - 1) * (HEIGHT - 6)) / (topLevel - 1)).toFixed(1)}`;
  });
  return (
    <figure className={styles.lineBox}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.line} aria-hidden="true">
        <polyline points={points.join(' ')} />
      </svg>
      <figcaption className={kit.soft}>
        {texts.chartCaption({ rounds: line.length, top: topLevel })}
      </figcaption>
    </figure>
  );
};

/** The progress in a game: the last round, the highest level, and a chart of the last rounds. */
export const Progress = ({ game, summary, hasTable = false }: ProgressProps) => {
  const last = useLastRound(game, summary);
  const { scoresHidden } = useComfort();
  if (last === null) return <p className={kit.soft}>{texts.noRounds}</p>;
  if (scoresHidden) {
    return (
      <div className={kit.soft}>
        {last.isWaiting ? <p>{texts.hiddenRoundWaits}</p> : null}
        <ScoresHidden />
      </div>
    );
  }
  return (
    <div className={kit.stack1}>
      <p>
        {texts.lastRound[game]({ score: last.score, level: last.level })}
        {last.isWaiting ? ` ${texts.lastRoundWaits}` : ''}
      </p>
      {summary?.bestLevel == null ? null : (
        <p className={kit.soft}>{texts.bestLevel({ level: summary.bestLevel })}</p>
      )}
      {summary === null || summary.line.length < MIN_LINE_ROUNDS ? null : <Line {...summary} />}
      {hasTable && summary !== null && summary.line.length > 0 ? (
        <ProgressTable game={game} line={summary.line} />
      ) : null}
    </div>
  );
};

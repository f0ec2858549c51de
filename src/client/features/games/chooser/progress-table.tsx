import { SCORE_NAMES } from '#client/features/games/texts.ts';
import { shortDateText } from '#client/lib/date-text.ts';
import { FoldedTable } from '#client/ui/layout/folded-table.tsx';
import type { GameSummary } from '#contract/games.ts';
import type { Game } from '#domain/games/game.ts';

interface ProgressTableProps {
  readonly game: Game;
  /** The last rounds, oldest first. */
  readonly line: GameSummary['line'];
}

const fitText = (estimate: number): string => Math.max(1, estimate).toFixed(1);

/** The last rounds with their scores, latest first; rendered only when opened. */
export const ProgressTable = ({ game, line }: ProgressTableProps) => (
  <FoldedTable
    name="Your last rounds"
    summary="Show the rounds as a table"
    caption="Your last rounds, the latest first. “Fits” is the level that fits you after the round."
    columns={['Day', 'Level', SCORE_NAMES[game], 'Fits']}
    rows={line
      .map(({ date, level, score, estimate }, at) => ({
        key: String(at),
        cells: [shortDateText(date), level, score, fitText(estimate)] as const,
      }))
      .reverse()}
  />
);

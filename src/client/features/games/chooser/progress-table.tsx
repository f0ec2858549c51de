import { shortDateText } from '#client/lib/date-text.ts';
import { decimalText } from '#client/lib/language/number-text.ts';
import { FoldedTable } from '#client/ui/layout/folded-table.tsx';
import type { GameSummary } from '#contract/games.ts';
import type { Game } from '#domain/games/game.ts';
import { texts } from '#texts/games.js';

interface ProgressTableProps {
  readonly game: Game;
  /** The last rounds, oldest first. */
  readonly line: GameSummary['line'];
}

const fitText = (estimate: number): string => decimalText(Math.max(1, estimate), 1);

/** The last rounds with their scores, latest first; rendered only when opened. */
export const ProgressTable = ({ game, line }: ProgressTableProps) => (
  <FoldedTable
    name={texts.lastRounds}
    summary={texts.roundsAsTable}
    caption={texts.roundsCaption}
    columns={[texts.day, texts.level, texts.scoreNames[game], texts.fitsColumn]}
    rows={line
      .map(({ date, level, score, estimate }, at) => ({
        key: String(at),
        cells: [shortDateText(date), level, score, fitText(estimate)] as const,
      }))
      .reverse()}
  />
);

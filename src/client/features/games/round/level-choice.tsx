import { useLevelPin } from '#client/features/games/queries.ts';
import { Button } from '#client/ui/button.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import type { GameSummary } from '#contract/games.ts';
import { type Game, TOP_LEVELS } from '#domain/games/game.ts';
import { texts } from '#texts/games.js';

interface LevelChoiceProps {
  readonly game: Game;
  readonly summary: GameSummary;
  readonly onChosen: () => void;
  /**
   * Abandons the current round and starts one at the chosen level; null if the current round already has that level.
   */
  readonly onBegin: (() => void) | null;
}

const ADAPTIVE = 'adaptive';

/** The choice between adaptive levels and a fixed level. The current round continues unchanged. */
export const LevelChoice = ({ game, summary, onChosen, onBegin }: LevelChoiceProps) => {
  const { pin, problem, chosen } = useLevelPin(game);
  const { suggestedLevel, level } = summary;
  const { level: shown } = chosen ?? { level: summary.pinnedLevel };
  return (
    <>
      <SelectField
        label={texts.level}
        hint={texts.levelHint}
        error={problem === null ? undefined : `${texts.levelNotChanged} ${problem}`}
        value={shown ?? ADAPTIVE}
        aria-busy={chosen !== null}
        onChange={({ target: { value } }) => {
          onChosen();
          void pin(value === ADAPTIVE ? null : Number(value));
        }}
      >
        <option value={ADAPTIVE}>{texts.adaptiveLevel({ level: suggestedLevel })}</option>
        {Array.from({ length: TOP_LEVELS[game] }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the levels are numbers from 1 on
          <option key={at} value={at + 1}>
            {texts.stayAtLevel({ level: at + 1 })}
          </option>
        ))}
      </SelectField>
      {onBegin === null || chosen !== null ? null : (
        <div>
          <Button kind="secondary" onClick={onBegin}>
            {texts.playLevelNow({ level })}
          </Button>
        </div>
      )}
    </>
  );
};

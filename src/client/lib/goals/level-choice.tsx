import * as z from 'zod/mini';
import type { DraftForm } from '#client/sync/draft.ts';
import { RadioRows } from '#client/ui/fields/radio-rows.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { LEVELS, type Level, type LevelTexts, levelName } from '#domain/goals/levels.ts';
import { texts } from '#texts/goal-words.js';
import { placeOf, signed } from './words.ts';

const shape = z.object({ level: z.nullable(z.literal(LEVELS)), note: z.string() });

/** The draft of a goal rating, stored under the given key. */
export const ratingDraft = (key: string): DraftForm<z.output<typeof shape>> => ({
  key,
  initial: { level: null, note: '' },
  read: (kept) => z.safeParse(shape, kept).data ?? null,
});

/** The schema of a rating's level, which is required. */
export const chosenLevel = z.literal(LEVELS, { error: texts.chooseOne });

interface LevelChoiceProps {
  readonly levels: LevelTexts | undefined;
  readonly value: Level | null;
  readonly error: string | undefined;
  readonly onChoose: (level: Level) => void;
}

/** The five levels of a goal, the highest first. */
export const LevelChoice = ({ levels, value, error, onChoose }: LevelChoiceProps) => (
  <RadioRows
    legend={texts.whichFits}
    hint={texts.betweenTwo}
    name="level"
    look="rows"
    options={LEVELS.toReversed()}
    label={(level) => (
      <>
        <bdi>{levels?.[placeOf(level)]}</bdi>
        <span className={kit.softBlock}>
          {signed(level)}: {levelName(level)}
        </span>
      </>
    )}
    value={value}
    error={error}
    onChoose={onChoose}
  />
);

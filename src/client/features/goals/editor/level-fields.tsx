import { placeOf, signed } from '#client/lib/goals/words.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { LEVELS, type Level, levelName } from '#domain/goals/levels.ts';
import { texts } from '#texts/goals.js';
import styles from './editor.module.css';
import { Folded } from './folded.tsx';
import { levelsIn, type PartProps } from './goal-draft.ts';

/** The levels with proposed texts that can be changed. The other two levels are the current state and the target. */
const PROPOSED = { [-1]: 'partly', 1: 'better', 2: 'best' } as const;

const isProposed = (level: Level): level is -1 | 1 | 2 => level in PROPOSED;

/** The five levels of the goal, highest first. */
export const LevelFields = ({
  draft,
  change,
  errors,
  isRated,
}: PartProps & { readonly isRated: boolean }) => {
  const levels = levelsIn(draft);
  const hasOwn = draft.partly !== null || draft.better !== null || draft.best !== null;
  return (
    <Folded
      title={texts.levels}
      about={texts.levelsAbout}
      isNeeded={['levels.1', 'levels.3', 'levels.4'].some((name) => name in errors)}
    >
      <p className={kit.softThin}>
        {texts.levelsExplained}
        {isRated ? ` ${texts.alreadyRated}` : ''}
      </p>
      {LEVELS.toReversed().map((level) => {
        const label = texts.levelLabel({ number: signed(level), name: levelName(level) });
        const text = levels[placeOf(level)];
        return isProposed(level) ? (
          <TextField
            key={level}
            label={label}
            name={`levels.${placeOf(level)}`}
            dir="auto"
            autoComplete="off"
            value={text}
            error={errors[`levels.${placeOf(level)}`]}
            onChange={(event) => change({ [PROPOSED[level]]: event.currentTarget.value })}
          />
        ) : (
          <div key={level}>
            <p className={styles.question}>{label}</p>
            <p className={kit.anyBreak} dir="auto">
              {text === '' ? texts.asAbove : text}
            </p>
          </div>
        );
      })}
      {hasOwn ? (
        <div>
          <Button
            kind="quiet"
            size="small"
            onClick={() => change({ partly: null, better: null, best: null })}
          >
            {texts.proposeAnew}
          </Button>
        </div>
      ) : null}
    </Folded>
  );
};

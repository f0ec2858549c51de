import { placeOf, signed } from '#client/lib/goals/words.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { LEVEL_NAMES, LEVELS, type Level } from '#domain/goals/levels.ts';
import styles from './editor.module.css';
import { Folded } from './folded.tsx';
import { levelsIn, type PartProps } from './goal-draft.ts';

/** The levels whose texts are proposed and can be changed. The other two levels are the current state and the aim. */
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
      title="Levels"
      about="proposed from what you wrote"
      isNeeded={['levels.1', 'levels.3', 'levels.4'].some((name) => name in errors)}
    >
      <p className={kit.softThin}>
        Later you say which of these fits. Change the words until each says something you can
        notice.
        {isRated
          ? ' You have already rated with these levels. Those ratings keep the earlier words.'
          : ''}
      </p>
      {LEVELS.toReversed().map((level) => {
        const label = `${signed(level)}: ${LEVEL_NAMES[level]}`;
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
              {text === '' ? 'As you write it above.' : text}
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
            Propose the levels anew
          </Button>
        </div>
      ) : null}
    </Folded>
  );
};

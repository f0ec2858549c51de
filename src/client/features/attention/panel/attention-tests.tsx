import { type ReactNode, useState } from 'react';
import { AbandonedRunNotice } from '#client/features/attention/result/abandoned-run.tsx';
import { RUN_TEXTS } from '#client/features/attention/run/texts.ts';
import { Readers } from '#client/lib/sharing/readers.tsx';
import { useWholeWindow } from '#client/lib/window/whole-window.ts';
import { useMedia } from '#client/platform/page/use-media.ts';
import { LETS_KEYS_THROUGH } from '#client/platform/presses.ts';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { DIFFICULTIES, type Difficulty, MODES, type Mode } from '#domain/attention/recording.ts';
import { ChosenTest } from './chosen-test.tsx';
import { DIFFICULTY_LABELS } from './difficulty-labels.ts';
import styles from './panel.module.css';
import { testsChoice } from './remembered-choice.ts';
import { ShortPanel } from './short-panel.ts';
import { AttentionSummary } from './summary.tsx';
import { TEST_TYPES, type TestType } from './test-types.ts';

const NAMES: Readonly<Record<TestType, string>> = {
  stroop: 'Stroop',
  'digit-span': 'Digit span',
  simon: 'Simon',
};

const MODE_NAMES: Readonly<Record<Mode, string>> = { quick: 'Quick', full: 'Full' };

const MODE_HINTS: Readonly<Record<Mode, string>> = {
  quick: 'Quick is as short as you like.',
  full: 'Full is long enough to measure something, and the same at every difficulty.',
};

/** Hints that explain how the difficulty affects each quick test. */
const LEVEL_HINTS: Readonly<Record<TestType, Readonly<Record<Difficulty, string>>>> = {
  stroop: {
    easy: 'The difficulty does not change this test. It is only saved with your answers.',
    medium: 'The difficulty does not change this test. It is only saved with your answers.',
    hard: 'The difficulty does not change this test. It is only saved with your answers.',
  },
  'digit-span': {
    easy: 'Easy has 3 digits.',
    medium: 'Medium has 5 digits.',
    hard: 'Hard has 7 digits.',
  },
  simon: {
    easy: 'Easy lights each color for 1 second.',
    medium: 'Medium lights each color for 0.6 seconds.',
    hard: 'Hard lights each color for 0.4 seconds.',
  },
};

interface AttentionTestsProps {
  /** Content at the end of the panel. */
  readonly children?: ReactNode;
  /** Whether instructions and averages are collapsed. */
  readonly isShort?: boolean;
}

/** The panel of tests with the choice of test, mode and difficulty; a running test takes the whole window. */
export const AttentionTests = ({ children, isShort = false }: AttentionTestsProps) => {
  const [type, setType] = useState<TestType>(() => testsChoice().get()?.type ?? 'stroop');
  const [mode, setMode] = useState<Mode>(() => testsChoice().get()?.mode ?? 'quick');
  const [difficulty, setDifficulty] = useState<Difficulty>('medium');
  const [isBusy, setIsBusy] = useState(false);
  useWholeWindow(isBusy);
  // On a phone, one choice, the rule and the start fit the screen; the rest is collapsed.
  const isNarrow = useMedia('(width < 48rem)');
  const isCollapsed = isShort || isNarrow;
  const choose = (nextType: TestType, nextMode: Mode): void => {
    setType(nextType);
    setMode(nextMode);
    testsChoice().set({ type: nextType, mode: nextMode });
  };

  const details = (
    <>
      <SelectField
        label="Difficulty"
        {...LETS_KEYS_THROUGH}
        value={difficulty}
        disabled={mode === 'full'}
        onChange={({ currentTarget }) =>
          setDifficulty(DIFFICULTIES.find((one) => one === currentTarget.value) ?? difficulty)
        }
      >
        {DIFFICULTIES.map((one) => (
          <option key={one} value={one}>
            {DIFFICULTY_LABELS[one]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Mode"
        value={mode}
        disabled={isBusy}
        onChange={({ currentTarget }) =>
          choose(type, MODES.find((one) => one === currentTarget.value) ?? mode)
        }
      >
        {MODES.map((one) => (
          <option key={one} value={one}>
            {MODE_NAMES[one]}
          </option>
        ))}
      </SelectField>
    </>
  );
  const hint = (
    <p className={kit.hint}>
      {isBusy ? RUN_TEXTS.busy : MODE_HINTS[mode]}{' '}
      {mode === 'full' ? null : LEVEL_HINTS[type][difficulty]}
    </p>
  );

  return (
    <Card heading="Custom Attention Tests">
      <div
        className={`${kit.stack5} ${kit.container} ${styles.panel}`}
        data-busy={isBusy || undefined}
      >
        <AbandonedRunNotice of={TEST_TYPES} />
        <div className={styles.choices} data-fixed={mode === 'full' || undefined}>
          <SelectField
            label="Test"
            value={type}
            disabled={isBusy}
            onChange={({ currentTarget }) =>
              choose(TEST_TYPES.find((one) => one === currentTarget.value) ?? type, mode)
            }
          >
            {TEST_TYPES.map((one) => (
              <option key={one} value={one}>
                {NAMES[one]}
              </option>
            ))}
          </SelectField>
          {isNarrow ? null : details}
        </div>
        {isNarrow ? (
          <Fold label={`${DIFFICULTY_LABELS[difficulty]}, ${MODE_NAMES[mode].toLowerCase()}`}>
            <div className={kit.stack3}>
              {details}
              {hint}
            </div>
          </Fold>
        ) : (
          hint
        )}
        <ShortPanel value={isCollapsed}>
          <ChosenTest
            key={`${type} ${mode}`}
            type={type}
            mode={mode}
            difficulty={difficulty}
            onBusy={setIsBusy}
          />
        </ShortPanel>
        {isBusy ? null : <Readers stream="attention" what="your results" />}
        {isCollapsed ? (
          <Fold label="Attention summary">
            <AttentionSummary isHeadingGiven />
          </Fold>
        ) : (
          <AttentionSummary />
        )}
        {children === undefined ? null : <div className={styles.more}>{children}</div>}
      </div>
    </Card>
  );
};

import { type ReactNode, useState } from 'react';
import { AbandonedRunNotice } from '#client/features/attention/result/abandoned-run.tsx';
import { FoldCard } from '#client/lib/folding/fold-card.tsx';
import { Readers } from '#client/lib/sharing/readers.tsx';
import { useWholeWindow } from '#client/lib/window/whole-window.ts';
import { useMedia } from '#client/platform/page/use-media.ts';
import { LETS_KEYS_THROUGH } from '#client/platform/presses.ts';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { DIFFICULTIES, type Difficulty, MODES, type Mode } from '#domain/attention/recording.ts';
import { texts } from '#texts/attention.js';
import { ChosenTest } from './chosen-test.tsx';
import styles from './panel.module.css';
import { testsChoice } from './remembered-choice.ts';
import { ShortPanel } from './short-panel.ts';
import { AttentionSummary } from './summary.tsx';
import { TEST_TYPES, type TestType } from './test-types.ts';

interface AttentionTestsProps {
  /** Content at the end of the panel. */
  readonly children?: ReactNode;
  /** Whether instructions and averages are collapsed, and on a phone the whole panel. */
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
        label={texts.difficulty}
        {...LETS_KEYS_THROUGH}
        value={difficulty}
        disabled={mode === 'full' || type === 'stroop'}
        onChange={({ currentTarget }) =>
          setDifficulty(DIFFICULTIES.find((one) => one === currentTarget.value) ?? difficulty)
        }
      >
        {DIFFICULTIES.map((one) => (
          <option key={one} value={one}>
            {texts.difficulties[one]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.mode}
        value={mode}
        disabled={isBusy}
        onChange={({ currentTarget }) =>
          choose(type, MODES.find((one) => one === currentTarget.value) ?? mode)
        }
      >
        {MODES.map((one) => (
          <option key={one} value={one}>
            {texts.modes[one]}
          </option>
        ))}
      </SelectField>
    </>
  );
  const hint = (
    <p className={kit.hint}>
      {isBusy ? texts.otherTestLater : texts.modeHints[mode]}{' '}
      {mode === 'full' ? null : texts.difficultyHints[type][difficulty]}
    </p>
  );

  const panel = (
    <div
      className={`${kit.stack5} ${kit.container} ${styles.panel}`}
      data-busy={isBusy || undefined}
    >
      <AbandonedRunNotice of={TEST_TYPES} />
      <div className={styles.choices} data-fixed={mode === 'full' || undefined}>
        <SelectField
          label={texts.test}
          value={type}
          disabled={isBusy}
          onChange={({ currentTarget }) =>
            choose(TEST_TYPES.find((one) => one === currentTarget.value) ?? type, mode)
          }
        >
          {TEST_TYPES.map((one) => (
            <option key={one} value={one}>
              {texts.testNames[one]}
            </option>
          ))}
        </SelectField>
        {isNarrow ? null : details}
      </div>
      {isNarrow ? (
        <Fold label={texts.chosenSettings[difficulty][mode]}>
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
      {isBusy ? null : <Readers stream="attention" />}
      {isCollapsed ? (
        <Fold label={texts.attentionSummary}>
          <AttentionSummary isHeadingGiven />
        </Fold>
      ) : (
        <AttentionSummary />
      )}
      {children === undefined ? null : <div className={styles.more}>{children}</div>}
    </div>
  );
  const heading = texts.customTests;
  return isShort ? (
    <FoldCard heading={heading} figure={TEST_TYPES.map((one) => texts.testNames[one]).join(', ')}>
      {panel}
    </FoldCard>
  ) : (
    <Card heading={heading}>{panel}</Card>
  );
};

import type { EndedRun, TestState } from '#client/features/attention/run/run-driver.ts';
import { practiceText } from '#client/features/attention/run/texts.ts';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { useScoreWords } from '#client/lib/comfort/scores-hidden.tsx';
import { Fold } from '#client/ui/fold.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import type { TimingCard } from '#domain/attention/recording.ts';
import { texts } from '#texts/attention.js';
import type { MeasureText } from './measure-text.ts';
import { Measures } from './measures.tsx';
import { timingText } from './timing-text.ts';

/** The number of measures shown directly; the other measures are under "More figures". */
const MAIN_MEASURES = 3;

interface RunResultProps {
  readonly measures: readonly MeasureText[];
  readonly timing: TimingCard;
}

/**
 * The measures of a run, starting with the easiest to understand, with their interpretation and the screen's timing.
 */
export const RunResult = ({ measures, timing }: RunResultProps) => {
  const { scoresHidden } = useComfort();
  const main = measures.slice(0, MAIN_MEASURES).filter(({ value }) => value !== null);
  const more = [...measures.slice(MAIN_MEASURES), timingText(timing)].filter(
    ({ value }) => value !== null,
  );
  const missing = measures.filter(({ value }) => value === null).map(({ name }) => name);
  return (
    <>
      <p>
        {texts.notDiagnosis} {texts.ownRuns}
      </p>
      {main.length === 0 ? null : <Measures measures={main} />}
      {missing.length === 0 || scoresHidden ? null : (
        <p className={kit.soft}>{texts.notEnoughTrialsFor({ figures: missing.join('; ') })}</p>
      )}
      {more.length === 0 || scoresHidden ? null : (
        <Fold label={texts.moreFigures}>
          <Measures measures={more} />
        </Fold>
      )}
    </>
  );
};

interface UnsavedProps {
  readonly hasUnsaved: boolean;
  readonly onRetry: () => void;
}

interface EndedResultProps<OwnEvent> {
  readonly ended: EndedRun<TestState, OwnEvent>;
  readonly measuresOf: (
    recording: NonNullable<EndedRun<TestState, OwnEvent>['recording']>,
  ) => readonly MeasureText[] | null;
}

/** The result of an ended run: the practice result, its measures, or a note that there were too few answers. */
export const EndedResult = <OwnEvent,>({ ended, measuresOf }: EndedResultProps<OwnEvent>) => {
  const words = useScoreWords();
  if (ended.mode === 'practice') return <p>{words(practiceText(ended.state.answers))}</p>;
  if (ended.recording === null) return <p>{texts.noAnswers}</p>;
  const measures = measuresOf(ended.recording);
  if (measures === null) return <p>{texts.fewRight}</p>;
  return <RunResult measures={measures} timing={ended.recording.timing} />;
};

/** Offers to retry when a result was neither stored nor sent. */
export const UnsavedNotice = ({ hasUnsaved, onRetry }: UnsavedProps) =>
  hasUnsaved ? <RetryNotice onRetry={onRetry}>{texts.unsaved}</RetryNotice> : null;

import { RUN_TEXTS } from '#client/features/attention/run/texts.ts';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import type { MeasureText } from './measure-text.ts';
import styles from './measures.module.css';
import { Measures } from './measures.tsx';

/** As many as are read without effort; the others are there for who asks. */
const MAIN_MEASURES = 3;

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The measures of a run, the plainest first, and how to take them. */
export const RunResult = ({ measures }: { readonly measures: readonly MeasureText[] }) => {
  const main = measures.slice(0, MAIN_MEASURES).filter(({ value }) => value !== null);
  const more = measures.slice(MAIN_MEASURES).filter(({ value }) => value !== null);
  const missing = measures
    .filter(({ value }) => value === null)
    .map(({ name }) => lowerFirst(name));
  return (
    <>
      <p>
        {RUN_TEXTS.notDiagnosis} {RUN_TEXTS.ownRuns}
      </p>
      {main.length === 0 ? null : <Measures measures={main} />}
      {missing.length === 0 ? null : (
        <p className={styles.none}>Not enough trials for: {missing.join('; ')}.</p>
      )}
      {more.length === 0 ? null : (
        <details>
          <summary className={styles.more}>More figures</summary>
          <Measures measures={more} />
        </details>
      )}
    </>
  );
};

interface UnsavedProps {
  readonly hasUnsaved: boolean;
  readonly onAgain: () => void;
}

/** Says that a result was neither kept nor sent, and tries again; nothing when all was. */
export const Unsaved = ({ hasUnsaved, onAgain }: UnsavedProps) =>
  hasUnsaved ? <RetryNotice onRetry={onAgain}>{RUN_TEXTS.unsaved}</RetryNotice> : null;

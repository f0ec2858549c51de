import { useState } from 'react';
import { cptChoice } from '#client/features/attention/panel/remembered-choice.ts';
import { AbandonedRunNotice } from '#client/features/attention/result/abandoned-run.tsx';
import { Readers } from '#client/lib/sharing/readers.tsx';
import { useWholeWindow } from '#client/lib/window/whole-window.ts';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { Mode } from '#domain/attention/recording.ts';
import styles from './cpt.module.css';
import { CptFull } from './full/full.tsx';
import { CptQuick } from './quick/quick.tsx';
import { CPT_PAGE_TEXTS } from './texts.ts';

/** The continuous performance test (CPT) with a choice between its modes, Quick and Full. */
export const CptTest = () => {
  const [mode, setMode] = useState<Mode>(() => cptChoice().get()?.mode ?? 'quick');
  const [isBusy, setIsBusy] = useState(false);
  useWholeWindow(isBusy);
  return (
    <>
      {isBusy ? null : (
        <>
          <p className={kit.measure}>{CPT_PAGE_TEXTS.about}</p>
          <AbandonedRunNotice of={['cpt']} />
          <Readers stream="attention" what="your results" />
        </>
      )}
      <div className={styles.mode} hidden={isBusy}>
        <SelectField
          label="Mode"
          hint={isBusy ? CPT_PAGE_TEXTS.busy : CPT_PAGE_TEXTS.modeHint}
          value={mode}
          disabled={isBusy}
          onChange={(event) => {
            const chosen = event.currentTarget.value === 'full' ? 'full' : 'quick';
            setMode(chosen);
            cptChoice().set({ mode: chosen });
          }}
        >
          <option value="quick">Quick, 30 seconds</option>
          <option value="full">Full, 10 minutes and breaks</option>
        </SelectField>
      </div>
      {mode === 'full' ? <CptFull onBusy={setIsBusy} /> : <CptQuick onBusy={setIsBusy} />}
    </>
  );
};

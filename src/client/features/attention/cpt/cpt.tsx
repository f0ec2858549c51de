import { useState } from 'react';
import { cptChoice } from '#client/features/attention/panel/remembered-choice.ts';
import { AbandonedRunNotice } from '#client/features/attention/result/abandoned-run.tsx';
import { Readers } from '#client/lib/sharing/readers.tsx';
import { useWholeWindow } from '#client/lib/window/whole-window.ts';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { Mode } from '#domain/attention/recording.ts';
import { texts } from '#texts/attention.js';
import styles from './cpt.module.css';
import { CptFull } from './full/full.tsx';
import { CptQuick } from './quick/quick.tsx';

/** The continuous performance test (CPT) with a choice between its modes, Quick and Full. */
export const CptTest = () => {
  const [mode, setMode] = useState<Mode>(() => cptChoice().get()?.mode ?? 'quick');
  const [isBusy, setIsBusy] = useState(false);
  useWholeWindow(isBusy);
  return (
    <>
      {isBusy ? null : (
        <>
          <p className={kit.measure}>{texts.cptAbout}</p>
          <AbandonedRunNotice of={['cpt']} />
          <Readers stream="attention" />
        </>
      )}
      <div className={styles.mode} hidden={isBusy}>
        <SelectField
          label={texts.mode}
          hint={isBusy ? texts.cptOtherModeLater : texts.cptModeHint}
          value={mode}
          disabled={isBusy}
          onChange={(event) => {
            const chosen = event.currentTarget.value === 'full' ? 'full' : 'quick';
            setMode(chosen);
            cptChoice().set({ mode: chosen });
          }}
        >
          <option value="quick">{texts.cptModes.quick}</option>
          <option value="full">{texts.cptModes.full}</option>
        </SelectField>
      </div>
      {mode === 'full' ? <CptFull onBusy={setIsBusy} /> : <CptQuick onBusy={setIsBusy} />}
    </>
  );
};

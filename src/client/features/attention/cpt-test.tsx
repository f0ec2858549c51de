import { useState } from 'react';
import { SelectField } from '#client/ui/select-field.tsx';
import styles from './cpt.module.css';
import { CptFull } from './cpt-full.tsx';
import { CptQuick } from './cpt-quick.tsx';

/** The CPT in the mode of one's choice. */
export const CptTest = () => {
  const [mode, setMode] = useState('quick');
  return (
    <>
      <div className={styles.mode}>
        <SelectField
          label="Mode"
          hint="Quick shows how the test goes. Full has enough letters to measure something."
          value={mode}
          onChange={(event) => setMode(event.currentTarget.value)}
        >
          <option value="quick">Quick, 30 seconds</option>
          <option value="full">Full, 10 minutes and breaks</option>
        </SelectField>
      </div>
      {mode === 'full' ? <CptFull /> : <CptQuick />}
    </>
  );
};

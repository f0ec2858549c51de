import { useId } from 'react';
import { setComfort } from '#client/lib/comfort/comfort.ts';
import { SwitchRow } from '#client/ui/fields/switch-row.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { Comfort } from '#domain/comfort/comfort.ts';
import { texts } from '#texts/comfort.js';
import styles from './comfort.module.css';
import { TrySound } from './try-sound.tsx';

/** The settings for sounds and their volume. */
export const SoundSettings = ({ comfort }: { readonly comfort: Comfort }) => {
  const id = useId();
  return (
    <>
      <SwitchRow
        label={texts.sounds}
        hint={texts.soundsHint}
        checked={comfort.sounds}
        onChange={(sounds) => setComfort({ sounds })}
      />
      <div className={`${kit.stack2} ${styles.sound}`}>
        <label htmlFor={id} className={`${kit.legend} ${styles.legend}`}>
          {texts.soundVolume}
        </label>
        <div className={styles.volume}>
          <input
            id={id}
            type="range"
            min={0}
            max={100}
            step={5}
            className={styles.range}
            disabled={!comfort.sounds}
            value={comfort.soundVolume}
            aria-valuetext={texts.volumeInWords({ volume: comfort.soundVolume })}
            onChange={(event) => setComfort({ soundVolume: Number(event.target.value) })}
          />
          <output htmlFor={id} className={styles.percent}>
            {texts.volume({ volume: comfort.soundVolume })}
          </output>
        </div>
        {comfort.sounds ? <TrySound volume={comfort.soundVolume} /> : null}
      </div>
    </>
  );
};

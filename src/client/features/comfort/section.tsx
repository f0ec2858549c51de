import { setComfort, useComfort } from '#client/lib/comfort/comfort.ts';
import { localTimeText } from '#client/lib/date-text.ts';
import { useArrival } from '#client/lib/navigation/use-arrival.ts';
import { useSession } from '#client/lib/session/session.ts';
import { RadioRows } from '#client/ui/fields/radio-rows.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { SwitchRow } from '#client/ui/fields/switch-row.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import {
  FONTS,
  LATEST_DAY_START_HOUR,
  PREFERENCES,
  TEXT_SIZES,
  TEXT_SPACINGS,
  THEMES,
} from '#domain/comfort/comfort.ts';
import { texts } from '#texts/comfort.js';
import styles from './comfort.module.css';
import { LanguageField } from './language-field.tsx';
import { SoundSettings } from './sound-settings.tsx';
import { ComfortSyncNotice } from './sync-notice.tsx';
import { ZoneField } from './zone-field.tsx';

const HOURS = Array.from({ length: LATEST_DAY_START_HOUR + 1 }, (_, hour) => hour);

/** A whole hour as a time of day, such as "04:00" or "4:00 AM". */
const hourName = (hour: number): string => localTimeText(`${String(hour).padStart(2, '0')}:00`);

/**
 * The comfort settings. Every change applies immediately. The start of the day is stored for a person and not for a
 * device, so only signed-in people see it.
 */
export const ComfortSection = () => {
  useArrival('comfort');
  const comfort = useComfort();
  const signedIn = useSession().state === 'in';
  return (
    <Card heading={texts.comfort} anchor="comfort">
      <div>
        <p className={kit.hint}>{signedIn ? texts.savedWithAccount : texts.savedOnDevice}</p>
        <ComfortSyncNotice />
      </div>
      <RadioRows
        legend={texts.theme}
        options={THEMES}
        label={(one) => texts.themes[one]}
        value={comfort.theme}
        onChoose={(theme) => setComfort({ theme })}
      />
      <LanguageField />
      <RadioRows
        legend={texts.textSize}
        options={TEXT_SIZES}
        label={(one) => texts.textSizes[one]}
        value={comfort.textSize}
        onChoose={(textSize) => setComfort({ textSize })}
      />
      <RadioRows
        legend={texts.textSpacing}
        options={TEXT_SPACINGS}
        label={(one) => texts.textSpacings[one]}
        value={comfort.textSpacing}
        onChoose={(textSpacing) => setComfort({ textSpacing })}
      />
      <RadioRows
        legend={texts.font}
        options={FONTS}
        label={(one) => texts.fonts[one]}
        value={comfort.font}
        onChoose={(font) => setComfort({ font })}
      />
      <RadioRows
        legend={texts.reducedMotion}
        hint={texts.reducedMotionHint}
        options={PREFERENCES}
        label={(one) => texts.motions[one]}
        value={comfort.reducedMotion}
        onChoose={(reducedMotion) => setComfort({ reducedMotion })}
      />
      <SwitchRow
        label={texts.reducedStimulation}
        hint={texts.reducedStimulationHint}
        checked={comfort.reducedStimulation}
        onChange={(reducedStimulation) => setComfort({ reducedStimulation })}
      />
      <SwitchRow
        label={texts.oneThingAtATime}
        hint={texts.oneThingAtATimeHint}
        checked={comfort.oneThingAtATime}
        onChange={(oneThingAtATime) => setComfort({ oneThingAtATime })}
      />
      <SoundSettings comfort={comfort} />
      {signedIn ? (
        <div className={`${kit.stack4} ${styles.narrow}`}>
          <SelectField
            label={texts.dayStartsAt}
            hint={texts.dayStartsAtHint}
            value={comfort.dayStartsAtHour}
            onChange={(event) => setComfort({ dayStartsAtHour: Number(event.target.value) })}
          >
            {HOURS.map((hour) => (
              <option key={hour} value={hour}>
                {hourName(hour)}
              </option>
            ))}
          </SelectField>
          <ZoneField />
        </div>
      ) : null}
    </Card>
  );
};

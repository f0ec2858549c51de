import { setComfort, useComfort } from '#client/lib/comfort/comfort.ts';
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
import styles from './comfort.module.css';
import { SoundSettings } from './sound-settings.tsx';
import { ComfortSyncNotice } from './sync-notice.tsx';
import {
  FONT_NAMES,
  hourName,
  MOTION_NAMES,
  SIZE_NAMES,
  SPACING_NAMES,
  THEME_NAMES,
} from './texts.ts';
import { ZoneField } from './zone-field.tsx';

const HOURS = Array.from({ length: LATEST_DAY_START_HOUR + 1 }, (_, hour) => hour);

const KEPT_WITH_ACCOUNT =
  'Every change shows at once and is kept with your account, so it is the same on your other devices.';
const KEPT_ON_DEVICE = 'Every change shows at once and is kept on this device.';

/**
 * The comfort settings. Every change applies immediately. The start of the day is stored for a person and not for a
 * device, so only signed-in people see it.
 */
export const ComfortSection = () => {
  useArrival('comfort');
  const comfort = useComfort();
  const signedIn = useSession().state === 'in';
  return (
    <Card heading="Comfort" anchor="comfort">
      <div>
        <p className={kit.hint}>{signedIn ? KEPT_WITH_ACCOUNT : KEPT_ON_DEVICE}</p>
        <ComfortSyncNotice />
      </div>
      <RadioRows
        legend="Theme"
        options={THEMES}
        label={(one) => THEME_NAMES[one]}
        value={comfort.theme}
        onChoose={(theme) => setComfort({ theme })}
      />
      <RadioRows
        legend="Text size"
        options={TEXT_SIZES}
        label={(one) => SIZE_NAMES[one]}
        value={comfort.textSize}
        onChoose={(textSize) => setComfort({ textSize })}
      />
      <RadioRows
        legend="Text spacing"
        options={TEXT_SPACINGS}
        label={(one) => SPACING_NAMES[one]}
        value={comfort.textSpacing}
        onChoose={(textSpacing) => setComfort({ textSpacing })}
      />
      <RadioRows
        legend="Font"
        options={FONTS}
        label={(one) => FONT_NAMES[one]}
        value={comfort.font}
        onChoose={(font) => setComfort({ font })}
      />
      <RadioRows
        legend="Reduced motion"
        hint="When on, nothing slides or fades."
        options={PREFERENCES}
        label={(one) => MOTION_NAMES[one]}
        value={comfort.reducedMotion}
        onChoose={(reducedMotion) => setComfort({ reducedMotion })}
      />
      <SwitchRow
        label="Reduced stimulation"
        hint="Fewer colors, no shadows, no pictures that only decorate. Games are silent and show less at once."
        checked={comfort.reducedStimulation}
        onChange={(reducedStimulation) => setComfort({ reducedStimulation })}
      />
      <SwitchRow
        label="One thing at a time"
        hint="Today, Routine, the Dashboard and Focus show one part. The rest is one press away."
        checked={comfort.oneThingAtATime}
        onChange={(oneThingAtATime) => setComfort({ oneThingAtATime })}
      />
      <SoundSettings comfort={comfort} />
      {signedIn ? (
        <div className={`${kit.stack4} ${styles.narrow}`}>
          <SelectField
            label="My day starts at"
            hint="Before this time, what you enter counts for the day before."
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

import { setComfort, useComfort } from '#client/lib/comfort/comfort.ts';
import { dateText } from '#client/lib/date-text.ts';
import { useToday } from '#client/lib/use-today.ts';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { SwitchRow } from '#client/ui/fields/switch-row.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import {
  LOOKS_MAX,
  type LooksLimit,
  looksAllowedOn,
  withLooksADay,
} from '#domain/comfort/looks.ts';
import { texts } from '#texts/limits.js';
import styles from './limits.module.css';

const COUNTS = Array.from({ length: LOOKS_MAX }, (_, index) => index + 1);
/** The value of the select that means no limit. */
const NONE = 'none';

const laterText = ({ later }: LooksLimit): string | null => {
  if (later === null) return null;
  const { aDay } = later;
  const date = dateText(later.from);
  return aDay === null ? texts.noLimitFrom({ date }) : texts.limitFrom({ date, aDay });
};

const todayText = (aDay: number | null): string =>
  aDay === null ? texts.noLimitToday : texts.limitToday({ aDay });

/**
 * Limits that people can set for themselves: how often a day they look at tests and history, and whether scores are
 * hidden.
 */
export const LimitsSection = () => {
  const { looks, scoresHidden } = useComfort();
  const today = useToday();
  const now = looksAllowedOn(looks, today);
  const isChanging = looks.later !== null && today < looks.later.from;
  const wanted = isChanging && looks.later !== null ? looks.later.aDay : now;
  return (
    <Card heading={texts.limits} anchor="limits">
      <p className={kit.soft}>{texts.aboutLimits}</p>
      <div className={styles.narrow}>
        <SelectField
          label={texts.looksADay}
          hint={texts.aboutLooks}
          value={wanted ?? NONE}
          onChange={({ currentTarget: { value } }) =>
            setComfort({
              looks: withLooksADay(looks, value === NONE ? null : Number(value), today),
            })
          }
        >
          <option value={NONE}>{texts.noLimit}</option>
          {COUNTS.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </SelectField>
      </div>
      <p role="status" className={kit.noneIfEmpty}>
        {isChanging ? `${todayText(now)} ${laterText(looks)}` : null}
      </p>
      <SwitchRow
        label={texts.hideScores}
        hint={texts.aboutScores}
        checked={scoresHidden}
        onChange={(hidden) => setComfort({ scoresHidden: hidden })}
      />
    </Card>
  );
};

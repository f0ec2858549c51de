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
import styles from './limits.module.css';

const COUNTS = Array.from({ length: LOOKS_MAX }, (_, index) => index + 1);
/** The value of the select that means no limit. */
const NONE = 'none';

const laterText = ({ later }: LooksLimit): string | null => {
  if (later === null) return null;
  const what = later.aDay === null ? 'There is no limit' : `The limit is ${later.aDay} a day`;
  return `${what} from ${dateText(later.from)} on.`;
};

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
    <Card heading="Limits" anchor="limits">
      <p className={kit.soft}>
        Looking again and again can become a ritual. You can set limits for yourself. They are off
        until you turn them on.
      </p>
      <div className={styles.narrow}>
        <SelectField
          label="Looks at tests and history a day"
          hint="This counts for attention tests, the mood calendar, the Dashboard and past urges. Fewer looks apply at once. More looks, or no limit, apply from tomorrow."
          value={wanted ?? NONE}
          onChange={({ currentTarget: { value } }) =>
            setComfort({
              looks: withLooksADay(looks, value === NONE ? null : Number(value), today),
            })
          }
        >
          <option value={NONE}>No limit</option>
          {COUNTS.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </SelectField>
      </div>
      <p role="status" className={kit.noneIfEmpty}>
        {isChanging ? `Today the limit is ${now ?? 'none'}. ${laterText(looks)}` : null}
      </p>
      <SwitchRow
        label="Hide scores"
        hint="Leaves out the numbers of quizzes, attention tests and games. Words stay. Your results are saved as before."
        checked={scoresHidden}
        onChange={(hidden) => setComfort({ scoresHidden: hidden })}
      />
    </Card>
  );
};

import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '#client/lib/api/call.ts';
import { dateFormat } from '#client/lib/date-text.ts';
import { weekStart } from '#client/lib/locale.ts';
import { daysText, shortMonthText, WEEKDAY_NAMES } from '#client/lib/routines/plan-words.ts';
import { useToday } from '#client/lib/use-today.ts';
import { ChipGroup } from '#client/ui/fields/chip-group.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { previewBody, type Routine, routineEndpoints } from '#contract/routines.ts';
import { isLocalDate } from '#domain/shared/time/local-date.ts';
import { WEEKDAYS } from '#domain/shared/time/weekdays.ts';
import { texts } from '#texts/routine-form.js';
import styles from './editor.module.css';
import { type EditorDraft, type PartProps, planIn } from './editor-draft.ts';
import { readRepeat } from './first-day.ts';

const PLACE_ORDER = ['1', '2', '3', '4', '-1'] as const;

/** The weekdays, starting with the first day of the person's week. */
const ownWeek = () => {
  const first = WEEKDAYS.indexOf(weekStart());
  return [...WEEKDAYS.slice(first), ...WEEKDAYS.slice(0, first)];
};

const isKey = <Key extends string>(
  words: Readonly<Record<Key, string>>,
  text: string,
): text is Key => text in words;

const shortDay = dateFormat({ weekday: 'short', day: 'numeric', month: 'short' });

/** The next days of the plan, or a note that the plan has no days. */
const Preview = ({ draft }: { readonly draft: EditorDraft }) => {
  const today = useToday();
  const { repeat, startsOn, endsOn } = planIn(draft);
  const rule = z.safeParse(previewBody, {
    repeat,
    startsOn,
    endsOn,
    from: today,
  });
  const { data } = useQuery({
    queryKey: ['routine-preview', rule.data],
    queryFn: ({ signal }) =>
      call(routineEndpoints.preview, {
        body: z.parse(previewBody, rule.data),
        signal,
      }),
    enabled: rule.success,
    staleTime: 60_000,
  });
  if (!rule.success || data === undefined) return null;
  const days = data.dates.map(shortDay).join(', ');
  return (
    <p className={kit.softThin} role="status">
      {data.dates.length === 0
        ? texts.neverComes
        : data.dates.length < 5
          ? texts.comesOn({ days })
          : texts.comesOnAndSoOn({ days })}
    </p>
  );
};

interface WhenFieldsProps extends PartProps {
  readonly routines: readonly Routine[];
  /** Whether the form edits a single day. A day has a time but no recurrence rule. */
  readonly isDay: boolean;
}

/** The short names of weekdays; screen readers read the full names. */
const weekdayLabel = (name: string) => (
  <>
    <span aria-hidden="true">{name.slice(0, 3)}</span>
    <VisuallyHidden>{name}</VisuallyHidden>
  </>
);

/** The days of a routine as chips, and as text if its rule says more than weekdays do. */
const Days = ({ draft, change, errors }: PartProps) => {
  const { startsOn } = draft;
  const repeat = readRepeat(draft);
  const isPlain = draft.repeat === 'weeks' && draft.every.trim() === '1';
  return (
    <>
      {draft.repeat === 'weeks' ? (
        <ChipGroup
          legend={texts.days}
          name="plan.repeat.weekdays"
          error={errors['plan.repeat.weekdays']}
          options={ownWeek().map((day) => WEEKDAY_NAMES[day])}
          label={weekdayLabel}
          selected={new Set(draft.weekdays.map((day) => WEEKDAY_NAMES[day]))}
          onToggle={(name) => {
            const day = WEEKDAYS.find((one) => WEEKDAY_NAMES[one] === name);
            if (day === undefined) return;
            const had = draft.weekdays.includes(day);
            change({
              weekdays: WEEKDAYS.filter((one) =>
                one === day ? !had : draft.weekdays.includes(one),
              ),
            });
          }}
        />
      ) : null}
      {isPlain || repeat === null || !isLocalDate(startsOn) ? null : (
        <p>{texts.repeats({ days: daysText({ repeat, startsOn }) })}</p>
      )}
    </>
  );
};

/** The time of day of a routine (its anchor) and its days. */
export const WhenFields = ({ draft, change, errors, routines, isDay }: WhenFieldsProps) => {
  const others = routines.filter(({ id }) => id !== draft.id);
  return (
    <>
      <div className={`${kit.rowBottom23} ${styles.pair}`}>
        <SelectField
          label={texts.timeOfDay}
          value={draft.anchor}
          onChange={({ currentTarget: { value } }) => {
            if (!isKey(texts.anchors, value)) return;
            change({
              anchor: value,
              ...(value === 'after' && draft.after === '' ? { after: others[0]?.id ?? '' } : {}),
            });
          }}
        >
          {Object.entries(texts.anchors).map(([value, words]) =>
            value === 'after' && others.length === 0 ? null : (
              <option key={value} value={value}>
                {words}
              </option>
            ),
          )}
        </SelectField>
        {draft.anchor === 'time' ? (
          <TextField
            label={texts.time}
            name="plan.anchor.time"
            type="time"
            value={draft.time}
            error={errors['plan.anchor.time']}
            onChange={(event) => change({ time: event.currentTarget.value })}
          />
        ) : null}
      </div>
      {draft.anchor === 'after' ? (
        <SelectField
          label={texts.afterWhichRoutine}
          name="plan.anchor.routineId"
          value={draft.after}
          error={errors['plan.anchor.routineId']}
          onChange={(event) => change({ after: event.currentTarget.value })}
        >
          {others.map(({ id, plan }) => (
            <option key={id} value={id}>
              {plan.name}
            </option>
          ))}
        </SelectField>
      ) : null}
      {isDay ? null : <Days draft={draft} change={change} errors={errors} />}
    </>
  );
};

/** The label of the first day. */
const firstLabel = (repeat: EditorDraft['repeat']): string => {
  if (repeat === 'once') return texts.day;
  return repeat === 'years' ? texts.firstDayOfYears : texts.firstDay;
};

/** The fields for how a routine repeats, and for its first and last day. */
export const RepeatFields = ({ draft, change, errors }: PartProps) => {
  const repeat = readRepeat(draft);
  const short = repeat === null ? null : shortMonthText(repeat);
  const every = draft.repeat === 'month-weekdays' ? 'months' : draft.repeat;
  return (
    <>
      <SelectField
        label={texts.howItRepeats}
        name="plan.repeat"
        value={draft.repeat}
        error={errors['plan.repeat']}
        onChange={({ currentTarget: { value } }) => {
          if (isKey(texts.repeatKinds, value)) change({ repeat: value });
        }}
      >
        {Object.entries(texts.repeatKinds).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
      {draft.repeat === 'month-weekdays' ? (
        <div className={`${kit.rowBottom23} ${styles.pair}`}>
          <SelectField
            label={texts.whichOne}
            value={draft.ordinal}
            onChange={({ currentTarget: { value } }) => {
              if (isKey(texts.places, value)) change({ ordinal: value });
            }}
          >
            {PLACE_ORDER.map((place) => (
              <option key={place} value={place}>
                {texts.places[place]}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={texts.weekday}
            value={draft.weekday}
            onChange={({ currentTarget: { value } }) => {
              if (isKey(WEEKDAY_NAMES, value)) change({ weekday: value });
            }}
          >
            {ownWeek().map((day) => (
              <option key={day} value={day}>
                {WEEKDAY_NAMES[day]}
              </option>
            ))}
          </SelectField>
        </div>
      ) : null}
      {isKey(texts.every, every) ? (
        <TextField
          label={texts.every[every]}
          name="plan.repeat.every"
          inputMode="numeric"
          autoComplete="off"
          value={draft.every}
          error={errors['plan.repeat.every']}
          onChange={(event) => change({ every: event.currentTarget.value })}
        />
      ) : null}
      {draft.repeat === 'months' ? (
        <TextField
          label={texts.datesOfTheMonth}
          hint={texts.datesHint}
          name="plan.repeat.days"
          autoComplete="off"
          value={draft.dates}
          error={errors['plan.repeat.days']}
          onChange={(event) => change({ dates: event.currentTarget.value })}
        />
      ) : null}
      <div className={`${kit.rowBottom23} ${styles.pair}`}>
        <TextField
          label={firstLabel(draft.repeat)}
          name="plan.startsOn"
          type="date"
          value={draft.startsOn}
          error={errors['plan.startsOn']}
          onChange={(event) => change({ startsOn: event.currentTarget.value, isStartChosen: true })}
        />
        {draft.repeat === 'once' ? null : (
          <TextField
            label={texts.lastDayIfAny}
            name="plan.endsOn"
            type="date"
            value={draft.endsOn}
            error={errors['plan.endsOn']}
            onChange={(event) => change({ endsOn: event.currentTarget.value })}
          />
        )}
      </div>
      {short === null ? null : <p className={kit.softThin}>{short}</p>}
      <Preview draft={draft} />
    </>
  );
};

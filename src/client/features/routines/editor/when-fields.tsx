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
import styles from './editor.module.css';
import { type EditorDraft, type PartProps, planIn } from './editor-draft.ts';
import { readRepeat } from './first-day.ts';

const ANCHORS: Readonly<Record<EditorDraft['anchor'], string>> = {
  time: 'At a time',
  after: 'After another routine',
  none: 'At any time of the day',
};

const REPEATS: Readonly<Record<EditorDraft['repeat'], string>> = {
  weeks: 'On days of the week',
  days: 'Every few days',
  months: 'On dates of the month',
  'month-weekdays': 'On a weekday of the month',
  years: 'Once a year',
  once: 'Once',
};

const EVERY_LABELS = {
  weeks: 'Every how many weeks',
  days: 'Every how many days',
  months: 'Every how many months',
  'month-weekdays': 'Every how many months',
} as const;

const FIRST_LABELS: Readonly<Partial<Record<EditorDraft['repeat'], string>>> = {
  once: 'Day',
  years: 'First day, whose date comes each year',
};

const PLACE_ORDER = ['1', '2', '3', '4', '-1'] as const;
const PLACES: Readonly<Record<EditorDraft['ordinal'], string>> = {
  '1': 'First',
  '2': 'Second',
  '3': 'Third',
  '4': 'Fourth',
  '-1': 'Last',
};

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
  return (
    <p className={kit.softThin} role="status">
      {data.dates.length === 0
        ? 'On these days it would never come. Change the days or the end.'
        : `It comes on ${data.dates.map(shortDay).join(', ')}${data.dates.length < 5 ? '' : ' and so on'}.`}
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
          legend="Days"
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
        <p>It repeats {daysText({ repeat, startsOn })}. You can change this under “More”.</p>
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
          label="Time of day"
          value={draft.anchor}
          onChange={({ currentTarget: { value } }) => {
            if (!isKey(ANCHORS, value)) return;
            change({
              anchor: value,
              ...(value === 'after' && draft.after === '' ? { after: others[0]?.id ?? '' } : {}),
            });
          }}
        >
          {Object.entries(ANCHORS).map(([value, words]) =>
            value === 'after' && others.length === 0 ? null : (
              <option key={value} value={value}>
                {words}
              </option>
            ),
          )}
        </SelectField>
        {draft.anchor === 'time' ? (
          <TextField
            label="Time"
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
          label="After which routine"
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

/** The fields for how a routine repeats, and for its first and last day. */
export const RepeatFields = ({ draft, change, errors }: PartProps) => {
  const repeat = readRepeat(draft);
  const short = repeat === null ? null : shortMonthText(repeat);
  return (
    <>
      <SelectField
        label="How it repeats"
        name="plan.repeat"
        value={draft.repeat}
        error={errors['plan.repeat']}
        onChange={({ currentTarget: { value } }) => {
          if (isKey(REPEATS, value)) change({ repeat: value });
        }}
      >
        {Object.entries(REPEATS).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
      {draft.repeat === 'month-weekdays' ? (
        <div className={`${kit.rowBottom23} ${styles.pair}`}>
          <SelectField
            label="Which one"
            value={draft.ordinal}
            onChange={({ currentTarget: { value } }) => {
              if (isKey(PLACES, value)) change({ ordinal: value });
            }}
          >
            {PLACE_ORDER.map((place) => (
              <option key={place} value={place}>
                {PLACES[place]}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Weekday"
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
      {isKey(EVERY_LABELS, draft.repeat) ? (
        <TextField
          label={EVERY_LABELS[draft.repeat]}
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
          label="Dates of the month"
          hint="Numbers with commas, such as 1, 15, last."
          name="plan.repeat.days"
          autoComplete="off"
          value={draft.dates}
          error={errors['plan.repeat.days']}
          onChange={(event) => change({ dates: event.currentTarget.value })}
        />
      ) : null}
      <div className={`${kit.rowBottom23} ${styles.pair}`}>
        <TextField
          label={FIRST_LABELS[draft.repeat] ?? 'First day'}
          name="plan.startsOn"
          type="date"
          value={draft.startsOn}
          error={errors['plan.startsOn']}
          onChange={(event) => change({ startsOn: event.currentTarget.value, isStartChosen: true })}
        />
        {draft.repeat === 'once' ? null : (
          <TextField
            label="Last day, if any"
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

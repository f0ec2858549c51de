import { useState } from 'react';
import * as z from 'zod/mini';
import type { Routines } from '#client/features/routines/days/use-routines.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { fitting } from '#client/lib/forms/fitting.ts';
import { useForm } from '#client/lib/forms/use-form.ts';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import type { Routine } from '#contract/routines.ts';
import { plannedDate } from '#contract/shared/fields.ts';
import { addDays, isLocalDate } from '#domain/shared/time/local-date.ts';
import { texts } from '#texts/routines.js';

interface BreakFormProps {
  readonly routines: Routines;
  /** The routine that the break is for; null for a break from all routines. */
  readonly routine: Routine | null;
  readonly onClose: () => void;
}

type Length = keyof typeof texts.breakLengths;

/** The number of days between the first and the last day of a break of this length. */
const DAYS = { week: 6, two: 13 } as const;

const dayOr = (error: string) =>
  z.pipe(z.string().check(z.refine(isLocalDate, { error })), plannedDate);
const breakDays = z
  .object({ from: dayOr(texts.firstDayNeeded), until: z.nullable(dayOr(texts.lastDayTooEarly)) })
  .check(
    z.refine(({ from, until }) => until === null || until >= from, {
      error: texts.lastDayTooEarly,
      path: ['until'],
    }),
  );

const isLength = (text: string): text is Length => text in texts.breakLengths;

/** The form to start a break, today or on another day. */
export const BreakForm = ({ routines, routine, onClose }: BreakFormProps) => {
  const { today } = routines;
  const [from, setFrom] = useState<string>(today);
  const [length, setLength] = useState<Length>('week');
  const [day, setDay] = useState<string>(addDays(today, 7));
  const values = { from, until: length === 'day' ? day : null };
  const form = useForm({
    schema: breakDays,
    values,
    send: async () => {
      const read = fitting(breakDays, values);
      const until =
        length === 'week' || length === 'two' ? addDays(read.from, DAYS[length]) : read.until;
      void routines.pause(routine, read.from, until);
      onClose();
    },
  });

  return (
    <EntryForm form={form} submit={texts.takeABreak} onCancel={onClose}>
      <p>{routine === null ? texts.breakExplained.all : texts.breakExplained.one}</p>
      <TextField label={texts.firstDay} type="date" {...form.bind('from', from, setFrom)} />
      <SelectField
        label={texts.howLong}
        value={length}
        onChange={({ currentTarget: { value } }) => {
          if (isLength(value)) setLength(value);
        }}
      >
        {Object.entries(texts.breakLengths).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
      {length === 'day' ? (
        <TextField label={texts.lastDay} type="date" {...form.bind('until', day, setDay)} />
      ) : null}
    </EntryForm>
  );
};

import { useState } from 'react';
import * as z from 'zod/mini';
import { useMeetings } from '#client/features/clients/client-queries.ts';
import styles from '#client/features/clients/clients.module.css';
import { dateText } from '#client/lib/date-text.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { fitting } from '#client/lib/forms/fitting.ts';
import { useForm } from '#client/lib/forms/use-form.ts';
import { useToday } from '#client/lib/use-today.ts';
import { errorText } from '#client/lib/user-facing-error.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import type { Client } from '#contract/sharing/clients.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { isLocalDate } from '#domain/shared/time/local-date.ts';

/** The number of sessions that are listed above the collapsible part. */
const SHOWN = 3;

const sessionUntil = (today: LocalDate) =>
  z.object({
    date: z
      .custom<LocalDate>((given) => typeof given === 'string' && isLocalDate(given), {
        error: 'Choose the day of the session.',
      })
      .check(
        z.refine((date) => date <= today, {
          error: 'This day is still to come. Add the session after that day.',
        }),
      ),
  });

/** The session dates with a client, with controls to add and remove them. */
export const Sessions = ({ client: { id, meetings } }: { readonly client: Client }) => {
  const today = useToday();
  const [date, setDate] = useState<string>(today);
  const { mutateAsync: add } = useMeetings(id);
  const { mutate: remove, error } = useMeetings(id);
  const schema = sessionUntil(today);
  const form = useForm({
    schema,
    values: { date },
    send: async () => {
      await add({ ...fitting(schema, { date }), isAdded: true });
    },
  });
  const row = (day: (typeof meetings)[number]) => (
    <li key={day} className={`${kit.rowApart13} ${styles.session}`}>
      {dateText(day)}
      <Button
        kind="quiet"
        size="small"
        aria-label={`Remove the session on ${dateText(day)}`}
        onClick={() => remove({ date: day, isAdded: false })}
      >
        Remove
      </Button>
    </li>
  );
  return (
    <Card heading="Sessions">
      <EntryForm form={form} submit="Add the session" sending="Adding…" kind="secondary">
        <TextField
          label="Day of a session"
          type="date"
          max={today}
          {...form.bind('date', date, setDate)}
        />
      </EntryForm>
      {error === null ? null : <Notice tone="problem">{errorText(error)}</Notice>}
      {meetings.length === 0 ? (
        <p>No session yet.</p>
      ) : (
        <ul className={kit.stack2} aria-label="Days of sessions">
          {meetings.slice(0, SHOWN).map(row)}
        </ul>
      )}
      {meetings.length > SHOWN ? (
        <Fold label={`Earlier sessions (${meetings.length - SHOWN})`}>
          <ul className={kit.stack2}>{meetings.slice(SHOWN).map(row)}</ul>
        </Fold>
      ) : null}
    </Card>
  );
};

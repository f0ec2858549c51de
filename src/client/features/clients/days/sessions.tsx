import { useState } from 'react';
import { useMeetings } from '#client/features/clients/client-queries.ts';
import styles from '#client/features/clients/clients.module.css';
import { dateText } from '#client/lib/date-text.ts';
import { errorText } from '#client/lib/told.ts';
import { useToday } from '#client/lib/use-today.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import type { Client } from '#contract/sharing/clients.ts';
import { isLocalDate } from '#domain/shared/time/local-date.ts';

/** The number of sessions listed before the collapsible part. */
const SHOWN = 3;

/** The session dates with a client, with controls to add and remove them. */
export const Sessions = ({ client: { id, meetings } }: { readonly client: Client }) => {
  const today = useToday();
  const [date, setDate] = useState<string>(today);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending, error, reset } = useMeetings(id);

  const add = (): void => {
    reset();
    if (!isLocalDate(date)) setProblem('Choose the day of the session.');
    else if (date > today) setProblem('This day is still to come. Add the session after that day.');
    else {
      setProblem(null);
      mutate({ date, isAdded: true });
    }
  };
  const row = (day: (typeof meetings)[number]) => (
    <li key={day} className={styles.session}>
      {dateText(day)}
      <Button
        kind="quiet"
        size="small"
        aria-label={`Remove the session on ${dateText(day)}`}
        onClick={() => mutate({ date: day, isAdded: false })}
      >
        Remove
      </Button>
    </li>
  );
  return (
    <Card heading="Sessions">
      <form
        className={styles.range}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextField
          label="Day of a session"
          type="date"
          max={today}
          value={date}
          {...(problem === null && error === null ? {} : { error: problem ?? errorText(error) })}
          onChange={({ currentTarget: { value } }) => setDate(value)}
        />
        <Button type="submit" kind="secondary" pending={isPending}>
          Add the session
        </Button>
      </form>
      {meetings.length === 0 ? (
        <p>No session yet.</p>
      ) : (
        <ul className={styles.sessions} aria-label="Days of sessions">
          {meetings.slice(0, SHOWN).map(row)}
        </ul>
      )}
      {meetings.length > SHOWN ? (
        <details>
          <summary className={styles.summary}>Earlier sessions ({meetings.length - SHOWN})</summary>
          <ul className={styles.sessions}>{meetings.slice(SHOWN).map(row)}</ul>
        </details>
      ) : null}
    </Card>
  );
};

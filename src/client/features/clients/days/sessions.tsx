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
import { texts } from '#texts/clients.js';
import { texts as common } from '#texts/common.js';

/** The number of sessions that are listed above the collapsible part. */
const SHOWN = 3;

const sessionUntil = (today: LocalDate) =>
  z.object({
    date: z
      .custom<LocalDate>((given) => typeof given === 'string' && isLocalDate(given), {
        error: texts.sessionDayNeeded,
      })
      .check(
        z.refine((date) => date <= today, {
          error: texts.dayStillToCome,
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
        aria-label={texts.removeSession({ day: dateText(day) })}
        onClick={() => remove({ date: day, isAdded: false })}
      >
        {common.remove}
      </Button>
    </li>
  );
  return (
    <Card heading={texts.sessions}>
      <EntryForm form={form} submit={texts.addSession} sending={texts.adding} kind="secondary">
        <TextField
          label={texts.sessionDay}
          type="date"
          max={today}
          {...form.bind('date', date, setDate)}
        />
      </EntryForm>
      {error === null ? null : <Notice tone="problem">{errorText(error)}</Notice>}
      {meetings.length === 0 ? (
        <p>{texts.noSessionYet}</p>
      ) : (
        <ul className={kit.stack2} aria-label={texts.sessionDays}>
          {meetings.slice(0, SHOWN).map(row)}
        </ul>
      )}
      {meetings.length > SHOWN ? (
        <Fold label={texts.earlierSessions({ count: meetings.length - SHOWN })}>
          <ul className={kit.stack2}>{meetings.slice(SHOWN).map(row)}</ul>
        </Fold>
      ) : null}
    </Card>
  );
};

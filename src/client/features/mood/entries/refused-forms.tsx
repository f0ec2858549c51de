import { useState } from 'react';
import * as z from 'zod/mini';
import { AboutFields } from '#client/features/mood/check-in/fields/about-fields.tsx';
import { MoodSlider } from '#client/features/mood/check-in/fields/slider.tsx';
import { getComfort } from '#client/lib/comfort/comfort.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { useOutbox } from '#client/sync/outbox/context.ts';
import type { EditProps } from '#client/sync/outbox/entry-handler.ts';
import type { Reason } from '#client/sync/outbox/outbox-item.ts';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { moodChanges } from '#contract/mood.ts';
import { type DetailChanges, detailsIn, NO_DETAILS, withDetails } from '#domain/mood/details.ts';
import { levelAtPosition } from '#domain/mood/levels.ts';
import { isLocalDate } from '#domain/shared/time/local-date.ts';
import { instantAt, wallClockAt } from '#domain/shared/time/zone.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/mood.js';
import { type DetailsBody, type MoodBody, moodBody } from './entry.ts';

/** The reasons why the server refused an entry, without duplicates. */
const RefusedReason = ({ reason }: { readonly reason: Reason }) => (
  <Notice tone="info">
    <p>{reason.message}</p>
    {reason.issues
      .filter(({ message }) => message !== reason.message)
      .map(({ path, message }) => (
        <p key={`${path} ${message}`}>{message}</p>
      ))}
  </Notice>
);

const entryFields = z.extend(moodChanges, {
  clock: z.string().check(
    z.refine((clock) => !Number.isNaN(instantAt(clock, deviceZone())), {
      error: texts.chooseTheDayAndThe,
    }),
  ),
});

/** The form that corrects a check-in that the server refused. */
export const MoodEditor = ({ body, reason, onSave, onCancel }: EditProps<MoodBody>) => {
  const startClock = wallClockAt(Date.parse(body.timestamp), deviceZone());
  const day = body.localDate ?? '';
  const [position, setPosition] = useState(body.mood / 25);
  const [clock, setClock] = useState(startClock);
  const [details, setDetails] = useState({ ...NO_DETAILS, ...detailsIn(body) });

  const form = useForm({
    schema: entryFields,
    values: { ...details, clock },
    send: async () => {
      const { dayStartsAtHour } = getComfort();
      const edited = moodBody(
        { level: levelAtPosition(position), ...details },
        { instantMs: instantAt(clock, deviceZone()), zone: deviceZone(), dayStartsAtHour },
      );
      const { timestamp, localDate, zone } = body;
      // The field shows whole minutes, so a time that was not changed must keep its seconds.
      onSave(clock === startClock ? { ...edited, timestamp, localDate, zone } : edited);
    },
  });

  return (
    <EntryForm form={form} submit={common.sendAgain} onCancel={onCancel}>
      <RefusedReason reason={reason} />
      <MoodSlider position={position} onChange={setPosition} />
      <TextField
        label={texts.when}
        type="datetime-local"
        required
        {...form.bind('clock', clock, setClock)}
      />
      <AboutFields
        details={details}
        topics={[]}
        isSubmitting={false}
        date={isLocalDate(day) ? day : undefined}
        onChange={(changed) => setDetails({ ...details, ...changed })}
      />
    </EntryForm>
  );
};

/** The form that corrects details that the server refused. Fields that were not changed are not sent. */
export const DetailsEditor = ({ body, reason, onSave, onCancel }: EditProps<DetailsBody>) => {
  const [changes, setChanges] = useState<DetailChanges>(body.changes);
  const details = withDetails(NO_DETAILS, changes);
  const isMoodRefused = useOutbox().items.some(
    ({ id, refused }) => id === body.moodId && refused !== null,
  );
  const form = useForm({
    schema: moodChanges,
    values: changes,
    send: async () => onSave({ ...body, changes }),
  });
  return (
    <EntryForm form={form} submit={common.sendAgain} onCancel={onCancel}>
      {isMoodRefused ? (
        <Notice tone="info">{texts.theMoodWasNotAccepted}</Notice>
      ) : (
        <RefusedReason reason={reason} />
      )}
      <p>{texts.forMood({ mood: body.of })}</p>
      <AboutFields
        details={details}
        topics={[]}
        isSubmitting={false}
        onChange={(changed) => setChanges({ ...changes, ...changed })}
      />
    </EntryForm>
  );
};

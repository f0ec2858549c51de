import { useRef, useState } from 'react';
import styles from '#client/features/mood/check-in/check-in.module.css';
import { AboutFields } from '#client/features/mood/check-in/fields/about-fields.tsx';
import { MoodSlider } from '#client/features/mood/check-in/fields/slider.tsx';
import { WhyField, whyExcess } from '#client/features/mood/check-in/fields/why-field.tsx';
import {
  type ChosenWords,
  MoreWords,
  withToggledWord,
} from '#client/features/mood/words/more-words.tsx';
import { getComfort } from '#client/lib/comfort/comfort.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { useOutbox } from '#client/sync/outbox/context.ts';
import type { EditProps } from '#client/sync/outbox/entry-handler.ts';
import type { Reason } from '#client/sync/outbox/outbox-item.ts';
import { Button } from '#client/ui/button.tsx';
import { ChipGroup } from '#client/ui/fields/chip-group.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { type DetailChanges, withDetails } from '#domain/mood/details.ts';
import { levelAtPosition } from '#domain/mood/levels.ts';
import { MOOD_TAGS } from '#domain/mood/tags.ts';
import { isLocalDate } from '#domain/shared/time/local-date.ts';
import { instantAt, wallClockAt } from '#domain/shared/time/zone.ts';
import { changesBody } from './changes.ts';
import { type DetailsBody, type MoodBody, moodBody, NO_DETAILS } from './entry.ts';

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

const Ends = ({ onCancel }: { readonly onCancel: () => void }) => (
  <div className={styles.end}>
    <Button type="submit">Send again</Button>
    <Button kind="quiet" onClick={onCancel}>
      Cancel
    </Button>
  </div>
);

/** The form that corrects a check-in that the server refused. */
export const MoodEditor = ({ body, reason, onSave, onCancel }: EditProps<MoodBody>) => {
  const startClock = wallClockAt(Date.parse(body.timestamp), deviceZone());
  const day = body.localDate ?? '';
  const [position, setPosition] = useState(body.mood / 25);
  const [clock, setClock] = useState(startClock);
  const [words, setWords] = useState<ChosenWords>({
    tags: body.tags ?? [],
    ownTags: body.ownTags ?? [],
  });
  const [why, setWhy] = useState(body.why ?? '');
  const field = useRef<HTMLTextAreaElement>(null);

  const save = (): void => {
    const level = levelAtPosition(position);
    const instantMs = instantAt(clock, deviceZone());
    if (Number.isNaN(instantMs)) return;
    if (whyExcess(why) > 0) {
      field.current?.focus();
      return;
    }
    const { dayStartsAtHour } = getComfort();
    const edited = moodBody(
      { level, why, ...words, energy: body.energy ?? null, body: body.body ?? [] },
      { instantMs, zone: deviceZone(), dayStartsAtHour },
    );
    const { timestamp, localDate, zone } = body;
    // The field shows whole minutes, so an unchanged time keeps its seconds.
    onSave(clock === startClock ? { ...edited, timestamp, localDate, zone } : edited);
  };

  return (
    <form
      className={kit.stack5}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <RefusedReason reason={reason} />
      <MoodSlider position={position} onChange={setPosition} />
      <TextField
        label="When"
        type="datetime-local"
        required
        value={clock}
        onChange={(event) => setClock(event.currentTarget.value)}
      />
      <ChipGroup
        legend="What is it about?"
        options={MOOD_TAGS}
        selected={new Set<string>(words.tags)}
        onToggle={(tag) => setWords(withToggledWord(words, tag))}
      />
      <MoreWords chosen={words} own={body.ownTags ?? []} onChange={setWords} />
      <WhyField
        field={field}
        date={isLocalDate(day) ? day : undefined}
        value={why}
        onChange={setWhy}
      />
      <Ends onCancel={onCancel} />
    </form>
  );
};

/** The form that corrects details that the server refused; untouched fields are not sent. */
export const DetailsEditor = ({ body, reason, onSave, onCancel }: EditProps<DetailsBody>) => {
  const [changes, setChanges] = useState<DetailChanges>(body.changes);
  const field = useRef<HTMLTextAreaElement>(null);
  const details = withDetails(NO_DETAILS, changes);
  const isMoodRefused = useOutbox().items.some(
    ({ id, refused }) => id === body.moodId && refused !== null,
  );
  return (
    <form
      className={kit.stack5}
      onSubmit={(event) => {
        event.preventDefault();
        if (whyExcess(details.why) > 0) field.current?.focus();
        else onSave({ ...body, changes: changesBody(changes) });
      }}
    >
      {isMoodRefused ? (
        <Notice tone="info">
          The mood was not accepted yet. Correct it first, then send this again.
        </Notice>
      ) : (
        <RefusedReason reason={reason} />
      )}
      <p>For: {body.of}</p>
      <AboutFields
        details={details}
        topics={[]}
        whyField={field}
        isSubmitting={false}
        onChange={(changed) => setChanges({ ...changes, ...changed })}
      />
      <Ends onCancel={onCancel} />
    </form>
  );
};

import { useLayoutEffect, useRef, useState } from 'react';
import { whenValues } from '#client/features/tasks/editor/fields.ts';
import { taskFields } from '#client/features/tasks/editor/schemas.ts';
import { minutesText } from '#client/features/tasks/task-labels.ts';
import { useTaskActions } from '#client/features/tasks/use-task-actions.ts';
import { whenIn } from '#client/features/tasks/when/when-draft.ts';
import { WhenFields } from '#client/features/tasks/when/when-fields.tsx';
import { addedText, whenText } from '#client/features/tasks/when/when-text.ts';
import { localTimeText } from '#client/lib/date-text.ts';
import { accepted } from '#client/lib/forms/accepted.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import type { RoutineDraft } from '#client/lib/routines/captured-routine.ts';
import { useDebounced } from '#client/lib/use-debounced.ts';
import { useToday } from '#client/lib/use-today.ts';
import { discardDraft, useDraft } from '#client/sync/draft.ts';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { wholeNumber } from '#domain/shared/numbers/digits.ts';
import type { Repeat } from '#domain/shared/time/repeat.ts';
import type { Captured } from '#domain/tasks/capture/captured.ts';
import { captureDraft, fieldsOf } from './capture-draft.ts';
import { DraftNotice } from './draft-notice.tsx';
import styles from './quick-capture.module.css';
import { RecognizedWords } from './recognized-words.tsx';
import { RepeatFields, rhythmText } from './repeat-fields.tsx';
import { useCaptured } from './use-captured.ts';

/** The delay after the last keystroke before screen readers announce the parsed task. */
const READ_OUT_AFTER_MS = 1_200;

interface QuickCaptureProps {
  /** Called after the task was added, with the message for the person. */
  readonly onAdded: (text: string) => void;
  readonly onClose: () => void;
  readonly routineDraft: RoutineDraft;
}

/**
 * Adds a task from one line of text. The recognized day, time or length is shown in fields, and can be changed there
 * before the task is added. A repeating task can become a routine, or be added once.
 */
export const QuickCapture = ({ onAdded, onClose, routineDraft }: QuickCaptureProps) => {
  const today = useToday();
  const { add } = useTaskActions();
  const { discard } = useOutboxActions();
  const [draft, change, finish] = useDraft(captureDraft);
  const { found, settled } = useCaptured(draft.text, draft.kept);
  const { title, when, minutes } = fieldsOf(draft, found, today);
  const isEmpty = draft.text.trim() === '';
  const { repeat, unread, hasMoreTimes, taken } = found;
  const rhythm = repeat === null ? null : { repeat, startsOn: found.date ?? today };
  const once = whenText(whenIn(when, today), today);
  const minuteCount = wholeNumber(minutes);
  const isLengthSaid = (draft.minutes ?? found.minutes) !== null;
  const caution =
    unread !== null
      ? `“${unread}” sounds like something that repeats, in a way that is not understood here. It will be added once. A routine can be set up on the Routine page.`
      : hasMoreTimes && when.time !== ''
        ? `Only ${localTimeText(when.time)} is used, since this has one time. Add it once more for the other time.`
        : null;
  const understood = isEmpty
    ? ''
    : rhythm === null
      ? [
          `${title}: ${once}`,
          ...(Number.isNaN(minuteCount) ? [] : [minutesText(minuteCount)]),
        ].join(', ')
      : `${title}: repeats ${rhythmText(rhythm, when.time)}`;
  const said = useDebounced(
    isEmpty || caution === null ? understood : `${understood}. ${caution}`,
    '',
    READ_OUT_AFTER_MS,
  );

  const field = useRef<HTMLInputElement>(null);
  const [kept] = useState(draft.text);
  const isAsKept = !isEmpty && draft.text === kept;
  // Selects the stored text, so that typing replaces it. This runs before the dialog focuses the field.
  useLayoutEffect(() => {
    field.current?.select();
  }, []);

  const isOnce = useRef(false);
  /** The name of another unsaved routine, while the person is asked what to do with it; otherwise null. */
  const [begun, setBegun] = useState<string | null>(null);

  const makeRoutine = (read: Captured, repeats: Repeat): void => {
    const { date, time } = whenIn(fieldsOf(draft, read, today).when, today);
    routineDraft.keep({
      name: fieldsOf(draft, read, today).title.trim(),
      repeat: repeats,
      time,
      minutes: draft.minutes ?? String(read.minutes ?? ''),
      startsOn: read.date ?? date,
    });
    discardDraft(captureDraft.key);
    routineDraft.open();
  };

  const form = useForm({
    schema: taskFields,
    values: { title, estimatedTime: minutes, ...whenValues(when) },
    send: async (signal) => {
      const wantsOnce = isOnce.current;
      // When the form is submitted, the parser may still be loading.
      const read = await settled();
      if (read.repeat !== null && !wantsOnce) {
        if (signal.aborted) return;
        const other = routineDraft.begun();
        if (other === null) makeRoutine(read, read.repeat);
        else setBegun(other);
        return;
      }
      const fields = fieldsOf(draft, read, today);
      const task = {
        title: fields.title.trim(),
        estimatedTime: wholeNumber(fields.minutes),
        ...whenIn(fields.when, today),
      };
      const of = JSON.stringify(Object.values(task));
      const outcome = await add(task, draft.tried?.of === of ? draft.tried.id : undefined);
      // The server may have received the task, so a retry with the same content uses the same id.
      if (outcome.state === 'failed' && outcome.id !== null)
        change({ tried: { id: outcome.id, of } });
      await accepted(outcome, discard, signal);
      finish(draft);
      if (signal.aborted) return;
      const isKept = outcome.state === 'waiting';
      onAdded(
        `${addedText(task, today)}${isKept ? ' It is kept on this device until it is sent.' : ''}`,
      );
    },
  });

  const length = (
    <TextField
      label="Estimated time (min)"
      inputMode="numeric"
      autoComplete="off"
      {...form.bind('estimatedTime', minutes, (text) => change({ minutes: text }))}
    />
  );
  return (
    <EntryForm
      form={form}
      submit={isEmpty || rhythm === null ? 'Add' : 'Make it a routine'}
      sending="Adding..."
      onCancel={() => {
        discardDraft(captureDraft.key);
        onClose();
      }}
      buttons={
        isEmpty || rhythm === null ? null : (
          <Button
            kind="secondary"
            // This is not a submit button, so that Enter always triggers the main button.
            onClick={({ currentTarget: { form: sent } }) => {
              isOnce.current = true;
              sent?.requestSubmit();
              isOnce.current = false;
            }}
          >
            Only once
          </Button>
        )
      }
    >
      <TextField
        label="What do you want to do?"
        hint="For example: Call mum tomorrow at 3pm, 10 min"
        name={isEmpty ? 'title' : undefined}
        dir="auto"
        autoComplete="off"
        enterKeyHint="done"
        ref={field}
        value={draft.text}
        error={isEmpty ? form.problem?.fields.title : undefined}
        onChange={(event) => {
          setBegun(null);
          change({ text: event.currentTarget.value });
        }}
      />
      {isAsKept ? (
        <p className={styles.kept}>
          What you typed before
          <Button
            kind="quiet"
            size="small"
            onClick={() => {
              discardDraft(captureDraft.key);
              field.current?.focus();
            }}
          >
            Clear
          </Button>
        </p>
      ) : null}
      {isEmpty ? (
        <p className={kit.soft}>Tasks without a day go to Later.</p>
      ) : (
        <fieldset className={`${kit.stack4} ${styles.understood}`}>
          <legend className={styles.legend}>It will be added like this</legend>
          <TextField
            label="Task title"
            dir="auto"
            autoComplete="off"
            {...form.bind('title', title, (text) => change({ title: text }))}
          />
          <RecognizedWords
            text={draft.text}
            taken={taken}
            kept={draft.kept}
            // The title is reset, because a title edited by hand would hide the words that were moved back.
            onKept={(words) => change({ kept: words, title: null })}
          />
          {rhythm === null ? (
            <>
              <WhenFields
                draft={when}
                dateError={form.problem?.fields.date}
                timeError={form.problem?.fields.time}
                onChange={(changed) => change({ when: changed })}
              />
              <div className={styles.short}>{length}</div>
            </>
          ) : (
            <RepeatFields
              rhythm={rhythm}
              time={when.time}
              timeError={form.problem?.fields.time}
              onTime={(time) => change({ when: { ...when, time } })}
            >
              {isLengthSaid ? length : null}
            </RepeatFields>
          )}
          {caution === null ? null : <p className={kit.soft}>{caution}</p>}
          {rhythm === null ? null : <p className={kit.soft}>“Only once” adds it for {once}.</p>}
        </fieldset>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {begun === null || repeat === null ? null : (
        <DraftNotice
          name={begun}
          onOpen={routineDraft.open}
          onReplace={() => makeRoutine(found, repeat)}
        />
      )}
    </EntryForm>
  );
};

import { useLayoutEffect, useRef, useState } from 'react';
import { whenValues } from '#client/features/tasks/editor/fields.ts';
import { taskFields } from '#client/features/tasks/editor/schemas.ts';
import { minutesText, quoted } from '#client/features/tasks/task-labels.ts';
import { useTaskActions } from '#client/features/tasks/use-task-actions.ts';
import { whenIn } from '#client/features/tasks/when/when-draft.ts';
import { WhenFields } from '#client/features/tasks/when/when-fields.tsx';
import { addedText, whenText } from '#client/features/tasks/when/when-text.ts';
import { localTimeText } from '#client/lib/date-text.ts';
import { accepted } from '#client/lib/forms/accepted.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import type { CapturedRoutine, RoutineDraft } from '#client/lib/routines/captured-routine.ts';
import { useClock } from '#client/lib/time/use-clock.ts';
import { useDebounced } from '#client/lib/use-debounced.ts';
import { useToday } from '#client/lib/use-today.ts';
import { discardDraft, useDraft } from '#client/sync/draft.ts';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import type { LocalDate } from '#domain/shared/brands.ts';
import { wholeNumber } from '#domain/shared/numbers/digits.ts';
import type { Repeat } from '#domain/shared/time/repeat.ts';
import type { Captured } from '#domain/tasks/capture/captured.ts';
import { firstReminder } from '#domain/tasks/reminder-item.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/tasks-form.js';
import { captureDraft, fieldsOf } from './capture-draft.ts';
import { DraftNotice } from './draft-notice.tsx';
import styles from './quick-capture.module.css';
import { RecognizedWords } from './recognized-words.tsx';
import { RepeatFields, rhythmText } from './repeat-fields.tsx';
import { useCaptured } from './use-captured.ts';

/** The delay after the last keystroke before screen readers announce the parsed task. */
const READ_OUT_AFTER_MS = 1_200;

const dayOnly = (date: LocalDate) => ({ date, time: null, later: false });

interface Added {
  /** The time of the reminder of a task; null for none. */
  readonly remindsAt: string | null;
  /** Removes the routine that was added; null for a task. */
  readonly undo: (() => void) | null;
}

interface QuickCaptureProps {
  /** Called after a task or a routine was added, with the message for the person. */
  readonly onAdded: (text: string, more: Added) => void;
  readonly onClose: () => void;
  readonly routineDraft: RoutineDraft;
}

/**
 * Adds a task from one line of text. The recognized day, time or length is shown in fields, and can be changed there
 * before the task is added. An entry that repeats is added as a routine, or once.
 */
export const QuickCapture = ({ onAdded, onClose, routineDraft }: QuickCaptureProps) => {
  const today = useToday();
  const { nowMin, dayStartsAtHour } = useClock();
  const { add } = useTaskActions();
  const { discard } = useOutboxActions();
  const [draft, change, finish] = useDraft(captureDraft);
  const { found, settled } = useCaptured(draft.text, draft.kept);
  const { title, when, minutes } = fieldsOf(draft, found, today);
  const isEmpty = draft.text.trim() === '';
  const { repeat, unread, hasMoreTimes, taken } = found;
  const rhythm = repeat === null ? null : { repeat, startsOn: found.date ?? today };
  const onceAt = whenIn(when, today);
  const once = whenText(onceAt, today);
  const minuteCount = wholeNumber(minutes);
  const isLengthSaid = (draft.minutes ?? found.minutes) !== null;
  const caution =
    unread !== null
      ? texts.soundsRepeated({ words: unread })
      : hasMoreTimes && when.time !== ''
        ? texts.onlyOneTime({ time: localTimeText(when.time) })
        : null;
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

  const routineOf = (read: Captured, repeats: Repeat): CapturedRoutine => {
    const fields = fieldsOf(draft, read, today);
    const { date, time } = whenIn(fields.when, today);
    return {
      name: fields.title.trim(),
      repeat: repeats,
      time,
      minutes: draft.minutes ?? String(read.minutes ?? ''),
      startsOn: read.date ?? date,
    };
  };
  const first = repeat === null ? null : routineDraft.firstDay(routineOf(found, repeat));
  const firstText =
    first === null ? null : texts.firstDay({ day: whenText(dayOnly(first), today) });

  const understoodText = (): string => {
    if (isEmpty) return '';
    if (rhythm === null)
      return Number.isNaN(minuteCount)
        ? texts.understood({ title, when: once })
        : texts.understoodMinutes({ title, when: once, minutes: minutesText(minuteCount) });
    const routine = { title, rhythm: rhythmText(rhythm, when.time) };
    return firstText === null
      ? texts.understoodRoutine(routine)
      : texts.understoodRoutineFrom({ ...routine, firstDay: firstText });
  };
  const understood = understoodText();
  const said = useDebounced(
    isEmpty || caution === null ? understood : texts.understoodCaution({ understood, caution }),
    '',
    READ_OUT_AFTER_MS,
  );

  const edit = (repeats: Repeat): void => {
    routineDraft.keep(routineOf(found, repeats));
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
        const routine = routineOf(read, read.repeat);
        const outcome = await routineDraft.save(routine);
        await accepted(outcome, discard, signal);
        finish(draft);
        if (signal.aborted) return;
        const day = routineDraft.firstDay(routine);
        const said = [
          texts.routineAdded({
            quoted: quoted(routine.name),
            rhythm: rhythmText(routine, routine.time ?? ''),
          }),
          day === null ? '' : texts.itsFirstDay({ day: whenText(dayOnly(day), today) }),
          outcome.state === 'waiting' ? texts.keptUntilSent : '',
        ];
        onAdded(said.filter((sentence) => sentence !== '').join(' '), {
          remindsAt: null,
          undo: () => routineDraft.undo(routine),
        });
        return;
      }
      const fields = fieldsOf(draft, read, today);
      const task = {
        title: fields.title.trim(),
        estimatedTime: wholeNumber(fields.minutes),
        ...whenIn(fields.when, today, fields.title),
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
      onAdded(`${addedText(task, today)}${isKept ? ` ${texts.keptUntilSent}` : ''}`, {
        remindsAt: firstReminder(task, task.date === today ? nowMin : null, dayStartsAtHour),
        undo: null,
      });
    },
  });

  const length = (
    <TextField
      label={texts.estimatedTime}
      inputMode="numeric"
      autoComplete="off"
      {...form.bind('estimatedTime', minutes, (text) => change({ minutes: text }))}
    />
  );
  return (
    <EntryForm
      form={form}
      submit={isEmpty || rhythm === null ? texts.add : texts.addRoutine}
      sending={texts.adding}
      onCancel={() => {
        discardDraft(captureDraft.key);
        onClose();
      }}
      buttons={
        isEmpty || rhythm === null ? null : (
          <>
            <Button
              kind="secondary"
              onClick={() => {
                const other = routineDraft.begun();
                if (other === null) edit(rhythm.repeat);
                else setBegun(other);
              }}
            >
              {common.edit}
            </Button>
            <Button
              kind="secondary"
              // This is not a submit button, so that Enter always triggers the main button.
              onClick={({ currentTarget: { form: sent } }) => {
                isOnce.current = true;
                sent?.requestSubmit();
                isOnce.current = false;
              }}
            >
              {texts.onlyOnce}
            </Button>
          </>
        )
      }
    >
      <TextField
        label={texts.whatToDo}
        hint={texts.whatToDoExample}
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
          {texts.typedBefore}
          <Button
            kind="quiet"
            size="small"
            onClick={() => {
              discardDraft(captureDraft.key);
              field.current?.focus();
            }}
          >
            {texts.clear}
          </Button>
        </p>
      ) : null}
      {isEmpty ? (
        <p className={kit.soft}>{texts.goesToLater}</p>
      ) : (
        <fieldset className={`${kit.stack4} ${styles.understood}`}>
          <legend className={styles.legend}>{texts.addedLikeThis}</legend>
          <TextField
            label={rhythm === null ? texts.taskTitle : texts.routineName}
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
                title={title}
                dateError={form.problem?.fields.date}
                timeError={form.problem?.fields.time}
                onChange={(changed) => change({ when: changed })}
              />
              <div className={styles.short}>{length}</div>
            </>
          ) : (
            <RepeatFields
              rhythm={rhythm}
              first={firstText}
              time={when.time}
              timeError={form.problem?.fields.time}
              onTime={(time) => change({ when: { ...when, time } })}
            >
              {isLengthSaid ? length : null}
            </RepeatFields>
          )}
          {caution === null ? null : <p className={kit.soft}>{caution}</p>}
          {rhythm === null ? null : (
            <p className={kit.soft}>
              {onceAt.later ? texts.onlyOnceAddsToLater : texts.onlyOnceAdds({ when: once })}
            </p>
          )}
        </fieldset>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {begun === null || repeat === null ? null : (
        <DraftNotice name={begun} onOpen={routineDraft.open} onReplace={() => edit(repeat)} />
      )}
    </EntryForm>
  );
};

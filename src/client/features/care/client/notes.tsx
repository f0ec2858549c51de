import { useState } from 'react';
import * as z from 'zod/mini';
import { useAction } from '#client/features/care/action.ts';
import styles from '#client/features/care/care.module.css';
import { call } from '#client/lib/api/call.ts';
import { dateText } from '#client/lib/date-text.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { useToday } from '#client/lib/use-today.ts';
import { newId } from '#client/platform/new-id.ts';
import { saveFile } from '#client/platform/save-file.ts';
import { useDraft } from '#client/sync/draft.ts';
import { Button } from '#client/ui/button.tsx';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import {
  type CareNote,
  clientCareEndpoints,
  noteFields,
  type PrivateNote,
  privateNoteFields,
} from '#contract/sharing/care.ts';
import { CARE_TEXT_MAX } from '#domain/care/proposals.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { isLocalDate } from '#domain/shared/time/local-date.ts';
import { texts } from '#texts/care.js';
import { texts as common } from '#texts/common.js';

interface NotesProps<Note> {
  readonly connectionId: string;
  readonly notes: readonly Note[];
  readonly onChanged: () => Promise<unknown>;
}

const shape = z.object({
  id: z.string(),
  words: z.string(),
  date: z.string(),
  /** The timestamp of the version that the edit is based on; null for a new note. */
  from: z.nullable(z.string()),
});

const noteDraft = (key: string, date: LocalDate, start?: PrivateNote) => ({
  key,
  initial: {
    id: start?.id ?? newId(),
    words: start?.words ?? '',
    date: start?.date ?? date,
    from: start?.updatedAt ?? null,
  },
  spent: ['words', 'date', 'from'] as const,
  read: (kept: unknown) => z.safeParse(shape, kept).data ?? null,
});

/** Notes that both the therapist and the person see. */
export const NotesToPerson = ({
  connectionId,
  notes,
  onChanged,
  name,
}: NotesProps<CareNote> & { readonly name: string }) => {
  const today = useToday();
  const [kept] = useState(() => noteDraft(`care-note/${connectionId}`, today));
  const [draft, change, finish] = useDraft(kept);
  const { id: noteId, words: typed } = draft;
  const form = useForm({
    schema: noteFields,
    values: { words: typed },
    send: async () => {
      const body = { id: noteId, words: typed };
      await call(clientCareEndpoints.addNote, { params: { connectionId }, body });
      change({ id: newId() });
      await finish(draft);
      await onChanged();
    },
  });
  const action = useAction();
  const remove = (id: string): Promise<boolean> =>
    action.run(async () => {
      await call(clientCareEndpoints.removeNote, { params: { connectionId }, body: { id } });
      await onChanged();
    });
  return (
    <div className={`${kit.stack4} ${styles.stack}`}>
      <p className={kit.softBreak}>{texts.bothSeeNotes({ name })}</p>
      {notes.length === 0 ? null : (
        <ul className={kit.stack3}>
          {notes.map(({ id, words }) => (
            <li key={id} className={`${kit.stack2} ${kit.box} ${styles.item}`}>
              <p className={kit.ownWords} dir="auto">
                {words}
              </p>
              <div className={styles.row}>
                <Button kind="quiet" size="small" onClick={() => void remove(id)}>
                  {texts.removeForBoth}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {action.problem === null ? null : <Notice tone="problem">{action.problem}</Notice>}
      <EntryForm form={form} submit={texts.addNote} kind="secondary">
        <TextAreaField
          label={texts.noteTo({ name })}
          dir="auto"
          rows={3}
          maxLength={CARE_TEXT_MAX.note}
          {...form.bind('words', typed, (words) => change({ id: newId(), words }))}
        />
      </EntryForm>
    </div>
  );
};

/** The notes as a text file, the earliest first. */
const recordOf = (notes: readonly PrivateNote[]): Blob => {
  const parts = notes
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
    .map(({ date, words }) => `${date}\n${words}\n`);
  return new Blob([parts.join('\n')], { type: 'text/plain;charset=utf-8' });
};

const PrivateNoteForm = ({
  connectionId,
  start,
  onSaved,
}: {
  readonly connectionId: string;
  /** The note to edit; null for a new note. */
  readonly start: PrivateNote | null;
  readonly onSaved: () => Promise<unknown>;
}) => {
  const today = useToday();
  const [kept] = useState(() =>
    noteDraft(
      `private-note/${connectionId}/${start?.id ?? 'new'}`,
      today,
      ...(start === null ? [] : ([start] as const)),
    ),
  );
  const [draft, change, finish] = useDraft(kept);
  /**
   * A new note gets a new id whenever its text changes, because an earlier request may have succeeded without a
   * response.
   */
  const edit = (changed: { words?: string; date?: string }): void =>
    change(start === null ? { id: newId(), ...changed } : changed);
  const { id, words, date, from } = draft;
  const values = { words, date: isLocalDate(date) ? date : today };
  const form = useForm({
    schema: privateNoteFields,
    values,
    send: async () => {
      const body = { id, from, ...values };
      await call(clientCareEndpoints.savePrivateNote, { params: { connectionId }, body });
      if (start === null) change({ id: newId() });
      await finish(draft);
      await onSaved();
    },
  });
  return (
    <EntryForm form={form} submit={texts.savePrivateNote} kind="secondary">
      <TextAreaField
        label={texts.privateNote}
        hint={texts.typedIsKept}
        dir="auto"
        rows={5}
        maxLength={CARE_TEXT_MAX.privateNote}
        {...form.bind('words', words, (text) => edit({ words: text }))}
      />
      <TextField
        label={texts.day}
        type="date"
        {...form.bind('date', date, (day) => edit({ date: day }))}
      />
    </EntryForm>
  );
};

/** Notes that only the therapist sees. */
export const PrivateNotes = ({ connectionId, notes, onChanged }: NotesProps<PrivateNote>) => {
  const [editedId, setEditedId] = useState<string | null>(null);
  const action = useAction();
  const edited = notes.find(({ id }) => id === editedId);
  const close = (): void => setEditedId(null);
  const remove = (id: string): Promise<boolean> =>
    action.run(async () => {
      await call(clientCareEndpoints.removePrivateNote, {
        params: { connectionId },
        body: { id },
      });
      await onChanged();
    });
  return (
    <div className={`${kit.stack4} ${styles.stack}`}>
      <p>{texts.privateNotesExplained}</p>
      {notes.length === 0 ? null : (
        <div className={styles.row}>
          <Button kind="secondary" onClick={() => saveFile(recordOf(notes), 'private-notes.txt')}>
            {texts.downloadNotes}
          </Button>
        </div>
      )}
      <PrivateNoteForm connectionId={connectionId} start={null} onSaved={onChanged} />
      {action.problem === null ? null : <Notice tone="problem">{action.problem}</Notice>}
      {notes.length === 0 ? null : (
        <ul className={kit.stack3}>
          {notes.map(({ id, words, date }) => (
            <li key={id} className={`${kit.stack2} ${kit.box} ${styles.item}`}>
              <p className={kit.softBreak}>{dateText(date)}</p>
              <p className={kit.ownWords} dir="auto">
                {words}
              </p>
              <div className={styles.row}>
                <Button
                  kind="secondary"
                  size="small"
                  aria-label={texts.editNoteOf({ day: dateText(date) })}
                  onClick={() => setEditedId(id)}
                >
                  {common.edit}
                </Button>
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={texts.deleteNoteOf({ day: dateText(date) })}
                  onClick={() => void remove(id)}
                >
                  {common.delete}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {edited === undefined ? null : (
        <Dialog open onClose={close} title={texts.editPrivateNote}>
          <PrivateNoteForm
            connectionId={connectionId}
            start={edited}
            onSaved={async () => {
              await onChanged();
              close();
            }}
          />
        </Dialog>
      )}
    </div>
  );
};

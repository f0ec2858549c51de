import { useState } from 'react';
import * as z from 'zod/mini';
import { useAction } from '#client/features/care/action.ts';
import styles from '#client/features/care/care.module.css';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { newId } from '#client/platform/new-id.ts';
import { useDraft } from '#client/sync/draft.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import type { AgendaItem } from '#contract/sharing/care.ts';
import { CARE_TEXT_MAX } from '#domain/care/proposals.ts';
import { texts } from '#texts/care.js';
import { texts as common } from '#texts/common.js';
import { someWords } from './words.ts';

interface AgendaProps {
  readonly items: readonly AgendaItem[];
  /** The role of the viewer. */
  readonly me: AgendaItem['author'];
  /** The name of the other participant. */
  readonly other: string;
  readonly draftKey: string;
  /** Whether items can be added to the agenda. */
  readonly isOpen: boolean;
  readonly onAdd: (id: string, words: string) => Promise<unknown>;
  readonly onMark: (item: AgendaItem, done: boolean) => Promise<unknown>;
  readonly onRemove: (item: AgendaItem) => Promise<unknown>;
}

const shape = z.object({ id: z.string(), words: z.string() });

const agendaDraft = (key: string) => ({
  key,
  initial: { id: newId(), words: '' },
  spent: ['words'] as const,
  read: (kept: unknown) => z.safeParse(shape, kept).data ?? null,
});

/** The agenda of two people: the topics that they want to discuss, with a field to add a topic. */
export const Agenda = ({
  items,
  me,
  other,
  draftKey,
  isOpen,
  onAdd,
  onMark,
  onRemove,
}: AgendaProps) => {
  const [kept] = useState(() => agendaDraft(draftKey));
  const [draft, change, finish] = useDraft(kept);
  const action = useAction();
  /** The item that was just pressed, which shows its new state before the server replies. */
  const [marking, setMarking] = useState<{ readonly id: string; readonly done: boolean } | null>(
    null,
  );
  const mark = async (item: AgendaItem, done: boolean): Promise<void> => {
    if (action.pending) return;
    setMarking({ id: item.id, done });
    await action.run(() => onMark(item, done));
    setMarking(null);
  };

  const form = useForm({
    schema: someWords,
    values: draft,
    send: async () => {
      // An unchanged text keeps its id, so that a retry after a lost response creates no second item.
      await onAdd(draft.id, draft.words.trim());
      change({ id: newId() });
      await finish(draft);
    },
  });

  return (
    <div className={`${kit.stack4} ${styles.stack}`}>
      {items.length === 0 ? (
        <p className={kit.softBreak}>{texts.nothingOnAgenda}</p>
      ) : (
        <ul className={kit.stack3}>
          {items.map((item) => (
            <li key={item.id} className={styles.row}>
              <label className={`${kit.checkLine} ${styles.check}`}>
                <input
                  type="checkbox"
                  checked={marking?.id === item.id ? marking.done : item.doneAt !== null}
                  onChange={(event) => void mark(item, event.currentTarget.checked)}
                />
                <span>
                  <bdi>{item.words}</bdi>{' '}
                  <span className={kit.softBreak}>
                    {texts.itemFrom({ author: item.author === me ? 'you' : 'other', name: other })}
                  </span>
                </span>
              </label>
              {item.author === me ? (
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={texts.removeItem({ item: item.words })}
                  onClick={() => void action.run(() => onRemove(item))}
                >
                  {common.remove}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {isOpen ? (
        <EntryForm form={form} submit={texts.addToAgenda} kind="secondary">
          <TextField
            label={texts.somethingToTalkAbout}
            dir="auto"
            autoComplete="off"
            maxLength={CARE_TEXT_MAX.agenda}
            {...form.bind('words', draft.words, (words) => change({ id: newId(), words }))}
          />
        </EntryForm>
      ) : null}
      {action.problem === null ? null : <Notice tone="problem">{action.problem}</Notice>}
    </div>
  );
};

import * as z from 'zod/mini';
import { type WhenDraft, whenDraftOf, whenShape } from '#client/features/tasks/when/when-draft.ts';
import type { DraftForm } from '#client/sync/draft.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import type { Captured } from '#domain/tasks/capture/captured.ts';
import { MINUTES } from '#domain/tasks/task.ts';

const shape = z.object({
  text: z.string(),
  /** Recognized words that the person put back into the title. */
  kept: z._default(z.array(z.string()), []),
  /** The person's own value; null for the parsed one. The same for `when` and `minutes`. */
  title: z.nullable(z.string()),
  when: z.nullable(whenShape),
  minutes: z.nullable(z.string()),
  /** The last failed attempt, which may have reached the server: its id and its content as JSON. */
  tried: z.nullable(z.object({ id: z.string(), of: z.string() })),
});

/** The unsaved input of quick capture. */
type CaptureDraft = z.output<typeof shape>;

/** The draft of quick capture. */
export const captureDraft: DraftForm<CaptureDraft> = {
  key: 'capture',
  initial: { text: '', kept: [], title: null, when: null, minutes: null, tried: null },
  spent: ['text', 'kept', 'title', 'when', 'minutes'],
  read: (kept) => z.safeParse(shape, kept).data ?? null,
};

/** The field values: those that the person changed, otherwise the parsed ones. */
export const fieldsOf = (
  { title, when, minutes }: CaptureDraft,
  found: Captured,
  today: LocalDate,
): { readonly title: string; readonly when: WhenDraft; readonly minutes: string } => {
  const { date, time } = found;
  const understood = { date: date ?? today, time, later: date === null, reminders: null };
  return {
    title: title ?? found.title,
    when: when ?? whenDraftOf(understood, today),
    minutes: minutes ?? String(found.minutes ?? MINUTES.usual),
  };
};

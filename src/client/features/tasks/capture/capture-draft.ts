import {
  readWhenDraft,
  type WhenDraft,
  whenDraftOf,
} from '#client/features/tasks/when/when-draft.ts';
import type { DraftForm } from '#client/sync/draft.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { isText, listOf, nullable, shaped } from '#domain/shared/guards.ts';
import { type Captured, usualMinutes } from '#domain/tasks/capture/captured.ts';

/** The unsaved input of quick capture. */
interface CaptureDraft {
  readonly text: string;
  /** Recognized words that the person moved back into the title. */
  readonly kept: readonly string[];
  /** The person's own title; null while the parsed title is used. The same applies to `when` and `minutes`. */
  readonly title: string | null;
  readonly when: WhenDraft | null;
  readonly minutes: string | null;
  /** The last failed attempt, which the server may have received: the id of the task, and its content as JSON. */
  readonly tried: { readonly id: string; readonly of: string } | null;
}

const isDraft = shaped(
  {
    text: isText,
    title: nullable(isText),
    minutes: nullable(isText),
    tried: nullable(shaped({ id: isText, of: isText })),
  },
  { kept: listOf(isText) },
);

/** The draft of quick capture. */
export const captureDraft: DraftForm<CaptureDraft> = {
  key: 'capture',
  initial: { text: '', kept: [], title: null, when: null, minutes: null, tried: null },
  spent: ['text', 'kept', 'title', 'when', 'minutes'],
  read: (kept) =>
    isDraft(kept)
      ? { ...kept, kept: kept.kept ?? [], when: readWhenDraft(Object(kept).when) }
      : null,
};

/** The field values: those that the person changed, and otherwise the parsed values. */
export const fieldsOf = (
  { title, when, minutes }: CaptureDraft,
  found: Captured,
  today: LocalDate,
): { readonly title: string; readonly when: WhenDraft; readonly minutes: string } => {
  const { date, time } = found;
  const understood = { date: date ?? today, time, later: date === null, reminders: null };
  const name = title ?? found.title;
  return {
    title: name,
    when: when ?? { ...whenDraftOf(understood, today), remind: null },
    minutes: minutes ?? String(found.minutes ?? usualMinutes(name)),
  };
};

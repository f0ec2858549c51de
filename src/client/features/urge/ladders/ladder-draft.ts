import * as z from 'zod/mini';
import { newId } from '#client/platform/new-id.ts';
import type { DraftForm } from '#client/sync/draft.ts';
import { type Ladder, RUNGS } from '#domain/chat/skills/exposure/ladder.ts';
import { DISTRESS, type Distress, distressOfShare } from '#domain/urge/distress.ts';

const draftStep = z.object({
  /** Identifies the row in the form. */
  key: z.string(),
  text: z.string(),
  distress: z.literal(DISTRESS),
  /**
   * The stored distress, 0 to 100; null for a new step. The chat asks for the distress in finer steps than the form
   * does.
   */
  stored: z.nullable(z.number()),
});

const draftShape = z.object({
  id: z.string(),
  from: z.nullable(z.number()),
  fear: z.string(),
  steps: z.array(draftStep),
});

export type LadderDraft = z.output<typeof draftShape>;
export type DraftStep = LadderDraft['steps'][number];

/** An empty step with medium distress. */
export const newStep = (): DraftStep => ({ key: newId(), text: '', distress: 5, stored: null });

/** The ladder with which the form starts. */
export type EditedLadder = Pick<Ladder, 'id' | 'fear' | 'rungs'> & {
  readonly changedAtMs: number | null;
};

/** The draft of a ladder. A new ladder starts with the minimum number of empty steps. */
export const ladderDraft = (
  start: EditedLadder | null,
  key = `ladder ${start?.id ?? 'new'}`,
): DraftForm<LadderDraft> => ({
  key,
  initial: {
    id: start?.id ?? newId(),
    from: start?.changedAtMs ?? null,
    fear: start?.fear ?? '',
    steps:
      start?.rungs.map(({ text, distress }) => ({
        key: newId(),
        text,
        distress: distressOfShare(distress),
        stored: distress,
      })) ?? Array.from({ length: RUNGS.min }, newStep),
  },
  // Only the name determines whether the person has typed anything since the draft was sent.
  spent: ['fear'],
  read: (kept) => z.safeParse(draftShape, kept).data ?? null,
});

const shareOf = ({ distress, stored }: { distress: Distress; stored: number | null }): number =>
  stored !== null && distressOfShare(stored) === distress ? stored : distress * 10;

/** Converts the steps of a draft to their stored form, without empty rows. */
export const rungsIn = ({ steps }: LadderDraft): Ladder['rungs'] =>
  steps
    .filter(({ text }) => text.trim() !== '')
    .map((step) => ({ text: step.text.trim(), distress: shareOf(step) }));

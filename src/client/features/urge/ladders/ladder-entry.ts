import * as z from 'zod/mini';
import type { OutboxItem } from '#client/sync/outbox/outbox-item.ts';
import { saveLadderBody } from '#contract/chat/chat.ts';
import type { Ladder } from '#domain/chat/skills/exposure/ladder.ts';

const { fear, rungs, from } = saveLadderBody.shape;

const saveBody = z.object({ ladderId: z.string(), from, changedAtMs: z.number(), fear, rungs });
const removeBody = z.object({ ladderId: z.string(), fear: z.string() });

/** A ladder in the outbox. */
export type SaveBody = z.output<typeof saveBody>;
export type RemoveBody = z.output<typeof removeBody>;

/** The kinds of outbox entries. They are stored, so they must never change. */
export const ENTRY_NAMES = { save: 'ladder-save', remove: 'ladder-remove' } as const;

const withSaved = (ladders: readonly Ladder[], body: SaveBody): readonly Ladder[] => {
  const { ladderId, changedAtMs, fear: name, rungs: steps } = body;
  const known = ladders.find(({ id }) => id === ladderId);
  // The server's reply already includes the change, or the server will refuse it.
  if ((known?.changedAtMs ?? null) !== body.from) return ladders;
  const ladder = { id: ladderId, fear: name, rungs: steps, tries: known?.tries ?? [], changedAtMs };
  return [ladder, ...ladders.filter((one) => one !== known)];
};

/** Ladders with the outbox changes applied, the one changed last first. */
export const withEntries = (
  ladders: readonly Ladder[],
  entries: readonly Pick<OutboxItem, 'kind' | 'body'>[],
): readonly Ladder[] =>
  entries.reduce<readonly Ladder[]>((before, { kind, body }) => {
    if (kind === ENTRY_NAMES.save) {
      const read = z.safeParse(saveBody, body);
      return read.success ? withSaved(before, read.data) : before;
    }
    if (kind !== ENTRY_NAMES.remove) return before;
    const read = z.safeParse(removeBody, body);
    return read.success ? before.filter(({ id }) => id !== read.data.ladderId) : before;
  }, ladders);

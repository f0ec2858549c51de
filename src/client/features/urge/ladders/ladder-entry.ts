import type { LadderBody, LadderChange } from '#contract/chat/chat.ts';
import type { Ladder } from '#domain/chat/skills/exposure/ladder.ts';

type Ladders = readonly Ladder[];

const withSaved = (
  ladders: Ladders,
  { ladderId: id, from, changedAtMs, fear, rungs }: LadderBody,
): Ladders => {
  const known = ladders.find((one) => one.id === id);
  // Either the server's reply already contains the change, or the server will refuse it.
  if ((known?.changedAtMs ?? null) !== from) return ladders;
  const ladder = { id, fear, rungs, tries: known?.tries ?? [], changedAtMs };
  return [ladder, ...ladders.filter((one) => one !== known)];
};

/** The ladders after all changes. The ladder that was changed last comes first. */
export const withChanges = (ladders: Ladders, changes: readonly LadderChange[]): Ladders =>
  changes.reduce<Ladders>(
    (before, { kind, body }) =>
      kind === 'ladder-save'
        ? withSaved(before, body)
        : before.filter(({ id }) => id !== body.ladderId),
    ladders,
  );

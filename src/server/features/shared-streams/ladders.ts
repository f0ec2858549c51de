import { ladderShape } from '#domain/chat/skills/exposure/ladder.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import { onlyInDetail, type ReadStream, readOf } from './read-of.ts';

/** Ladders of fear: what was expected, and what came. */
export const readLadders: ReadStream<'ladders'> = async (granted) => {
  const { tx, userId, zone, from, to } = granted;
  const rows = await tx
    .selectFrom('chat_ladders')
    .select('ladder')
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  const kept = rows.flatMap(({ ladder }) => ladderShape.safeParse(JSON.parse(ladder)).data ?? []);
  const isWithin = (atMs: number): boolean => {
    const date = localDateAt(atMs, zone);
    return date >= from && date <= to;
  };
  const ladders = kept.flatMap(({ fear, rungs, tries, changedAtMs }) => {
    const ofDays = tries.filter(({ atMs }) => isWithin(atMs));
    if (ofDays.length === 0 && !isWithin(changedAtMs)) return [];
    return [
      {
        rungs: rungs.length,
        fear: onlyInDetail(granted, () => fear),
        tries: ofDays.map(({ rung, distress, resisted, atMs }) => ({
          date: localDateAt(atMs, zone),
          step: onlyInDetail(granted, () => rung),
          predicted: rungs.find(({ text }) => text === rung)?.distress ?? null,
          actual: distress,
          resisted,
        })),
      },
    ];
  });
  return {
    ...readOf(
      granted,
      ladders.flatMap(({ tries }) => tries.map(({ date }) => date)),
    ),
    ladders,
  };
};

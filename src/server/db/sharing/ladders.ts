import { type Attempt, type Ladder, ladderShape } from '#domain/chat/skills/exposure/ladder.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import type { GrantedRead } from './door.ts';

/** A ladder of fear with what of it lies within the days of a read. */
export interface LadderWithin extends Pick<Ladder, 'fear' | 'rungs'> {
  readonly tries: readonly (Attempt & { readonly date: LocalDate })[];
  /** Whether the ladder itself was changed last within these days. */
  readonly isChanged: boolean;
}

/** The ladders of a granted read, the latest changed first; their days are those of the consent's clock. */
export const laddersWithin = async ({
  tx,
  userId,
  zone,
  from,
  to,
}: GrantedRead): Promise<readonly LadderWithin[]> => {
  const rows = await tx
    .selectFrom('chat_ladders')
    .select('ladder')
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  const isWithin = (date: LocalDate): boolean => date >= from && date <= to;
  return rows
    .flatMap(({ ladder }) => ladderShape.safeParse(JSON.parse(ladder)).data ?? [])
    .map(({ fear, rungs, tries, changedAtMs }) => ({
      fear,
      rungs,
      tries: tries
        .map((tried) => ({ ...tried, date: localDateAt(tried.atMs, zone) }))
        .filter(({ date }) => isWithin(date)),
      isChanged: isWithin(localDateAt(changedAtMs, zone)),
    }));
};

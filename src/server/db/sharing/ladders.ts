import { type Attempt, type Ladder, ladderShape } from '#domain/chat/skills/exposure/ladder.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import type { GrantedRead } from './door.ts';

/** A fear ladder, reduced to what happened on the days that a viewer may read. */
export interface LadderWithin extends Pick<Ladder, 'fear' | 'rungs'> {
  readonly tries: readonly (Attempt & { readonly date: LocalDate })[];
  /** Whether the last change of the ladder itself was on one of these days. */
  readonly isChanged: boolean;
}

/** The ladders that a viewer may read, with the latest change first. Days are in the time zone of the consent. */
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

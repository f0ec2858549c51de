import type { StreamReplies } from '#contract/sharing/streams.ts';
import { keptPlan } from '#domain/safety-plan/stored-plan.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import { onlyInDetail, type ReadStream, readOf } from './stream-reader.ts';

/** The current safety plan. */
export const readSafetyPlan: ReadStream<'safety-plan'> = async (granted) => {
  const row = await granted.tx
    .selectFrom('chat_safety_plans')
    .select(['plan', 'updated_at'])
    .where('user_id', '=', granted.userId)
    .executeTakeFirst();
  if (row === undefined) return { ...readOf(granted, []), updatedOn: null, plan: null };
  const { warningSigns, helps, people, places, lines, surroundings } = keptPlan.parse(
    JSON.parse(row.plan),
  );
  // The plan contains only what users agreed to share: the names of contacts without their numbers, and no parts that
  // were added to the plan in later versions.
  const plan = {
    warningSigns,
    helps,
    people: people.map(({ name }) => name),
    places,
    lines,
    surroundings,
  };
  const updatedOn = localDateAt(Date.parse(row.updated_at), 'UTC');
  return {
    ...readOf(
      granted,
      Object.values(plan)
        .flat()
        .map(() => updatedOn),
    ),
    updatedOn,
    plan: onlyInDetail(granted, () => plan),
  };
};

type Card = NonNullable<StreamReplies['card']['card']>;

/** The communication card, which says how to talk with the user. */
export const readCard: ReadStream<'card'> = async (granted) => {
  const row = await granted.tx
    .selectFrom('communication_cards')
    .select(['card', 'updated_at'])
    .where('user_id', '=', granted.userId)
    .executeTakeFirst();
  if (row === undefined) return { ...readOf(granted, []), card: null };
  const { talk, avoid, breaks, other }: Card = JSON.parse(row.card);
  const updatedOn = localDateAt(Date.parse(row.updated_at), 'UTC');
  return {
    ...readOf(
      granted,
      [talk, avoid, breaks, other].filter((text) => text !== '').map(() => updatedOn),
    ),
    // The user wrote the card for others to read, so viewers get the whole card even if only a summary is shared.
    card: { talk, avoid, breaks, other },
  };
};

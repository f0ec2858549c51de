import { onlyInDetail, type ReadStream, readOf } from './stream-reader.ts';

/** The names of events that trigger the user's feelings, without the messages that mention them. */
export const readTriggers: ReadStream<'triggers'> = async (granted) => {
  const { tx, userId, from, to } = granted;
  const found = await tx
    .selectFrom('chat_triggers')
    .innerJoin('chat_messages', (join) =>
      join
        .onRef('chat_messages.user_id', '=', 'chat_triggers.user_id')
        .onRef('chat_messages.id', '=', 'chat_triggers.message_id'),
    )
    .select([
      'chat_messages.local_date as date',
      'chat_triggers.trigger_name as trigger',
      'chat_triggers.tone',
    ])
    .where('chat_triggers.user_id', '=', userId)
    .where('chat_messages.local_date', '>=', from)
    .where('chat_messages.local_date', '<=', to)
    .execute();
  const byName = Map.groupBy(found, ({ trigger, tone }) => `${trigger}\n${tone}`);
  const triggers = [...byName.values()]
    .flatMap((same) =>
      same.slice(0, 1).map(({ trigger, tone }) => ({ trigger, tone, count: same.length })),
    )
    .sort((a, b) => b.count - a.count || (a.trigger < b.trigger ? -1 : 1));
  return {
    ...readOf(
      granted,
      found.map(({ date }) => date),
    ),
    different: new Set(found.map(({ trigger }) => trigger)).size,
    triggers: onlyInDetail(granted, () => triggers),
  };
};

import {
  date,
  id,
  inner,
  instant,
  json,
  orNone,
  table,
  text,
  updatedAt,
  whole,
  yesNo,
  zone,
} from './column.ts';

/** The tables of the chat. */
export const CHAT = {
  chat_conversations: inner(
    table(
      'chat_conversations',
      'Where the conversation stands',
      [],
      {
        coach_state: orNone(json('Where the guide is')),
        safety_state: orNone(json('Where the safety guard is')),
        last_position: whole('The place of the latest message that there ever was'),
        updated_at: updatedAt,
      },
      true,
    ),
  ),
  chat_messages: table(
    'chat_messages',
    'Messages of the chat',
    ['position'],
    {
      id: id('The message'),
      position: whole('The place in the conversation'),
      turn_id: id('The person’s message; an answer has that of the one it answers'),
      sender: text('Who wrote it', 'person or assistant'),
      text: text('The words'),
      reply: orNone(inner(json('Words, buttons and parts of an answer'))),
      answered_by: orNone(text('Who found the words of an answer', 'coach, model or safety')),
      safety: inner(json('What the safety guard found, by names only')),
      open_until: orNone(instant('Until when other words could still come')),
      written_at: instant('When it was written'),
      local_date: date('The day on the person’s calendar'),
      zone,
    },
    true,
  ),
  chat_settings: table('chat_settings', 'Settings of the chat', [], {
    storing: yesNo('Whether messages are kept'),
    region: orNone(text('The country of the crisis lines', 'two letters or other')),
    updated_at: updatedAt,
  }),
  chat_safety_plans: table('chat_safety_plans', 'The safety plan', [], {
    plan: json('The plan by its parts'),
    updated_at: updatedAt,
  }),
  chat_ladders: table(
    'chat_ladders',
    'Ladders of exposure',
    ['id'],
    {
      id: id('The ladder'),
      ladder: json('Fear, steps and tries', 'distress from 0 to 100'),
      updated_at: updatedAt,
    },
    true,
  ),
  chat_triggers: table(
    'chat_triggers',
    'What messages were about',
    ['message_id', 'trigger_name'],
    {
      message_id: id('The message'),
      trigger_name: text('What it was about'),
      tone: text('The tone', 'positive, negative or neutral'),
    },
  ),
  chat_deleted: inner(
    table('chat_deleted', 'Ids of deleted messages', ['turn_id'], {
      turn_id: id('The person’s message'),
      deleted_at: instant('When it was deleted'),
    }),
  ),
};

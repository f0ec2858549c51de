import * as z from 'zod/mini';
import { ANSWERERS, chatReply, chatSafety } from '#contract/chat/reply.ts';
import { ladderShape } from '#domain/chat/skills/exposure/ladder.ts';
import { TONES } from '#domain/chat/triggers/trigger.ts';
import { keptPlan } from '#domain/safety-plan/stored-plan.ts';
import {
  date,
  flag,
  id,
  inner,
  instant,
  json,
  nullable,
  shaped,
  text,
  updatedAt,
  whole,
  zone,
} from './column.ts';
import { table } from './table.ts';

const anything = z.record(z.string(), z.unknown());
/** The safety findings of a message. Findings that older versions stored have no `response`. */
const safety = z.extend(chatSafety, { response: z.optional(chatSafety.shape.response) });

/** The chat tables. */
export const CHAT = {
  chat_conversations: inner(
    table(
      [],
      {
        coach_state: nullable(json('Where the guide is', '', anything)),
        safety_state: nullable(json('Where the safety guard is', '', anything)),
        last_position: whole('The place of the latest message that there ever was'),
        updated_at: updatedAt,
      },
      true,
    ),
  ),
  chat_messages: table(
    ['position'],
    {
      id: id('The message'),
      position: whole('The place in the conversation'),
      turn_id: id('The person’s message; an answer has that of the one it answers'),
      sender: shaped(text('Who wrote it', 'person or assistant'), z.enum(['person', 'assistant'])),
      text: text('The words'),
      reply: nullable(inner(json('Words, buttons and parts of an answer', '', chatReply))),
      answered_by: nullable(
        shaped(
          text('Who found the words of an answer', 'coach, model or safety'),
          z.enum(ANSWERERS),
        ),
      ),
      safety: inner(json('What the safety guard found, by names only', '', safety)),
      open_until: nullable(instant('Until when other words could still come')),
      written_at: instant('When it was written'),
      local_date: date('The day on the person’s calendar'),
      zone,
    },
    true,
  ),
  chat_settings: table([], {
    storing: flag('Whether messages are kept'),
    region: nullable(
      shaped(
        text('The country of the crisis lines', 'two letters or other'),
        z.string().check(z.regex(/^(?:[a-z]{2}|other)$/)),
      ),
    ),
    updated_at: updatedAt,
  }),
  chat_safety_plans: table([], {
    plan: json('The plan by its parts', '', keptPlan),
    updated_at: updatedAt,
  }),
  chat_ladders: table(
    ['id'],
    {
      id: id('The ladder'),
      ladder: json('Fear, steps and tries', 'distress from 0 to 100', ladderShape),
      updated_at: updatedAt,
    },
    true,
  ),
  chat_triggers: table(['message_id', 'trigger_name'], {
    message_id: id('The message'),
    trigger_name: text('What it was about'),
    tone: shaped(text('The tone', 'positive, negative or neutral'), z.enum(TONES)),
  }),
  chat_deleted: inner(
    table(['turn_id'], {
      turn_id: id('The person’s message'),
      deleted_at: instant('When it was deleted'),
    }),
  ),
};

import type { Tone } from '#domain/chat/triggers/trigger.ts';
import type { LocalDate } from '#domain/shared/brands.ts';

interface ChatMessagesTable {
  user_id: string;
  /** Made by the client for a person's message, and by the server for an answer. */
  id: string;
  /** 1, 2, … for each person, in the order of the conversation. */
  position: number;
  /** The id of the person's message; an answer has that of the one it answers. */
  turn_id: string;
  sender: 'person' | 'assistant';
  text: string;
  /** JSON: words, buttons and parts of an answer; null for a person's message. */
  reply: string | null;
  answered_by: 'coach' | 'model' | 'safety' | null;
  /** JSON: what the safety guard found in the person's message, by names only. */
  safety: string;
  /** Until when a language model may still find other words; null when it has its last ones. */
  open_until: string | null;
  written_at: string;
  local_date: LocalDate;
  zone: string;
}

interface ChatConversationsTable {
  user_id: string;
  /** JSON: where the guide is; null at the beginning, and where texts are not to be kept. */
  coach_state: string | null;
  /** JSON: where the safety guard is. It holds no text of the person. */
  safety_state: string | null;
  /** The position of the latest message that there ever was. */
  last_position: number;
  updated_at: string;
}

interface ChatSettingsTable {
  user_id: string;
  /** 1 when messages are kept. */
  storing: number;
  /** Where crisis lines are for; null when it is not known. */
  region: string | null;
  updated_at: string;
}

interface ChatSafetyPlansTable {
  user_id: string;
  /** JSON. */
  plan: string;
  updated_at: string;
}

interface ChatLaddersTable {
  user_id: string;
  id: string;
  /** JSON. */
  ladder: string;
  updated_at: string;
}

interface ChatTriggersTable {
  user_id: string;
  message_id: string;
  trigger_name: string;
  tone: Tone;
}

/** Messages that were deleted, by their ids alone: so they do not come back when they are sent again. */
interface ChatDeletedTable {
  user_id: string;
  turn_id: string;
  deleted_at: string;
}

/** Conversations whose messages are not to be kept, until they are over. */
interface ChatUnkeptTable {
  user_id: string;
  /** JSON, encrypted with a key that only the person's device keeps. */
  sealed: string;
  /** JSON: ids of its messages and ladders, and which answers show crisis help. */
  outline: string;
  used_at: string;
}

/** The tables of the chat. */
export interface ChatTables {
  chat_messages: ChatMessagesTable;
  chat_conversations: ChatConversationsTable;
  chat_settings: ChatSettingsTable;
  chat_safety_plans: ChatSafetyPlansTable;
  chat_ladders: ChatLaddersTable;
  chat_triggers: ChatTriggersTable;
  chat_deleted: ChatDeletedTable;
  chat_unkept: ChatUnkeptTable;
}

import * as z from 'zod/mini';
import { type BodyOf, type ChangeOf, changes } from '#contract/shared/change.ts';
import { endpoint } from '#contract/shared/endpoint.ts';
import {
  done,
  isUnique,
  line,
  localDate,
  ownParams,
  prose,
  recordId,
  timestamp,
  tooLong,
  userId,
  zone,
} from '#contract/shared/fields.ts';
import { MESSAGE_LENGTH_MAX } from '#contract/shared/limits.ts';
import { ENTRY_LENGTH_MAX, FIELDS_MAX } from '#domain/chat/form.ts';
import { ladderShape, RUNGS, STEP_LENGTH_MAX } from '#domain/chat/skills/exposure/ladder.ts';
import { TRIGGER_SOURCES } from '#domain/chat/triggers/top-triggers.ts';
import { texts } from '#texts/chat.js';
import { ANSWERERS, chatCheckIn, chatReply, chatSafety, chatWatch } from './reply.ts';

/** Maximum characters of a trigger's name. */
const TRIGGER_MAX = 100;

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

const messageText = prose(() => texts.theMessage, MESSAGE_LENGTH_MAX + 2000).check(
  z.overwrite((text: string) => text.trim()),
  z.maxLength(
    MESSAGE_LENGTH_MAX,
    tooLong(() => texts.theMessage, MESSAGE_LENGTH_MAX),
  ),
  z.refine((text) => VISIBLE.test(text), { error: () => texts.messageIsEmpty }),
);

const formValue = z.string().check(
  z.maxLength(
    ENTRY_LENGTH_MAX,
    tooLong(() => texts.aField, ENTRY_LENGTH_MAX),
  ),
);

/** The values entered into a form that a reply showed; `text` contains the same values as plain text. */
const formEntries = z.object({
  form: z.string().check(z.maxLength(60)),
  values: z.record(z.string().check(z.maxLength(40)), formValue).check(
    z.refine((values) => Object.keys(values).length <= FIELDS_MAX, {
      error: () => texts.tooManyFields,
    }),
  ),
});

/**
 * A key that is created and stored only on the device. The server uses it to encrypt the state of an unsaved
 * conversation between messages. Without the key, each message of such a conversation is treated on its own.
 */
const talkKey = z.optional(
  z.string().check(z.regex(/^[\w-]{43}$/, { error: () => texts.keyIsWrong })),
);

const chatAnswer = z.object({
  /** The whole reply as plain text; paragraphs are separated by an empty line. */
  botResponse: z.string(),
  reply: chatReply,
  /** The id of the person's message: the id in the request, or a new one. */
  messageId: z.string(),
  botMessageId: z.string(),
  answeredBy: z.enum(ANSWERERS),
  safety: chatSafety,
  /** Whether both messages were stored. */
  stored: z.boolean(),
  /** When the reply was given; UTC. */
  answeredAt: z.string(),
  watch: chatWatch,
});

/** The lines of a streamed reply, for a caller that accepts `application/x-ndjson`. */
const answerEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('start'),
    messageId: z.string(),
    botMessageId: z.string(),
    safety: chatSafety,
  }),
  /** The next piece of the reply, to be appended to the previous pieces. */
  z.object({ type: z.literal('text'), text: z.string() }),
  /** Replaces all pieces so far. */
  z.object({ type: z.literal('replace'), text: z.string() }),
  /** The last event, with the reply as it is stored. */
  z.object({ type: z.literal('end'), answer: chatAnswer }),
]);

const message = z.object({
  id: z.string(),
  /** Increases with every message in a person's conversation; it is the value to send as `before`. */
  position: z.int(),
  from: z.enum(['person', 'assistant']),
  text: z.string(),
  /** When the message was written; UTC. */
  at: z.string(),
  localDate,
  /** Null for the person's own messages. */
  reply: z.nullable(chatReply),
  answeredBy: z.nullable(z.enum(ANSWERERS)),
  /** The safety finding for the person's message; the message and the reply to it have the same finding. */
  safety: chatSafety,
});

const chosenSettings = z.object({
  /** Whether messages are stored. */
  storing: z.boolean({ error: () => texts.storingIsWrong }),
  /** The country whose crisis lines are shown, as its code or `other`; null if the person has not chosen one. */
  region: z.nullable(
    z.string().check(z.regex(/^(?:[a-z]{2}|other)$/, { error: () => texts.chooseOfCountries })),
  ),
});

const settings = z.extend(chosenSettings, {
  /** Whether this server uses a language model to word replies. */
  usesModel: z.boolean(),
  /** Whether this server transcribes recordings with a speech server. */
  usesSpeechServer: z.boolean(),
});

const fromError = () => texts.lastChangeIsWrong;
const stepError = () => texts.distressIsWrong;

const ladderStep = z.object({
  text: line(() => texts.theStep, 1, STEP_LENGTH_MAX),
  distress: z
    .int({ error: stepError })
    .check(z.gte(0, { error: stepError }), z.lte(100, { error: stepError })),
});

export type ChatAnswer = z.output<typeof chatAnswer>;
export type ChatEvent = z.output<typeof answerEvent>;
export type ChatMessage = z.output<typeof message>;
export type ChatSettings = z.output<typeof settings>;
/** The settings that a person can change. */
export type ChosenChatSettings = z.output<typeof chosenSettings>;

export const saveLadderBody = z.object({
  userId,
  id: recordId,
  /**
   * The `changedAt` on which this change is based; null for a new ladder. If the server has another value, the change
   * is a conflict.
   */
  from: z.nullable(z.int({ error: fromError }).check(z.gte(0, { error: fromError }))),
  /** When this change was made. */
  changedAt: timestamp,
  fear: line(() => texts.theLadderName, 1, STEP_LENGTH_MAX),
  rungs: z.array(ladderStep, { error: () => texts.stepsAreNoList }).check(
    z.maxLength(RUNGS.max, { error: () => texts.tooManySteps({ max: RUNGS.max }) }),
    z.refine((steps) => isUnique(steps.map(({ text }) => text)), {
      error: () => texts.stepTwice,
    }),
  ),
});

export const chatEndpoints = {
  analyze: endpoint({
    method: 'POST',
    path: '/api/chat/analyze',
    summary:
      'Answers a message. The same id twice is one turn; one that was deleted is refused with 409. With `Accept: application/x-ndjson` the answer comes line by line.',
    access: 'session',
    keeps: 'perhaps',
    urgent: true,
    body: z.object({
      id: z.optional(recordId),
      userId,
      text: messageText,
      form: z.optional(formEntries),
      talkKey,
      /** Accepted but ignored: the session determines the account. */
      email: z.optional(z.unknown()),
      /** Accepted but ignored: the server knows whether the message continues a conversation. */
      isFollowUp: z.optional(z.boolean({ error: () => texts.followUpIsWrong })),
      /**
       * Whether the page has shown `checkIn` since the last message, so that this message may be the answer to
       * `checkIn`.
       */
      checkInShown: z.optional(z.boolean({ error: () => texts.checkInShownIsWrong })),
      localDate: z.optional(localDate),
      zone: z.optional(zone),
    }),
    status: 200,
    reply: chatAnswer,
    lines: answerEvent,
  }),
  messages: endpoint({
    method: 'GET',
    path: '/api/chat/messages/:userId',
    summary:
      'Lists messages, newest first, at most 100; `before` takes the `next` of the last page.',
    access: 'session',
    params: ownParams,
    query: z.object({
      before: z.optional(
        z.string().check(z.regex(/^[1-9]\d{0,8}$/, { error: () => texts.placeIsWrong })),
      ),
    }),
    status: 200,
    reply: z.object({
      messages: z.array(message),
      /** The cursor of the next page; null on the last page. */
      next: z.nullable(z.string()),
      /**
       * On the first page, the question to open with if there was danger and the person has been away; otherwise null.
       */
      checkIn: z.nullable(chatCheckIn),
      watch: chatWatch,
    }),
  }),
  deleteMessage: endpoint({
    method: 'DELETE',
    path: '/api/chat/messages/:messageId',
    summary: 'Deletes a message with its answer, or an answer with its message, and the triggers.',
    access: 'session',
    params: z.object({ messageId: recordId }),
    status: 200,
    reply: done,
  }),
  deleteConversation: endpoint({
    method: 'DELETE',
    path: '/api/chat/conversation/:userId',
    summary:
      'Deletes all messages with their triggers, and where the conversation stood; nothing asks about it any more.',
    access: 'session',
    params: ownParams,
    status: 200,
    reply: done,
  }),
  settings: endpoint({
    method: 'GET',
    path: '/api/chat/settings/:userId',
    summary: 'Reads the settings of the chat.',
    access: 'session',
    params: ownParams,
    status: 200,
    reply: settings,
  }),
  saveSettings: endpoint({
    method: 'POST',
    path: '/api/chat/settings/:userId',
    summary:
      'Keeps the settings that are sent, and leaves the others. Messages that were kept before stay until deleted.',
    access: 'session',
    keeps: false,
    params: ownParams,
    body: z.extend(z.partial(chosenSettings), { talkKey }),
    status: 200,
    reply: settings,
  }),
  ladders: endpoint({
    method: 'GET',
    path: '/api/chat/ladders/:userId',
    summary: 'Lists the ladders of exposure work, the one changed last first.',
    access: 'session',
    params: ownParams,
    status: 200,
    reply: z.array(ladderShape),
  }),
  saveLadder: endpoint({
    method: 'POST',
    path: '/api/chat/ladders/save',
    summary:
      'Adds a ladder, or changes its name and steps and ends the work on it in the chat. The same id is the same ladder; what was tried on it stays.',
    access: 'session',
    body: saveLadderBody,
    status: 201,
    reply: ladderShape,
  }),
  deleteLadder: endpoint({
    method: 'DELETE',
    path: '/api/chat/ladders/:ladderId',
    summary: 'Deletes one ladder with all that was tried on it, and ends the work on it.',
    access: 'session',
    params: z.object({ ladderId: recordId }),
    status: 200,
    reply: done,
  }),
  forgetTrigger: endpoint({
    method: 'POST',
    path: '/api/chat/triggers/forget',
    summary: 'Deletes all that was found of one trigger in the messages. The messages stay.',
    access: 'session',
    keeps: false,
    body: z.object({ userId, trigger: line(() => texts.theTrigger, 1, TRIGGER_MAX) }),
    status: 200,
    reply: done,
  }),
  topTriggers: endpoint({
    method: 'GET',
    path: '/api/chat/top-triggers/:userId',
    summary: 'Lists the ten triggers met most often, with their prevailing tone.',
    access: 'session',
    params: ownParams,
    status: 200,
    reply: z.array(
      z.object({
        trigger: z.string(),
        count: z.int(),
        /** One of the domain's tones; a newer server may send other tones. */
        tone: z.string(),
        /** Where the trigger was mentioned. */
        source: z.optional(z.enum(TRIGGER_SOURCES)),
      }),
    ),
  }),
};

const { fear, rungs, from } = saveLadderBody.shape;

/** The changes that a person makes to their ladders on the urge page. */
export const ladderChanges = changes({
  'ladder-save': {
    body: z.object({ ladderId: z.string(), from, changedAtMs: z.number(), fear, rungs }),
    call: 'saveLadder',
  },
  'ladder-remove': {
    body: z.object({ ladderId: z.string(), fear: z.string() }),
    call: 'deleteLadder',
    deletes: true,
  },
});
export type LadderChange = ChangeOf<typeof ladderChanges>;
/** A ladder as stored. */
export type LadderBody = BodyOf<typeof ladderChanges, 'ladder-save'>;

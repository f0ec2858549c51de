import * as z from 'zod/mini';
import { goalLevels, goalPlan } from '#contract/goals.ts';
import { routinePlan } from '#contract/routines.ts';
import { type BodyOf, type ChangeOf, changes } from '#contract/shared/change.ts';
import { endpoint } from '#contract/shared/endpoint.ts';
import {
  done,
  isEmpty,
  isUnique,
  line,
  localDate,
  type Named,
  ownParams,
  plannedDate,
  prose,
  recordId,
  userId,
  zone,
} from '#contract/shared/fields.ts';
import { INSTRUMENTS, MODES } from '#domain/attention/recording.ts';
import { everDue, HOMEWORK_DAYS_MAX, HOMEWORK_OUTCOMES } from '#domain/care/homework.ts';
import { CARE_STATUSES, CARE_TEXT_MAX } from '#domain/care/proposals.ts';
import { SKILL_IDS } from '#domain/chat/skills/skill.ts';
import { ISO_WEEKDAYS } from '#domain/goals/goal.ts';
import { LEVELS } from '#domain/goals/levels.ts';
import { daysBetween } from '#domain/shared/time/local-date.ts';
import { texts } from '#texts/care.js';
import { connectionParams } from './shared.ts';

const homeworkTask = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('skill'),
      skill: z.enum(SKILL_IDS, { error: () => texts.skillIsUnknown }),
    }),
    z.object({
      kind: z.literal('ladder'),
      step: line(() => texts.stepOfLadder, 1, CARE_TEXT_MAX.ladderStep),
    }),
    z.object({
      kind: z.literal('attention'),
      instrument: z.enum(INSTRUMENTS, { error: () => texts.testIsUnknown }),
      mode: z.enum(MODES, { error: () => texts.lengthIsUnknown }),
    }),
    z.object({ kind: z.literal('check-in') }),
  ],
  { error: () => texts.taskIsUnknown },
);

/** The task and the days on which to do it. */
export const homework = z
  .object({
    task: homeworkTask,
    weekdays: z
      .array(z.literal(ISO_WEEKDAYS, { error: () => texts.weekdayIsWrong }), {
        error: () => texts.weekdaysAreNoList,
      })
      .check(
        z.minLength(1, { error: () => texts.weekdayNeeded }),
        z.refine((days) => isUnique(days.map(String)), { error: () => texts.weekdayTwice }),
      ),
    from: plannedDate,
    until: plannedDate,
  })
  .check(
    z.refine(({ from, until }) => until >= from, {
      error: () => texts.lastBeforeFirst,
      path: ['until'],
    }),
    z.refine(({ from, until }) => daysBetween(from, until) < HOMEWORK_DAYS_MAX, {
      error: () => texts.homeworkTooLong({ max: HOMEWORK_DAYS_MAX }),
      path: ['until'],
    }),
    z.refine((given) => given.until < given.from || everDue(given), {
      error: () => texts.neverDue,
      path: ['weekdays'],
    }),
  );

export type Homework = z.output<typeof homework>;
export type HomeworkTask = Homework['task'];

const content = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('goal'), plan: goalPlan, levels: goalLevels }),
    z.object({ kind: z.literal('routine'), plan: routinePlan }),
    z.object({ kind: z.literal('homework'), homework }),
  ],
  { error: () => texts.kindIsUnknown },
);

/** The content of a proposal. */
export type CareContent = z.output<typeof content>;

/** A therapist's proposal cannot refer to the person's own goals or routines. */
const proposedContent = content.check(
  z.refine((given) => given.kind !== 'goal' || given.plan.links.length === 0, {
    error: () => texts.proposedGoalHasNoLinks,
    path: ['plan', 'links'],
  }),
  z.refine((given) => given.kind !== 'routine' || given.plan.anchor.kind !== 'after', {
    error: () => texts.proposedRoutineHasTime,
    path: ['plan', 'anchor'],
  }),
);

const homeworkDay = z.object({
  date: localDate,
  outcome: z.enum(HOMEWORK_OUTCOMES),
  /** What got in the way; may be empty. */
  barrier: z.string(),
});

const proposal = z.object({
  id: z.string(),
  connectionId: z.string(),
  content,
  /** A sentence that accompanies the proposal; may be empty. */
  words: z.string(),
  status: z.enum(CARE_STATUSES),
  /** The reason for declining the proposal; may be empty. */
  reason: z.string(),
  /** The agreed version of homework that was accepted with changes. */
  changedHomework: z.nullable(homework),
  /** The goal or routine created from the proposal; null if there is none, and always null for the therapist. */
  resultId: z.nullable(z.string()),
  createdAt: z.string(),
  answeredAt: z.nullable(z.string()),
  /** The day on which the person answered, on their clock. */
  answeredOn: z.nullable(localDate),
  /** For homework: what the person reported for each day, oldest first. */
  days: z.array(homeworkDay),
});
export type CareProposal = z.output<typeof proposal>;

const agendaItem = z.object({
  id: z.string(),
  connectionId: z.string(),
  author: z.enum(['person', 'viewer']),
  words: z.string(),
  doneAt: z.nullable(z.string()),
  createdAt: z.string(),
});
export type AgendaItem = z.output<typeof agendaItem>;

const note = z.object({
  id: z.string(),
  connectionId: z.string(),
  words: z.string(),
  createdAt: z.string(),
});
export type CareNote = z.output<typeof note>;

const privateNote = z.object({
  id: z.string(),
  words: z.string(),
  date: localDate,
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type PrivateNote = z.output<typeof privateNote>;

const cardText = (what: Named) => prose(what, CARE_TEXT_MAX.card);

/** How to talk with the person, as they wrote it. */
export const communicationCard = z.object({
  talk: cardText(() => texts.howToTalkWithYou),
  avoid: cardText(() => texts.whatToAvoid),
  breaks: cardText(() => texts.whatYouSayOnBreaks),
  other: cardText(() => texts.whatElseHelps),
});
export type CommunicationCard = z.output<typeof communicationCard>;

/** A stored card. */
const storedCard = z.extend(communicationCard, { updatedAt: z.string() });
export type StoredCard = z.output<typeof storedCard>;

const caregiver = z.object({
  connectionId: z.string(),
  /** For example "Dr Lee". */
  label: z.string(),
  /** Whether the connection is active and the therapist's account still exists. */
  hasAccess: z.boolean(),
});
/** A therapist with whom the person is or was connected. */
export type Caregiver = z.output<typeof caregiver>;

/** The agreed homework: the changed version if there is one, otherwise the proposed one. Null for other proposals. */
export const homeworkOf = ({ content: given, changedHomework }: CareProposal): Homework | null =>
  given.kind === 'homework' ? (changedHomework ?? given.homework) : null;

const agendaWords = line(() => texts.theItem, 1, CARE_TEXT_MAX.agenda);
const ownItem = z.object({ userId: z.optional(userId), connectionId: recordId, id: recordId });
const isDone = z.boolean({ error: () => texts.itemIsDoneOrNot });
/** Multi-line text that is not blank. */
const written = (what: Named, max: number) =>
  prose(what, max).check(z.refine((text) => text.trim() !== '', isEmpty(what)));
const onlyId = z.object({ id: recordId });

export const reasonFields = z.object({
  reason: prose(() => texts.theReason, CARE_TEXT_MAX.reason),
});
/** What a therapist writes to a person. */
export const noteFields = z.object({ words: written(() => texts.theNote, CARE_TEXT_MAX.note) });
/** What a therapist writes for themselves. */
export const privateNoteFields = z.object({
  words: written(() => texts.theNote, CARE_TEXT_MAX.privateNote),
  date: plannedDate,
});

/** The calls with which a person manages their therapists' proposals. */
export const careEndpoints = {
  all: endpoint({
    method: 'GET',
    path: '/api/care/all/:userId',
    summary:
      'Lists the therapists of a person with their proposals, the agenda, the notes to the person, and the person’s communication card.',
    access: 'session',
    params: ownParams,
    status: 200,
    reply: z.object({
      therapists: z.array(caregiver),
      /** Newest first. */
      proposals: z.array(proposal),
      /** Oldest first. */
      agenda: z.array(agendaItem),
      /** Newest first. */
      notes: z.array(note),
      card: z.nullable(storedCard),
    }),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/care/accept',
    summary:
      'Accepts a proposal as it is, or with changes. What comes of it is made at the same time; the same proposal twice is one.',
    access: 'session',
    body: z.object({
      userId: z.optional(userId),
      proposalId: recordId,
      /** The content that the person accepts instead of the proposed content. */
      changes: z.optional(content),
      zone: z.optional(zone),
    }),
    status: 200,
    reply: proposal,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/care/decline',
    summary: 'Declines a proposal with or without a reason, or ends homework that was accepted.',
    access: 'session',
    body: z.extend(reasonFields, {
      userId: z.optional(userId),
      proposalId: recordId,
      zone: z.optional(zone),
    }),
    status: 200,
    reply: proposal,
  }),
  homeworkDay: endpoint({
    method: 'POST',
    path: '/api/care/homework-day',
    summary: 'Keeps what became of homework on one of its days, or takes it back.',
    access: 'session',
    body: z.object({
      userId: z.optional(userId),
      proposalId: recordId,
      date: plannedDate,
      /** Null withdraws an earlier report. */
      outcome: z.nullable(z.enum(HOMEWORK_OUTCOMES, { error: () => texts.outcomeIsUnknown })),
      barrier: prose(() => texts.whatGotInTheWay, CARE_TEXT_MAX.barrier),
    }),
    status: 200,
    reply: proposal,
  }),
  addAgenda: endpoint({
    method: 'POST',
    path: '/api/care/agenda/add',
    summary: 'Adds what the person wants to talk about; the same id is the same item.',
    access: 'session',
    body: z.object({
      userId: z.optional(userId),
      connectionId: recordId,
      id: recordId,
      words: agendaWords,
    }),
    status: 201,
    reply: agendaItem,
  }),
  markAgenda: endpoint({
    method: 'POST',
    path: '/api/care/agenda/mark',
    summary: 'Marks an item of the agenda as done, or as open again.',
    access: 'session',
    keeps: false,
    body: z.object({
      userId: z.optional(userId),
      connectionId: recordId,
      id: recordId,
      done: isDone,
    }),
    status: 200,
    reply: agendaItem,
  }),
  removeAgenda: endpoint({
    method: 'POST',
    path: '/api/care/agenda/remove',
    summary: 'Removes an item of the agenda that the person wrote.',
    access: 'session',
    keeps: false,
    body: ownItem,
    status: 200,
    reply: done,
  }),
  saveCard: endpoint({
    method: 'POST',
    path: '/api/care/card',
    summary:
      'Saves the person’s communication card; one with nothing in it is none. 409 when another is kept than the change began with.',
    access: 'session',
    body: z.object({
      userId: z.optional(userId),
      card: communicationCard,
      /**
       * The `updatedAt` of the card on which this change is based; null if there is none. If the server has another
       * card, the change is a conflict.
       */
      from: z.nullable(z.string().check(z.maxLength(40))),
      /**
       * The card on which the person's change is based, if that card may not have been saved yet. If the server's card
       * has the same words, there is no conflict.
       */
      before: z.optional(z.nullable(communicationCard)),
    }),
    status: 200,
    reply: z.nullable(storedCard),
  }),
};
export type PersonCare = z.output<typeof careEndpoints.all.reply>;

const aboutItem = { connectionId: z.string(), itemId: z.string() };

/** The changes that a person makes to plans made with their therapists. They are possible even without a connection. */
export const careChanges = changes({
  'homework-day': {
    body: z.object({
      proposalId: z.string(),
      date: localDate,
      outcome: z.nullable(z.enum(HOMEWORK_OUTCOMES)),
      barrier: z.string(),
    }),
    call: 'homeworkDay',
  },
  'agenda-add': {
    body: z.object({ ...aboutItem, words: z.string() }),
    call: 'addAgenda',
    id: 'itemId',
  },
  'agenda-mark': {
    body: z.object({ ...aboutItem, done: z.boolean() }),
    call: 'markAgenda',
    id: 'itemId',
  },
  'agenda-remove': { body: z.object(aboutItem), call: 'removeAgenda', deletes: true, id: 'itemId' },
  'card-save': {
    body: z.object({
      card: communicationCard,
      from: z.nullable(z.string()),
      before: z.nullable(communicationCard),
    }),
    call: 'saveCard',
  },
});
export type CareChange = ChangeOf<typeof careChanges>;
/** The stored body of one kind of change. */
export type CareBody<Kind extends CareChange['kind']> = BodyOf<typeof careChanges, Kind>;

const level = z.literal(LEVELS, { error: () => texts.levelIsUnknown });

/** The calls that a therapist uses to work with a client. */
export const clientCareEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/clients/:connectionId/care',
    summary:
      'Lists what the therapist proposed with its answers, the agenda, the notes to the person, and the therapist’s private notes.',
    access: 'viewer',
    params: connectionParams,
    status: 200,
    reply: z.object({
      proposals: z.array(proposal),
      agenda: z.array(agendaItem),
      notes: z.array(note),
      /** By date, newest first. */
      privateNotes: z.array(privateNote),
    }),
  }),
  propose: endpoint({
    method: 'POST',
    path: '/api/clients/:connectionId/proposals',
    summary: 'Proposes a goal, a routine or homework; the same id is the same proposal.',
    access: 'viewer',
    params: connectionParams,
    body: z.object({
      id: recordId,
      content: proposedContent,
      words: prose(() => texts.yourWords, CARE_TEXT_MAX.words),
    }),
    status: 201,
    reply: proposal,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/clients/:connectionId/proposals/withdraw',
    summary: 'Takes back a proposal that waits, or ends homework that was accepted.',
    access: 'viewer',
    keeps: false,
    params: connectionParams,
    body: z.object({ proposalId: recordId }),
    status: 200,
    reply: proposal,
  }),
  rateGoal: endpoint({
    method: 'POST',
    path: '/api/clients/:connectionId/goals/rate',
    summary:
      'Keeps how far the therapist finds a goal that is shared in detail; 404 when it is not. It is logged for the person.',
    access: 'viewer',
    stream: 'goals',
    params: connectionParams,
    body: z.object({
      id: recordId,
      goalId: recordId,
      version: z
        .int({ error: () => texts.versionIsWrong })
        .check(z.gte(1, { error: () => texts.versionIsWrong })),
      level,
      date: plannedDate,
      note: prose(() => texts.theNote, CARE_TEXT_MAX.words),
    }),
    status: 201,
    reply: z.object({ goalId: z.string(), level, date: localDate }),
  }),
  addAgenda: endpoint({
    method: 'POST',
    path: '/api/clients/:connectionId/agenda',
    summary: 'Adds what the therapist wants to talk about; the same id is the same item.',
    access: 'viewer',
    params: connectionParams,
    body: z.object({ id: recordId, words: agendaWords }),
    status: 201,
    reply: agendaItem,
  }),
  markAgenda: endpoint({
    method: 'POST',
    path: '/api/clients/:connectionId/agenda/mark',
    summary: 'Marks an item of the agenda as done, or as open again.',
    access: 'viewer',
    keeps: false,
    params: connectionParams,
    body: z.object({ id: recordId, done: isDone }),
    status: 200,
    reply: agendaItem,
  }),
  removeAgenda: endpoint({
    method: 'POST',
    path: '/api/clients/:connectionId/agenda/remove',
    summary: 'Removes an item of the agenda that the therapist wrote.',
    access: 'viewer',
    keeps: false,
    params: connectionParams,
    body: onlyId,
    status: 200,
    reply: done,
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/api/clients/:connectionId/notes',
    summary: 'Adds a note that the person sees too; the same id is the same note.',
    access: 'viewer',
    params: connectionParams,
    body: z.extend(noteFields, { id: recordId }),
    status: 201,
    reply: note,
  }),
  removeNote: endpoint({
    method: 'POST',
    path: '/api/clients/:connectionId/notes/remove',
    summary: 'Removes a note to the person, for both.',
    access: 'viewer',
    keeps: false,
    params: connectionParams,
    body: onlyId,
    status: 200,
    reply: done,
  }),
  savePrivateNote: endpoint({
    method: 'POST',
    path: '/api/clients/:connectionId/private-notes',
    summary: 'Adds a note that only the therapist sees, or changes it.',
    access: 'viewer',
    params: connectionParams,
    body: z.extend(privateNoteFields, {
      id: recordId,
      /**
       * The `updatedAt` of the note on which this change is based; null for a new note. If the server has another
       * value, the change is a conflict.
       */
      from: z.nullable(z.string().check(z.maxLength(40))),
    }),
    status: 201,
    reply: privateNote,
  }),
  removePrivateNote: endpoint({
    method: 'POST',
    path: '/api/clients/:connectionId/private-notes/remove',
    summary: 'Removes a note that only the therapist sees.',
    access: 'viewer',
    keeps: false,
    params: connectionParams,
    body: onlyId,
    status: 200,
    reply: done,
  }),
};

import { communicationCard } from '#contract/sharing/care.ts';
import type { HomeworkOutcome } from '#domain/care/homework.ts';
import type { CareKind, CareStatus } from '#domain/care/proposals.ts';
import type { ConnectionKind, Detail, Stream, ViewerPage } from '#domain/sharing/streams.ts';
import {
  account,
  createdAt,
  date,
  id,
  instant,
  json,
  nullable,
  text,
  updatedAt,
  whole,
  zone,
} from './column.ts';
import { table } from './table.ts';

const connectionId = id('The connection');
const words = text('The words');

/** The tables for sharing and for work with a therapist. */
export const SHARING_AND_CARE = {
  therapists: table([], {
    title: text('Title'),
    organisation: text('Organization'),
    registration: text('Licence or register'),
    created_at: createdAt,
    updated_at: updatedAt,
  }),
  connections: table(['id'], {
    id: connectionId,
    viewer_id: nullable(account('The account of the other person')),
    kind: text<ConnectionKind>('Who they are', 'therapist or supporter'),
    viewer_name: text('Their name when the connection was made'),
    viewer_about: json('What a therapist said of themselves then'),
    shown_name: text('What they call the person'),
    revision: whole('The consent that holds'),
    started_at: instant('When it was made'),
    ended_at: nullable(instant('When it ended')),
    ended_by: nullable(text<'person' | 'viewer'>('Who ended it', 'person or viewer')),
  }),
  consents: table(['connection_id', 'revision'], {
    connection_id: connectionId,
    revision: whole('The change, from 1'),
    streams: json('How much of what', 'summary or detail'),
    data_from: nullable(date('The first day that is shared')),
    until_date: nullable(date('The last day of sharing')),
    ends_at: nullable(instant('When sharing ends')),
    zone,
    created_at: createdAt,
  }),
  access_log: table(['id'], {
    id: id('The look'),
    connection_id: connectionId,
    stream: text<Stream>('What was looked at'),
    detail: text<Detail>('How much of it', 'summary or detail'),
    from_date: date('The first day'),
    to_date: date('The last day'),
    page: text<ViewerPage>('The page that showed it'),
    seen_at: instant('When it was seen'),
  }),
  care_proposals: table(
    ['id'],
    {
      connection_id: connectionId,
      id: id('The proposal'),
      kind: text<CareKind>('What it is', 'goal, routine or homework'),
      body: json('What was proposed'),
      words: text('A sentence that went with it'),
      status: text<CareStatus>(
        'What became of it',
        'waiting, accepted, changed, declined or withdrawn',
      ),
      reason: text('Why it was declined'),
      result_id: nullable(id('The goal or routine that came of it')),
      changed_body: nullable(json('What was accepted instead')),
      created_at: createdAt,
      answered_at: nullable(instant('When it was answered')),
      answered_on: nullable(date('The day of the answer on the person’s calendar')),
    },
    true,
  ),
  homework_days: table(['proposal_id', 'local_date'], {
    proposal_id: id('The homework'),
    local_date: date('The day on the person’s calendar'),
    outcome: text<HomeworkOutcome>('What became of it', 'done, not-done or not-said'),
    barrier: text('What got in the way'),
    updated_at: updatedAt,
  }),
  agenda_items: table(['connection_id', 'id'], {
    connection_id: connectionId,
    id: id('The item'),
    author: text<'person' | 'viewer'>('Who wrote it', 'person or viewer'),
    words,
    done_at: nullable(instant('When it was done')),
    created_at: createdAt,
  }),
  care_notes: table(['connection_id', 'id'], {
    connection_id: connectionId,
    id: id('The note'),
    words,
    created_at: createdAt,
  }),
  care_meetings: table(['connection_id', 'local_date'], {
    connection_id: connectionId,
    local_date: date('The day'),
    created_at: createdAt,
  }),
  private_notes: table(['id'], {
    connection_id: connectionId,
    id: id('The note'),
    words,
    local_date: date('The day that it is about'),
    created_at: createdAt,
    updated_at: updatedAt,
  }),
  communication_cards: table([], {
    card: json('The card by its parts', '', communicationCard),
    updated_at: updatedAt,
  }),
};

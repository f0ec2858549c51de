import { type CommunicationCard, careEndpoints, type StoredCard } from '#contract/sharing/care.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import { notAhead } from '#server/claimed-day.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/errors.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { texts } from '#texts/care.js';
import {
  type AgendaOf,
  addToAgenda,
  agendaOf,
  markInAgenda,
  removeFromAgenda,
} from './agenda-store.ts';
import { cardOf, caregiversOf, proposalsOf } from './care-rows.ts';
import { type ClientRoutesParts, clientRoutes } from './client-routes.ts';
import { notesOf } from './note-store.ts';
import { type Makers, proposalStore } from './proposal-store.ts';

interface CareParts extends FeatureParts, Makers, Pick<ClientRoutesParts, 'rateGoalIn'> {}

const isEmpty = (card: CommunicationCard): boolean =>
  Object.values(card).every((text) => text.trim() === '');

const FIELDS = ['talk', 'avoid', 'breaks', 'other'] as const;
const areSame = (card: CommunicationCard | null, known: CommunicationCard | null): boolean =>
  FIELDS.every((field) => (card?.[field] ?? '') === (known?.[field] ?? ''));

/** The time of the card's new version, which is always later than that of the previous version. */
const later = (known: StoredCard | null, now: number): string =>
  new Date(Math.max(now, known === null ? 0 : Date.parse(known.updatedAt) + 1)).toISOString();

/** Endpoints for a user's work with therapists: proposals, homework, the agenda, and notes. */
export const careFeature = ({ rateGoalIn, addGoalIn, addRoutineIn, ...parts }: CareParts): void => {
  const { serve, database, now } = parts;
  const { db } = database;
  const proposals = proposalStore(database, { addGoalIn, addRoutineIn });
  const iso = (): string => new Date(now()).toISOString();

  clientRoutes({ ...parts, proposals, rateGoalIn });

  /** Runs work on the agenda with one of the user's therapists. Throws a 404 when the user has no such therapist. */
  const onAgenda = <Result>(
    userId: UserId,
    connectionId: string,
    work: (agenda: AgendaOf) => Promise<Result>,
    isNew = false,
  ): Promise<Result> =>
    inTransaction(db, userId, async (tx) => {
      const them = (await caregiversOf(tx, userId)).find(
        (one) => one.connectionId === connectionId,
      );
      if (them === undefined) {
        throw new HttpError('not_found', texts.notConnected);
      }
      if (isNew && !them.hasAccess) {
        throw new HttpError('conflict', texts.nothingCanBeAdded({ name: them.label }));
      }
      return work({ tx, userId, connectionId });
    });

  serve(careEndpoints.all, ({ subject }) =>
    db.transaction().execute(async (tx) => ({
      therapists: await caregiversOf(tx, subject),
      proposals: await proposalsOf(tx, { userId: subject }),
      agenda: await agendaOf(tx, { userId: subject }),
      notes: await notesOf(tx, { userId: subject }),
      card: await cardOf(tx, subject),
    })),
  );

  serve(careEndpoints.accept, ({ subject, body: { proposalId, changes, zone = 'UTC' } }) =>
    proposals.accept(subject, { proposalId, changes, today: localDateAt(now(), zone) }, iso()),
  );

  serve(careEndpoints.decline, ({ subject, body: { proposalId, reason, zone = 'UTC' } }) =>
    proposals.decline(
      subject,
      { proposalId, reason: reason.trim(), today: localDateAt(now(), zone) },
      iso(),
    ),
  );

  serve(careEndpoints.homeworkDay, ({ subject, body: { userId: _, date, ...said } }) =>
    proposals.sayOfDay(subject, { ...said, date: notAhead(date, now(), 'body.date') }, iso()),
  );

  serve(careEndpoints.addAgenda, ({ subject, body: { connectionId, id, words } }) =>
    onAgenda(
      subject,
      connectionId,
      (agenda) => addToAgenda(agenda, { id, words, author: 'person' }, iso()),
      true,
    ),
  );

  serve(careEndpoints.markAgenda, ({ subject, body: { connectionId, id, done } }) =>
    onAgenda(subject, connectionId, (agenda) => markInAgenda(agenda, { id, done }, iso())),
  );

  serve(careEndpoints.removeAgenda, async ({ subject, body: { connectionId, id } }) => {
    await onAgenda(subject, connectionId, (agenda) => removeFromAgenda(agenda, id, 'person'));
  });

  serve(careEndpoints.saveCard, ({ subject, body: { card, from, before } }) =>
    inTransaction(db, subject, async (tx) => {
      const known = await cardOf(tx, subject);
      if (known === null ? isEmpty(card) : areSame(card, known)) {
        return known;
      }
      const isOfKnown = before !== undefined && areSame(before, known);
      if (from !== (known?.updatedAt ?? null) && !isOfKnown) {
        throw new HttpError('conflict', texts.cardChangedElsewhere);
      }
      if (isEmpty(card)) {
        await tx.deleteFrom('communication_cards').where('user_id', '=', subject).execute();
        return null;
      }
      const saved = { card: JSON.stringify(card), updated_at: later(known, now()) };
      await tx
        .insertInto('communication_cards')
        .values({ user_id: subject, ...saved })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(saved))
        .execute();
      return { ...card, updatedAt: saved.updated_at };
    }),
  );
};

import type { Kysely } from 'kysely';
import { v5 as uuidv5 } from 'uuid';
import type { Mapping } from '#domain/fhir/resource.ts';
import { FIRST_BANK } from '#domain/quiz/banks/first-bank.ts';
import { optionTexts } from '#domain/quiz/item.ts';
import { WEEKLY_BANKS } from '#domain/quiz/weekly/items.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { NEUROTYPES } from '#domain/shared/neurotype.ts';
import type { Schema } from '#server/db/schema/schema.ts';

/** The namespace of all ids in exports. Changing the namespace would change every id. */
const NAMESPACE = '6f6a8a52-3d0b-4c57-9f43-2f0c7f2f5a11';

/** The quizzes (questionnaires in FHIR), each with all its questions. */
const QUIZZES = new Map([
  ['first', FIRST_BANK],
  ...NEUROTYPES.map((one) => [`weekly-${one}`, WEEKLY_BANKS[one]] as const),
]);

/** The options of a FHIR export. */
export interface FhirSettings {
  /** Whether to leave out names, email addresses and therapists' words. */
  readonly pseudonym: boolean;
  /** With `bundle`, resources refer to each other by full URL; with `server`, by type and id as on a FHIR server. */
  readonly references: 'bundle' | 'server';
  /** The time of the export, an instant in UTC. */
  readonly exportedAt: string;
}

const lastLevels = async (db: Kysely<Schema>, userId: UserId) => {
  const versions = await db
    .selectFrom('goal_versions as held')
    .select(['goal_id', 'levels'])
    .where('user_id', '=', userId)
    .where('version', '=', ({ selectFrom }) =>
      selectFrom('goal_versions as other')
        .select(({ fn }) => fn.max('version').as('last'))
        .where('other.user_id', '=', userId)
        .whereRef('other.goal_id', '=', 'held.goal_id'),
    )
    .execute();
  return new Map(
    versions.map(({ goal_id, levels }): [string, string[]] => [goal_id, JSON.parse(levels)]),
  );
};

const lastPlans = async (db: Kysely<Schema>, userId: UserId) => {
  const plans = await db
    .selectFrom('routine_versions')
    .innerJoin('routines', (join) =>
      join
        .onRef('routines.user_id', '=', 'routine_versions.user_id')
        .onRef('routines.id', '=', 'routine_versions.routine_id'),
    )
    .select(({ fn }) => ['id', 'removed_on', fn.max('from_date').as('from_date')])
    .where('routines.user_id', '=', userId)
    .groupBy(['id', 'removed_on'])
    .execute();
  return new Map(
    plans.map(({ id, removed_on, from_date }) => [
      id,
      { fromDate: from_date, removedOn: removed_on },
    ]),
  );
};

const connectionsOf = async (db: Kysely<Schema>, userId: UserId) => {
  const rows = await db
    .selectFrom('connections')
    .select(['id', 'kind', 'viewer_name as viewerName', 'revision', 'ended_at as endedAt'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map(({ id, ...connection }) => [id, connection]));
};

/** The values that all resources of a user's export share. */
export const fhirMapping = async (
  db: Kysely<Schema>,
  userId: UserId,
  { pseudonym, references, exportedAt }: FhirSettings,
): Promise<Mapping> => {
  const levels = await lastLevels(db, userId);
  const plans = await lastPlans(db, userId);
  const connections = await connectionsOf(db, userId);
  // Exports with and without names use different ids, because equal ids would reveal the name.
  const person = pseudonym ? `${userId} without name` : userId;
  return {
    idOf: (type, kind, key = '') => uuidv5(`${person} ${type} ${kind} ${key}`, NAMESPACE),
    commonIdOf: (type, kind) => uuidv5(`${type} ${kind}`, NAMESPACE),
    refer: (type, id) => ({
      type,
      reference: references === 'bundle' ? `urn:uuid:${id}` : `${type}/${id}`,
    }),
    pseudonym,
    exportedAt,
    quizzes: QUIZZES,
    answers: optionTexts(),
    levelsOf: (goalId) => levels.get(goalId) ?? null,
    routineOf: (routineId) => plans.get(routineId) ?? null,
    connectionOf: (connectionId) => connections.get(connectionId) ?? null,
  };
};

import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { StartError } from '#server/config.ts';
import { type Digests, digestsOf } from '#server/db/contents/digests.ts';
import { postgresqlContents } from '#server/db/contents/postgresql-contents.ts';
import { postgresqlDoor } from '#server/db/move/closed.ts';
import type { BackupEngine } from './engine.ts';
import {
  databaseNameOf,
  inUse,
  isInUse,
  onDatabase,
  onServer,
  serverMajorOf,
  takeNameOf,
  withScratchDatabase,
} from './postgresql-databases.ts';
import { programFor, startProgram } from './postgresql-programs.ts';

const ONE_INSTANT = 'begin transaction isolation level repeatable read, read only';

/** Calculates the digests of a database. The connection must not be in a transaction. */
const digestsOn = async (client: pg.ClientBase): Promise<Digests> => {
  await client.query(ONE_INSTANT);
  const digests = await digestsOf(await postgresqlContents(client));
  await client.query('commit');
  return digests;
};

const stepsOf = async (client: pg.ClientBase): Promise<readonly string[]> => {
  const { rows } = await client.query<{ found: boolean }>(
    "select to_regclass('kysely_migration') is not null as found",
  );
  if (rows[0]?.found !== true) throw new StartError('This is no database of Evenkeel.');
  const steps = await client.query<{ name: string }>(
    'select name from kysely_migration order by name',
  );
  return steps.rows.map(({ name }) => name);
};

/** Yields a program's output, and throws at the end if the program failed. */
const outputOf = async function* ({
  child,
  ended,
}: ReturnType<typeof startProgram>): AsyncGenerator<Uint8Array> {
  if (child.stdout !== null) yield* child.stdout;
  await ended;
};

/**
 * Makes and restores backups of a PostgreSQL database with `pg_dump` and `pg_restore`. Never writes plaintext to a
 * file.
 */
export const postgresqlBackup = (databaseUrl: string, signal: AbortSignal): BackupEngine => ({
  engine: 'postgresql',

  snapshot: (use) =>
    onDatabase(databaseUrl, async (client) => {
      const program = programFor('pg_dump', await serverMajorOf(client));
      if ((await postgresqlDoor(client).state()) !== 'open') {
        throw new StartError('The database is being moved, or was moved. Back up the new one.');
      }
      await client.query(ONE_INSTANT);
      const steps = await stepsOf(client);
      const tables = await digestsOf(await postgresqlContents(client));
      const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
      // The dump uses the same snapshot as the digests, so concurrent writes affect neither.
      const dump = startProgram('pg_dump', {
        program,
        databaseUrl,
        args: ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${rows[0]?.id}`],
        signal,
      });
      try {
        return await use({ tables, steps, body: outputOf(dump) });
      } finally {
        dump.child.kill();
        await client.query('rollback');
      }
    }),

  bringBack: (body, use) =>
    withScratchDatabase(databaseUrl, async (scratchUrl, scratch) => {
      const program = await onDatabase(scratchUrl, async (client) =>
        programFor('pg_restore', await serverMajorOf(client)),
      );
      const args = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error'];
      const { child, ended } = startProgram('pg_restore', {
        program,
        databaseUrl: scratchUrl,
        args,
        signal,
      });
      if (child.stdin === null) throw new Error('pg_restore takes no input.');
      try {
        await pipeline(body, child.stdin, { signal });
      } catch (error) {
        child.kill();
        // If the program ended first, its own error gives the actual reason.
        await ended.catch((reason: unknown) => {
          if (!(error instanceof StartError) && !signal.aborted) throw reason;
        });
        throw error;
      }
      await ended;
      const tables = await onDatabase(scratchUrl, digestsOn);
      signal.throwIfAborted();
      return use({ tables, takePlace: (nowMs) => takeNameOf(databaseUrl, scratch, nowMs) });
    }),

  refuseInUse: async () => {
    const name = databaseNameOf(databaseUrl);
    if (await onServer(databaseUrl, (client) => isInUse(client, name))) throw inUse(name);
  },
});

import BetterSqlite3 from 'better-sqlite3';
import pg from 'pg';
import { StartError } from '#server/config.ts';
import { type Digests, differingTables, digestsOf } from '#server/db/contents/digests.ts';
import { SCHEMA_STEPS } from '#server/db/migrate.ts';
import { isMoved } from './moved-tables.ts';
import { onSource, type Place, type Source } from './source.ts';
import { targetAt } from './target.ts';

/** The command that opens the database for writing again after an aborted move. */
const REOPEN = 'npm run move -- --reopen';

const refuseUnfit = async ({ door, steps }: Source): Promise<void> => {
  const state = await door.state();
  if (state === 'moved') {
    throw new StartError(`This database was moved already. To go on with it, run: ${REOPEN}`);
  }
  if (state === 'moving') {
    throw new StartError(
      `This database is being moved, or a move was broken off. If none is under way, run first: ${REOPEN}`,
    );
  }
  if (`${await steps()}` !== `${SCHEMA_STEPS}`) {
    throw new StartError(
      'This database is not of this version of Evenkeel. Start this version on it once, and move it then.',
    );
  }
};

/** Copies all contents and compares them with the original. Returns the digests of the moved tables. */
const copy = async (source: Source, to: Place, signal: AbortSignal): Promise<Digests> => {
  let moved: Digests = {};
  await source.read((contents) =>
    targetAt(to).make(async ({ add, contents: filled }) => {
      moved = await digestsOf(contents, {
        isWanted: isMoved,
        take: async (table, rows) => {
          signal.throwIfAborted();
          await add(table, rows);
        },
      });
      const found = await digestsOf(await filled(), { isWanted: isMoved });
      const different = differingTables(moved, found);
      if (different.length > 0) {
        throw new StartError(`These tables did not arrive as they are: ${different.join(', ')}.`);
      }
      signal.throwIfAborted();
    }),
  );
  return moved;
};

/**
 * Turns a database engine's error into a refusal with a message of one line. The engine's own message is kept, because
 * it names the problem and reveals no user data.
 */
const asRefusal = (error: unknown): unknown =>
  error instanceof pg.DatabaseError || error instanceof BetterSqlite3.SqliteError
    ? new StartError(
        `The new database does not take everything: ${error.message}. The old one takes entries again.`,
      )
    : error;

/**
 * Moves a database's contents into an empty database. During the move the old database rejects writes from every
 * process but can still be read; afterwards it stays closed for writing. Returns the digests of the moved tables.
 *
 * @throws StartError when the move failed; the old database then accepts writes again, and the new one stays empty
 */
export const move = (from: Place, to: Place, signal: AbortSignal): Promise<Digests> =>
  onSource(from, async (source) => {
    await refuseUnfit(source);
    await targetAt(to).refuseFilled();
    await source.door.close('moving');
    const moved = await copy(source, to, signal).catch(async (error: unknown) => {
      await source.door.open().catch(() => {
        throw new StartError(
          `The move did not work, and the old database could not be opened for entries again. Run: ${REOPEN}`,
        );
      });
      throw asRefusal(error);
    });
    await source.door.close('moved').catch(() => {
      throw new StartError(
        `Everything is in the new database, but the old one could not be marked as moved. It takes no entries. Use the new one.`,
      );
    });
    return moved;
  });

/** Opens a database for writing after a move closed it. Returns whether the database was closed. */
export const reopen = (place: Place): Promise<boolean> =>
  onSource(place, async ({ door }) => {
    if ((await door.state()) === 'open') return false;
    await door.open();
    return true;
  });

import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { v7 as uuidv7 } from 'uuid';
import { openPostgresql } from '#server/db/postgresql.ts';
import { openSqlite } from '#server/db/sqlite/sqlite.ts';
import { digest, newSecret } from '#server/secrets.ts';

// The baseline of the benchmarks: plain node:http with the same SQL statements, schema and database settings as the
// app. It checks the session but does not validate input. Its argument is the folder of an SQLite database or the
// address of a PostgreSQL database.
const place = process.argv[2];
if (place === undefined) throw new Error('The place of the database is missing.');

/** Runs a statement with values for its placeholders. */
type Run = (...values: readonly unknown[]) => Promise<readonly unknown[]>;
interface BareDatabase {
  readonly prepare: (sql: string) => Run;
  readonly close: () => unknown;
}

const onPostgresql = async (url: string): Promise<BareDatabase> => {
  const { db, pool } = await openPostgresql(url, () => undefined);
  return {
    prepare: (sql) => {
      let count = 0;
      const text = sql.replaceAll('?', () => {
        count += 1;
        return `$${count}`;
      });
      const name = digest(text).slice(0, 20);
      return async (...values) => (await pool.query({ name, text, values: [...values] })).rows;
    },
    close: () => db.destroy(),
  };
};

const onSqlite = async (folder: string): Promise<BareDatabase> => {
  const { file } = await openSqlite(folder);
  return {
    prepare: (sql) => {
      const statement = file.prepare(sql);
      return async (...values) =>
        statement.reader ? statement.all(...values) : [statement.run(...values)];
    },
    close: () => file.close(),
  };
};

const database = await (place.startsWith('postgres') ? onPostgresql(place) : onSqlite(place));
const { prepare } = database;
const now = (): string => new Date().toISOString();
const columns = 'user_id, id, logged_at, local_date, zone, mood, emoji, why, tags';
const findSession = prepare(
  `select sessions.id, sessions.user_id, sessions.last_seen_at, users.role from sessions
   inner join users on users.id = sessions.user_id
   where sessions.secret_hash = ? and sessions.expires_at > ?`,
);
const insert = prepare(
  `insert into mood_logs (${columns}, created_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
   on conflict (user_id, id) do nothing returning ${columns}`,
);
const all = prepare(
  `select ${columns} from mood_logs where user_id = ? order by logged_at, created_at, id`,
);
const addUser = prepare(
  "insert into users (id, name, role, created_at) values (?, '', 'guest', ?)",
);
const addSession = prepare(
  "insert into sessions (id, user_id, secret_hash, device, created_at, last_seen_at, expires_at) values (?, ?, ?, '', ?, ?, ?)",
);

interface Row {
  readonly user_id: string;
  readonly logged_at: string;
  readonly local_date: string;
  readonly tags: string;
}

const isRow = (row: unknown): row is Row =>
  typeof row === 'object' && row !== null && 'logged_at' in row;

const fromRow = (row: unknown) => {
  if (!isRow(row)) throw new Error('There is no such row.');
  const { user_id, logged_at, local_date, tags, ...rest } = row;
  return {
    ...rest,
    userId: user_id,
    timestamp: logged_at,
    localDate: local_date,
    tags: JSON.parse(tags),
  };
};

const userOf = async (request: IncomingMessage): Promise<string | null> => {
  const secret = /(?:^|; )evenkeel=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const [row] = await findSession(digest(secret), now());
  return isSession(row) ? row.user_id : null;
};

const isSession = (row: unknown): row is { user_id: string } =>
  typeof row === 'object' && row !== null && 'user_id' in row;

const pack = promisify(brotliCompress);
/** The compression settings that the app also uses. */
const PACKING = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const end = (
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  headers: Readonly<Record<string, string>>,
): void => {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    ...headers,
  });
  response.end(body);
};

const send = (response: ServerResponse, status: number, body: unknown, cookie?: string): void =>
  end(response, status, JSON.stringify(body), cookie === undefined ? {} : { 'set-cookie': cookie });

const sendPacked = async (response: ServerResponse, body: unknown): Promise<void> =>
  end(response, 200, await pack(JSON.stringify(body), PACKING), { 'content-encoding': 'br' });

const welcome = async (response: ServerResponse): Promise<void> => {
  const [userId, secret] = [uuidv7(), newSecret()];
  const far = '2999-01-01T00:00:00.000Z';
  await addUser(userId, now());
  await addSession(uuidv7(), userId, digest(secret), now(), now(), far);
  send(response, 201, { userId }, `evenkeel=${secret}; Path=/; HttpOnly; SameSite=Lax`);
};

const log = async (request: IncomingMessage, response: ServerResponse, userId: string) => {
  const body = (await json(request)) ?? {};
  const given: Record<string, string | number | string[]> = Object.fromEntries(
    Object.entries(body),
  );
  const id = given.id ?? randomUUID();
  const at = now();
  const [added] = await insert(
    userId,
    id,
    at,
    at.slice(0, 10),
    given.zone,
    given.mood,
    given.emoji,
    given.why,
    JSON.stringify(given.tags),
    at,
  );
  send(response, 201, fromRow(added));
};

const server = createServer(async (request, response) => {
  if (request.url === '/auth/guest') return welcome(response);
  const userId = await userOf(request);
  if (userId === null) return send(response, 401, {});
  if (request.method === 'POST') return log(request, response, userId);
  const moods = (await all(userId)).map(fromRow);
  const takesPacked = /\bbr\b/.test(String(request.headers['accept-encoding']));
  return takesPacked ? sendPacked(response, moods) : send(response, 200, moods);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : address;
  process.stdout.write(`The bare server is ready at http://127.0.0.1:${port}\n`);
});
process.once('SIGTERM', () => {
  server.close(() => database.close());
  server.closeAllConnections();
});

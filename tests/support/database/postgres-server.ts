import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../free-port.ts';
import { postgresBinaries } from './postgres-binaries.ts';

const START_LIMIT_MS = 30_000;
const USER = 'evenkeel';

/** A running PostgreSQL server for the tests. */
export interface PostgresServer {
  /** The URL of the server's maintenance database, with the right to create other databases. */
  readonly adminUrl: string;
  /** Ends all connections and restarts the server, as an administrator would. */
  restart(): Promise<void>;
  /** Stops the server and removes its folder. */
  stop(): Promise<void>;
}

type Ids = { uid: number; gid: number };

/** The user that runs the server, because PostgreSQL refuses to run as root. */
const unprivileged = (): Ids | Record<string, never> => {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      spawnSync('id', [flag, name], { encoding: 'utf8' }),
    );
    if (uid?.status === 0 && gid?.status === 0) {
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody.');
};

const initialise = (binaries: string, folder: string, password: string, ids: object): void => {
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o644 });
  const args = ['-D', path.join(folder, 'data'), '-U', USER, '--pwfile', passwordFile];
  const version = spawnSync(path.join(binaries, 'postgres'), ['--version'], { encoding: 'utf8' });
  const major = Number(/(\d+)/.exec(version.stdout)?.[1]);
  // Sort text by language rules, as in real installations.
  const rules =
    major >= 15 ? ['--locale-provider=icu', '--icu-locale=en', '--locale=C'] : ['--locale=C'];
  const { status, stderr } = spawnSync(
    path.join(binaries, 'initdb'),
    [...args, ...rules, '--encoding=UTF8', '--auth=scram-sha-256', '--no-sync'],
    { encoding: 'utf8', ...ids },
  );
  rmSync(passwordFile);
  if (status !== 0) throw new Error(`initdb failed:\n${stderr}`);
};

// A shell script that restarts the server for each line on its standard input, and stops it when the input closes. That
// happens whenever this process ends, so that no server or folder is left after the tests.
const KEEPER = `
exec 3<&0
serve() {
  "$1/postgres" -D "$2/data" -c listen_addresses=127.0.0.1 -c port="$3" \\
    -c unix_socket_directories="$2" -c fsync="$4" -c synchronous_commit="$4" \\
    -c full_page_writes="$4" -c max_connections=200 </dev/null 3<&- >>"$2/log" 2>&1 &
  server=$!
}
end() { kill -INT $server; wait $server; }
serve "$@"
while read -r _ <&3; do end; serve "$@"; done
end
rm -rf "$2"
`;

/** The start time of the server at `url`; null if no server responds. */
const startedAt = async (url: string): Promise<string | null> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query('select pg_postmaster_start_time()::text as at');
    return String(rows[0]?.at);
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Waits until the server has a start time other than `before`. */
const waitUntilReady = async (
  url: string,
  keeper: ChildProcess,
  before: string | null = null,
): Promise<void> => {
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    const at = await startedAt(url);
    if (at !== null && at !== before) return;
    if (keeper.exitCode !== null || keeper.signalCode !== null || Date.now() > deadline) {
      throw new Error('PostgreSQL did not start for the tests.');
    }
    await delay(50);
  }
};

/**
 * Starts a PostgreSQL server on a free port and in a temporary folder, for the lifetime of this process.
 * @param isDurable whether acknowledged data is on the disk, as in production; tests are faster without this
 * @param root the parent folder of the server's folder
 */
export const startPostgres = async (
  isDurable = false,
  root = tmpdir(),
): Promise<PostgresServer> => {
  const binaries = postgresBinaries();
  if (binaries === undefined) throw new Error('PostgreSQL is missing. Run: npm run test:tools');
  const ids = unprivileged();
  const folder = mkdtempSync(path.join(root, 'evenkeel-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const password = randomBytes(16).toString('hex');
  try {
    if (ids.uid !== undefined && ids.gid !== undefined) chownSync(folder, ids.uid, ids.gid);
    initialise(binaries, folder, password, ids);
    const port = await freePort();
    const adminUrl = `postgresql://${USER}:${password}@127.0.0.1:${port}/postgres`;
    // Use a separate session, so that Ctrl+C does not stop the server before the tests end.
    const args = [binaries, folder, String(port), isDurable ? 'on' : 'off'];
    const keeper = spawn('sh', ['-c', KEEPER, 'sh', ...args], {
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
      ...ids,
    });
    const ended = once(keeper, 'exit');
    const stop = async () => {
      keeper.stdin.end();
      await ended;
      remove();
    };
    await waitUntilReady(adminUrl, keeper).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    const restart = async () => {
      const before = await startedAt(adminUrl);
      keeper.stdin.write('\n');
      await waitUntilReady(adminUrl, keeper, before);
    };
    return { adminUrl, restart, stop };
  } catch (error) {
    remove();
    throw error;
  }
};

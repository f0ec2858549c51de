import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '#server/config.ts';

const DEBIAN = '/usr/lib/postgresql';

type Program = 'pg_dump' | 'pg_restore';

const majorOf = (program: string): number | null => {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const major = status === 0 ? Number(/\s(\d+)/.exec(stdout)?.[1]) : Number.NaN;
  return Number.isNaN(major) ? null : major;
};

const candidates = (name: Program): readonly string[] => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  return [name, ...versions.map((version) => path.join(DEBIAN, version, 'bin', name))];
};

/**
 * Finds a PostgreSQL program for a server: the installed one with the server's major version, otherwise with the next
 * newer version.
 *
 * @throws StartError when no program of that version or a newer one is installed
 */
export const programFor = (name: Program, serverMajor: number): string => {
  const found = candidates(name).map((program) => ({ program, major: majorOf(program) }));
  const [best] = found
    .flatMap(({ program, major }) => (major === null ? [] : [{ program, major }]))
    .filter(({ major }) => major >= serverMajor)
    .sort((one, other) => one.major - other.major);
  if (best !== undefined) return best.program;
  const isOlder = found.some(({ major }) => major !== null);
  throw new StartError(
    isOlder
      ? `The program ${name} on this machine is older than the PostgreSQL server, which is version ${serverMajor}. Install postgresql-client-${serverMajor}.`
      : `The program ${name} is not there. Install PostgreSQL's client, such as postgresql-client-${serverMajor} of Debian.`,
  );
};

/**
 * The address without its password, which the process list would show. The password is in the returned environment
 * instead.
 */
export const withoutPassword = (
  databaseUrl: string,
): { address: string; env: NodeJS.ProcessEnv } => {
  const url = new URL(databaseUrl);
  const password = url.searchParams.get('password') ?? decodeURIComponent(url.password);
  url.password = '';
  url.searchParams.delete('password');
  return {
    address: url.href,
    env: password === '' ? process.env : { ...process.env, PGPASSWORD: password },
  };
};

/** Waits for a program to end. If the program failed, throws a StartError with the first line of its error output. */
const end = async (name: Program, child: ChildProcess): Promise<void> => {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    // The first line names the problem. Later lines may reveal user data.
    said = (said + text).slice(0, 1_000);
  });
  await once(child, 'close');
  if (child.exitCode === 0) return;
  throw new StartError(`${name} failed: ${said.split('\n')[0] || 'it was stopped'}`);
};

export interface RunningProgram {
  readonly child: ChildProcess;
  /** Resolves when the program succeeds, and rejects with a StartError when it fails. */
  readonly ended: Promise<void>;
}

/** Starts `pg_dump` or `pg_restore` on a database. */
export const startProgram = (
  name: Program,
  {
    program,
    databaseUrl,
    args,
    signal,
  }: {
    readonly program: string;
    readonly databaseUrl: string;
    readonly args: readonly string[];
    readonly signal: AbortSignal;
  },
): RunningProgram => {
  const { address, env } = withoutPassword(databaseUrl);
  const child = spawn(program, [`--dbname=${address}`, ...args], { env, signal });
  const ended = end(name, child);
  ended.catch(() => undefined);
  child.on('error', () => undefined);
  return { child, ended };
};

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { BUILT_SERVER } from '../../scripts/server-build.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const READY = /^Evenkeel is ready at (\S+)$/;
const START_LIMIT_MS = 110_000;
/** The folder of Node’s compile cache, which halves the processor time of every later start. */
export const COMPILED = path.join(ROOT, 'node_modules/.cache/evenkeel-compiled');

/** How a process ended. */
interface Ended {
  /** The exit code; null if a signal ended the process. */
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The real server in its own process. */
export interface AppProcess {
  /** Resolves to the address of the server once it is ready for requests. Rejects if the server ends before that. */
  readonly ready: Promise<string>;
  readonly ended: Promise<Ended>;
  /** The output of the server so far. */
  said(): string;
  /** The process id; undefined if the process could not be created. */
  readonly pid: number | undefined;
  signal(name: 'SIGTERM' | 'SIGINT' | 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void;
}

/** Environment variables of this machine and of the test run that must not be passed to a test’s server. */
const SETTINGS = [
  'DATA_DIR',
  'DATABASE_URL',
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'AI_BASE_URL',
  'AI_MODEL',
  'AI_API_KEY',
  'STT_BASE_URL',
  'STT_MODEL',
  'STT_API_KEY',
  'ROLE',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
  'VAPID_SUBJECT',
  'SMTP_URL',
  'MAIL_FROM',
  'THERAPISTS',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_NAME',
  'ORGANISATION_CRISIS_TEXT',
  'ORGANISATION_CRISIS_NUMBER',
  'METRICS_PORT',
  'METRICS_HOST',
  'DRAIN_S',
  'NODE_OPTIONS',
] as const;

const environment = (given: Readonly<Record<string, string>>): NodeJS.ProcessEnv => {
  const inherited = { ...process.env };
  for (const name of SETTINGS) delete inherited[name];
  return {
    ...inherited,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PORT: '0',
    NODE_COMPILE_CACHE: COMPILED,
    ...given,
  };
};

const collect = (child: ChildProcess): { stdout: string; stderr: string } => {
  const text = { stdout: '', stderr: '' };
  child.stdout?.setEncoding('utf8').on('data', (part: string) => {
    text.stdout += part;
  });
  child.stderr?.setEncoding('utf8').on('data', (part: string) => {
    text.stderr += part;
  });
  return text;
};

const announced = async (child: ChildProcess): Promise<string> => {
  if (child.stdout === null) throw new Error('The output of the server is not readable.');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = READY.exec(line)?.[1];
    if (url !== undefined) return url;
  }
  return await new Promise<never>(() => undefined);
};

/**
 * Starts the built server on a free port.
 * @param settings the server's environment variables, such as DATA_DIR; PORT sets the port
 * @param descriptorsMax the maximum number of files and connections that the server may have open
 */
export const spawnApp = (
  settings: Readonly<Record<string, string>>,
  descriptorsMax?: number,
): AppProcess => {
  const limit = descriptorsMax === undefined ? '' : `ulimit -n ${descriptorsMax}; `;
  const child = spawn('sh', ['-c', `${limit}exec "$0" "$1"`, process.execPath, BUILT_SERVER], {
    cwd: ROOT,
    env: environment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const text = collect(child);
  const ended = once(child, 'close').then(
    (): Ended => ({ exitCode: child.exitCode, signal: child.signalCode, ...text }),
  );
  const early = ended.then((end): never => {
    throw new Error(`The server ended before it was ready.\n${end.stdout}${end.stderr}`);
  });
  const late = AbortSignal.timeout(START_LIMIT_MS);
  const tooLate = once(late, 'abort').then((): never => {
    throw new Error(`The server was not ready in time.\n${text.stdout}${text.stderr}`);
  });
  const ready = Promise.race([announced(child), early, tooLate]);
  for (const promise of [ready, early, tooLate]) promise.catch(() => undefined);
  // End the server whenever this process ends.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  void ended.then(() => process.off('exit', end));
  const { pid } = child;
  return { ready, ended, said: () => text.stdout, pid, signal: (name) => void child.kill(name) };
};

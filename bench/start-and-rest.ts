import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../tests/support/free-port.ts';
import { type Measure, medianOf } from './measure.ts';

const PROGRAM = path.resolve(import.meta.dirname, '../scripts/start.mjs');
const ROUNDS = 7;
const LOOK_MS = 5;
/** How long the server rests before its memory is read. By then it has read the chat's content. */
const REST_MS = 60_000;
const GOAL_S = 1.5;
const GOAL_MB = 200;

const answers = async (url: string): Promise<boolean> => {
  try {
    const reply = await fetch(url);
    await reply.arrayBuffer();
    return reply.status === 200;
  } catch {
    return false;
  }
};

/** The memory of a process that is in RAM, in MB. Read from the system, because the process itself is not asked. */
const memoryOf = (pid: number | undefined): number => {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
};

interface Start {
  /** Seconds from the start of the process to the first answer of the health check and of the landing page. */
  readonly healthS: number;
  readonly pageS: number;
  /** The memory in MB after a rest; null without a rest. */
  readonly restMb: number | null;
}

/** Starts the server as `npm start` does. */
const startIn = async (dataDir: string, restMs: number): Promise<Start> => {
  const port = String(await freePort());
  const begunMs = performance.now();
  const child = spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, NODE_ENV: 'production', PORT: port, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  try {
    const sinceS = (): number => (performance.now() - begunMs) / 1000;
    const url = `http://127.0.0.1:${port}`;
    while (!(await answers(`${url}/api/health`))) {
      if (child.exitCode !== null) throw new Error('The server ended before it was ready.');
      await delay(LOOK_MS);
    }
    const healthS = sinceS();
    if (!(await answers(`${url}/`))) throw new Error('The landing page did not answer.');
    const pageS = sinceS();
    if (restMs === 0) return { healthS, pageS, restMb: null };
    await delay(restMs);
    return { healthS, pageS, restMb: memoryOf(child.pid) };
  } finally {
    child.kill('SIGTERM');
    await ended;
    process.off('exit', end);
  }
};

/** Measures the time from the start of the process to the first answers, and the memory of a server at rest. */
export const measureStart = async (): Promise<Measure[]> => {
  const fresh: Start[] = [];
  const existing: Start[] = [];
  while (fresh.length < ROUNDS) {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'evenkeel-start-'));
    try {
      fresh.push(await startIn(dataDir, 0));
      existing.push(await startIn(dataDir, REST_MS));
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
  const time = (name: string, values: readonly number[]): Measure => ({
    ...medianOf(values),
    name: `${name} after the start`,
    unit: 's',
    goal: GOAL_S,
    better: 'lower',
    detail: `${ROUNDS} starts of the process`,
  });
  return [
    time(
      'Health check, fresh database',
      fresh.map(({ healthS }) => healthS),
    ),
    time(
      'Landing page, fresh database',
      fresh.map(({ pageS }) => pageS),
    ),
    time(
      'Health check, existing database',
      existing.map(({ healthS }) => healthS),
    ),
    time(
      'Landing page, existing database',
      existing.map(({ pageS }) => pageS),
    ),
    {
      ...medianOf(existing.flatMap(({ restMb }) => restMb ?? [])),
      name: 'Memory at rest',
      unit: 'MB',
      goal: GOAL_MB,
      better: 'lower',
      detail: `${REST_MS / 1000} s after the first answer, on SQLite`,
    },
  ];
};

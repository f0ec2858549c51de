import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { type AppProcess, spawnApp } from '#tests/support/app-process.ts';
import type { Engine } from '#tests/support/database/engines.ts';
import type { PostgresServer } from '#tests/support/database/postgres-server.ts';

/** One result of an attack. The defence was successful if the figure is at most the bound. */
export interface Measured {
  readonly what: string;
  readonly figure: number;
  readonly bound: number;
  /** A description of the attack, with quantities. */
  readonly detail: string;
}

/** An app process that is ready for requests. */
interface Running extends AppProcess {
  /** Base URL without a trailing slash. */
  readonly url: string;
}

/** The environment of one attack: its own database, which is removed afterwards with everything that was started. */
export interface World {
  readonly engine: Engine;
  readonly postgres: PostgresServer;
  /** The settings that select this database. */
  readonly settings: Readonly<Record<string, string>>;
  /** The folder of the SQLite database; empty on PostgreSQL. */
  readonly dataDir: string;
  start(settings?: Readonly<Record<string, string>>, descriptorsMax?: number): Promise<Running>;
  /** Registers a cleanup step. The steps run in reverse order. */
  after(step: () => unknown): void;
}

export interface Attack {
  readonly name: string;
  readonly engines: readonly Engine[];
  readonly run: (world: World) => Promise<readonly Measured[]>;
}

const onAdmin = async (adminUrl: string, sql: string): Promise<void> => {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(sql).finally(() => client.end());
};

/** Runs an attack in its own environment and cleans up everything afterwards. */
export const inWorld = async (
  { name, run }: Attack,
  engine: Engine,
  postgres: PostgresServer,
): Promise<readonly Measured[]> => {
  const steps: (() => unknown)[] = [];
  const folder = mkdtempSync(path.join(tmpdir(), 'evenkeel-attack-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  steps.push(() => process.off('exit', remove), remove);
  const dataDir = engine === 'sqlite' ? path.join(folder, 'data') : '';
  const url = new URL(postgres.adminUrl);
  if (engine === 'postgresql') {
    url.pathname = `/attack_${name.toLowerCase().replaceAll(/\W+/g, '_')}`;
    await onAdmin(postgres.adminUrl, `create database ${url.pathname.slice(1)}`);
    steps.push(() =>
      onAdmin(postgres.adminUrl, `drop database ${url.pathname.slice(1)} with (force)`),
    );
  }
  const own = engine === 'sqlite' ? { DATA_DIR: dataDir } : { DATABASE_URL: url.href };
  const world: World = {
    engine,
    postgres,
    settings: own,
    dataDir,
    after: (step) => void steps.push(step),
    start: async (settings = {}, descriptorsMax) => {
      const app = spawnApp({ HOST: '127.0.0.1', ...own, ...settings }, descriptorsMax);
      steps.push(async () => {
        app.signal('SIGKILL');
        await app.ended;
      });
      return { ...app, url: await app.ready };
    },
  };
  try {
    return await run(world);
  } finally {
    for (const step of steps.toReversed()) await step();
  }
};

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { IMPORT_BYTES_MAX } from '#contract/data.ts';
import { readConfig, SETTINGS } from '#server/config.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (name: string): string => readFileSync(path.join(ROOT, name), 'utf8');

/** Environment variables that the system and Node itself read. */
const OF_OTHERS = ['PATH', 'NODE_ENV'];
const MB = 1024 ** 2;

const settingsIn = (text: string): string[] =>
  [...text.matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name = '']) => name);

const composeFile = z.object({
  services: z.record(
    z.string(),
    z.looseObject({
      image: z.string(),
      environment: z.optional(z.record(z.string(), z.string())),
      read_only: z.optional(z.boolean()),
      cap_drop: z.optional(z.array(z.string())),
      security_opt: z.optional(z.array(z.string())),
    }),
  ),
});

const { services } = composeFile.parse(parse(read('compose.yaml'), { merge: true }));
const apps = Object.entries(services).filter(([, { image }]) => image === 'evenkeel');

describe('the compose file', () => {
  it('starts two page processes and one for reminders, with settings that the program knows', () => {
    const configs = apps.map(([, { environment = {} }]) => {
      expect(Object.keys(environment).filter((name) => !SETTINGS.includes(name))).toEqual([]);
      const given = Object.entries(environment).map(([name, value]) => {
        const filled = value.replace(/\$\{POSTGRES_PASSWORD:\?\}/, 'secret');
        return [name, filled.replace(/\$\{PUBLIC_URL:\?\}/, 'https://evenkeel.example.org')];
      });
      return readConfig(Object.fromEntries(given));
    });
    expect(configs.map(({ role }) => role).sort()).toEqual(['web', 'web', 'worker']);
  });

  it('gives them nothing that they do not need', () => {
    for (const [, app] of apps) {
      expect(app).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
    }
  });
});

describe('the small compose file', () => {
  const small = composeFile.parse(parse(read('compose.small.yaml')));

  it('starts one process with SQLite, which keeps its data and gets nothing that it does not need', () => {
    expect(Object.keys(small.services)).toEqual(['evenkeel']);
    expect(small.services.evenkeel).toMatchObject({
      image: 'evenkeel',
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      ports: ['127.0.0.1:3000:3000'],
      volumes: ['data:/data'],
    });
    expect(readConfig({ ...small.services.evenkeel?.environment }).databaseUrl).toBeNull();
    expect(read('README.md')).toContain('docker compose --file compose.small.yaml up');
  });
});

describe('the proxy', () => {
  const text = read('deploy/nginx.conf');

  it('forwards to every page process, and to no other', () => {
    const targets = [...text.matchAll(/^\s*server (\w+):(\d+)/gm)];
    const webs = apps.filter(([, { environment }]) => environment?.ROLE === 'web');
    expect(targets.map(([, name, port]) => [name, port])).toEqual(
      webs.map(([name]) => [name, /PORT=(\d+)/.exec(read('Dockerfile'))?.[1]]),
    );
  });

  it('lets through the largest accepted import', () => {
    const limitMb = Number(/client_max_body_size (\d+)m;/.exec(text)?.[1]);
    expect(limitMb * MB).toBeGreaterThan(IMPORT_BYTES_MAX);
  });

  it('does not log request paths, which contain ids', () => {
    expect(text).toMatch(/^\s*access_log off;/m);
  });
});

it.each(['Dockerfile', 'deploy/evenkeel.service'])('%s names only existing settings', (name) => {
  const lines = read(name)
    .split('\n')
    .filter((line) => /^(ENV |Environment=)/.test(line))
    .map((line) => line.replace(/^Environment=/, ''));
  const named = lines.flatMap(settingsIn);
  expect(named).toContain('DATA_DIR');
  expect(named.filter((one) => ![...SETTINGS, ...OF_OTHERS].includes(one))).toEqual([]);
});

it('the image runs as an unprivileged user', () => {
  expect(read('Dockerfile')).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
});

it('the table of settings is complete', () => {
  const rows = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const missing = SETTINGS.filter((name) => !rows.some((row) => row.includes(`\`${name}\``)));
  expect(missing).toEqual([]);
});

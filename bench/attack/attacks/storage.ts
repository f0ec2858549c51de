import { spawnSync } from 'node:child_process';
import { cp, mkdir, rename, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Visitor, visit } from '#tests/support/visitor.ts';
import { health, isDangerAnswered } from '../people.ts';
import type { Attack, Measured, World } from '../world.ts';

const WRITES = 100;
/** A disk small enough to fill up quickly. */
const DISK_MB = 24;
const HEALTH_LIMIT_MS = 10_000;

const TAMPERINGS: Readonly<Record<string, (folder: string) => Promise<unknown>>> = {
  deleted: (folder) => rm(folder, { recursive: true }),
  replaced: async (folder) => {
    await cp(folder, `${folder}-copy`, { recursive: true });
    await rename(folder, `${folder}-old`);
    await rename(`${folder}-copy`, folder);
  },
};

const acknowledged = async (visitor: Visitor): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let times = 0; times < WRITES; times += 1) {
    const id = crypto.randomUUID();
    if ((await visitor.log(id).catch(() => 0)) === 201) ids.push(id);
  }
  return ids;
};

/** Whether the health check reports the failure in time. */
const isTold = async (url: string): Promise<boolean> => {
  const end = performance.now() + HEALTH_LIMIT_MS;
  while (performance.now() < end) {
    if ((await health(url)) === 503) return true;
    await delay(200);
  }
  return false;
};

const tampered = async (
  { start, dataDir }: World,
  name: string,
  tamper: (folder: string) => Promise<unknown>,
): Promise<readonly Measured[]> => {
  const folder = `${dataDir}-${name}`;
  const { url } = await start({ DATA_DIR: folder });
  const visitor = await visit(url);
  await tamper(folder);
  const detail = `the data folder ${name}, ${WRITES} writes`;
  const lost = await acknowledged(visitor);
  return [
    { what: `acknowledged, folder ${name}`, figure: lost.length, bound: 0, detail },
    {
      what: `danger unanswered or health silent, folder ${name}`,
      figure: Number(!(await isDangerAnswered(url, visitor))) + Number(!(await isTold(url))),
      bound: 0,
      detail,
    },
  ];
};

const filled = async ({ start, dataDir, after }: World): Promise<readonly Measured[]> => {
  const disk = `${dataDir}-disk`;
  await mkdir(disk, { recursive: true });
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk]);
  if (status !== 0) {
    console.log('A full disk was not tried: no file system may be mounted here.');
    return [];
  }
  after(() => spawnSync('umount', [disk]));
  const app = await start({ DATA_DIR: disk });
  const visitor = await visit(app.url);
  const { bavail, bsize } = await statfs(disk);
  await writeFile(path.join(disk, 'ballast'), Buffer.alloc(bavail * bsize - 100_000)).catch(
    () => undefined,
  );
  await writeFile(path.join(disk, 'more'), Buffer.alloc(100_000)).catch(() => undefined);
  const ids = await acknowledged(visitor);
  const isAnswered = await isDangerAnswered(app.url, visitor);
  const told = await isTold(app.url);
  await rm(path.join(disk, 'ballast'));
  const kept = new Set(await visitor.ids());
  const detail = `a full disk, ${ids.length} of ${WRITES} writes acknowledged`;
  return [
    {
      what: 'acknowledged writes lost, disk full',
      figure: ids.filter((id) => !kept.has(id)).length,
      bound: 0,
      detail,
    },
    {
      what: 'danger unanswered or health silent, disk full',
      figure: Number(!isAnswered) + Number(!told),
      bound: 0,
      detail,
    },
  ];
};

/** While the server is running, its data folder is deleted or replaced, or its disk fills up. */
export const storage: Attack = {
  name: 'storage that fails',
  engines: ['sqlite'],
  run: async (world) => {
    const measured: Measured[] = [];
    for (const [name, tamper] of Object.entries(TAMPERINGS))
      measured.push(...(await tampered(world, name, tamper)));
    return [...measured, ...(await filled(world))];
  },
};

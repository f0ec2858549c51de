import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FIRST_BANK } from '#domain/quiz/banks/first-bank.ts';
import { NEUROTYPES } from '#domain/shared/neurotype.ts';
import { importsOf } from '#tests/support/boundaries.ts';
import {
  FIRST_WEIGHTS,
  FIRST_WEIGHTS_VERSION,
  WEEKLY_WEIGHTS,
  WEEKLY_WEIGHTS_VERSION,
} from './weights.ts';

const SRC = path.resolve(import.meta.dirname, '../../..');
const WEIGHTS = path.join(import.meta.dirname, 'weights.ts');

const targetOf = (file: string, specifier: string): string | null => {
  if (specifier.startsWith('#')) return path.join(SRC, specifier.slice(1));
  return specifier.startsWith('.') ? path.resolve(path.dirname(file), specifier) : null;
};

/** All modules that these files import, directly or indirectly. */
const reachedFrom = (files: readonly string[]): ReadonlySet<string> => {
  const reached = new Set(files);
  for (const file of reached) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const specifier of importsOf(readFileSync(file, 'utf8'))) {
      const target = targetOf(file, specifier);
      if (target !== null) reached.add(target);
    }
  }
  return reached;
};

describe('the weights', () => {
  it('count each question of the first bank once, for its own neurotype', () => {
    const current = FIRST_WEIGHTS[FIRST_WEIGHTS_VERSION];
    for (const neurotype of NEUROTYPES) {
      const own = FIRST_BANK.filter((item) => item.neurotype === neurotype);
      expect(current?.questionIds[neurotype].toSorted()).toEqual(own.map(({ id }) => id).sort());
    }
  });

  it('rise from option to option, in every version', () => {
    expect(WEEKLY_WEIGHTS[WEEKLY_WEIGHTS_VERSION]).toBeDefined();
    for (const { optionPoints } of [
      ...Object.values(FIRST_WEIGHTS),
      ...Object.values(WEEKLY_WEIGHTS),
    ]) {
      expect(optionPoints).toHaveLength(5);
      for (const [place, points] of optionPoints.entries())
        expect(points).toBeGreaterThan(optionPoints[place - 1] ?? -1);
      expect(optionPoints[0]).toBe(0);
    }
  });

  it('reach no device: no client module imports them, directly or indirectly', () => {
    const client = readdirSync(path.join(SRC, 'client'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => path.join(SRC, 'client', name));
    const reached = reachedFrom(client);
    expect(reached).toContain(path.join(SRC, 'domain/mood/levels.ts'));
    expect(reached).not.toContain(WEIGHTS);
    expect([...reached].filter((file) => file.includes('/quiz/banks/'))).toEqual([]);
    expect(reachedFrom([path.join(import.meta.dirname, '../score.ts')])).toContain(WEIGHTS);
  });
});

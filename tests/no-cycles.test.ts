import { describe, expect, it } from 'vitest';
import { cycleIn } from '../scripts/no-cycles.ts';

const files = (imports: Readonly<Record<string, readonly string[]>>) =>
  cycleIn(new Map(Object.entries(imports)));

describe('the files of the built client', () => {
  it('may share files, also over several steps', () => {
    expect(files({ page: ['frame', 'games'], games: ['frame'], frame: ['index'] })).toBeNull();
  });

  it('may not import each other in a cycle, wherever it is', () => {
    expect(files({ page: ['games'], games: ['frame'], frame: ['games'] })).toEqual([
      'games',
      'frame',
      'games',
    ]);
    expect(files({ a: ['a'] })).toEqual(['a', 'a']);
  });
});

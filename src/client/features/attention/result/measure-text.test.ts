import { describe, expect, it } from 'vitest';
import { inSeconds } from './measure-text.ts';

describe('seconds', () => {
  it('are rounded half up', () => {
    expect(inSeconds(950, 1)).toBe('1.0 s');
    expect(inSeconds(949, 1)).toBe('0.9 s');
    expect(inSeconds(1005, 2)).toBe('1.01 s');
    expect(inSeconds(3456, 2)).toBe('3.46 s');
    expect(inSeconds(null, 1)).toBeNull();
  });
});

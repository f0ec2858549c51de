import { describe, expect, it } from 'vitest';
import { firstDay, HARD } from '#domain/welcome/first-day.ts';
import { readContent } from '#server/content/content.ts';

describe('a newcomer’s start', () => {
  it('is a task of a few minutes and an existing ready-made routine, whatever is hard', () => {
    const known = readContent()
      .routineTemplates()
      .map(({ id }) => id);
    for (const hard of [null, ...HARD]) {
      const { task, routine } = firstDay(hard);
      expect(known).toContain(routine);
      expect(task.estimatedTime).toBeLessThanOrEqual(5);
    }
  });
});

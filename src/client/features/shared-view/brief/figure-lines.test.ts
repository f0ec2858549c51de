import { describe, expect, it } from 'vitest';
import type { StreamReplies } from '#contract/sharing/streams.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { figureLines } from './figure-lines.ts';

const [MONDAY, TUESDAY] = [localDate('2026-11-23'), localDate('2026-11-24')];
const READ = { detail: 'summary', from: MONDAY, to: TUESDAY, entries: 3, days: 2 } as const;

type Routine = StreamReplies['routines']['routines'][number];

const routinesOf = (routine: Omit<Routine, 'title'>) => ({
  ...READ,
  byDay: [
    { date: MONDAY, completed: 1 },
    { date: TUESDAY, completed: 3 },
  ],
  routines: [{ title: 'Leaving the house', ...routine }],
  occurrences: null,
});

describe('the brief', () => {
  it.each([
    [
      { done: 2, partly: 0, sizes: { full: 2, lighter: 0, micro: 0 } },
      'Leaving the house: done on 2 days.',
    ],
    [
      { done: 2, partly: 1, sizes: { full: 2, lighter: 1, micro: 0 } },
      'Leaving the house: done on 2 days and partly done on 1 day (full size on 2 days, lighter size on 1 day).',
    ],
    [
      { done: 0, partly: 1, sizes: { full: 1, lighter: 0, micro: 0 } },
      'Leaving the house: partly done on 1 day.',
    ],
  ])('says what was done of routines, and never how much was missed: %o', (routine, said) => {
    const [line] = figureLines({ routines: routinesOf(routine) });
    expect(line?.sentences).toEqual(['4 tasks and steps done on 2 days.', said]);
  });

  it('has no line about routines if nothing was done', () => {
    expect(
      figureLines({ routines: { ...READ, byDay: [], routines: [], occurrences: [] } }),
    ).toEqual([]);
  });

  it('has the first quiz while there is no check-in', () => {
    const first = { date: MONDAY, scores: { ADHD: 75, Autism: 25, OCD: 30 } };
    const [line] = figureLines({ quizzes: { ...READ, latest: null, first, weekly: null } });
    expect(line?.sentences).toEqual([
      expect.stringMatching(
        /^First quiz, on .*: ADHD 75, Autism 25 and OCD 30, each out of 100\.$/,
      ),
    ]);
  });
});

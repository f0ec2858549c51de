import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MoodLog } from '#contract/mood.ts';
import { type MoodCorrection, withDetails } from '#domain/mood/details.ts';
import { levelAtPosition } from '#domain/mood/levels.ts';
import { KNOWN_TAGS } from '#domain/mood/tags.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { DETAILS, MOOD, moodBody, onlyLevel, REMOVAL } from './entry.ts';
import { shownMoods } from './shown.ts';

const ID = '0197b3f0-0000-7000-8000-000000000001';
const MORNING = { instantMs: Date.parse('2026-03-10T08:13:00Z'), zone: 'UTC', dayStartsAtHour: 0 };
const LOW = moodBody(onlyLevel(levelAtPosition(1)), MORNING);
const aLog = (id: string): MoodLog => ({
  ...onlyLevel(levelAtPosition(1)),
  tags: [],
  ownTags: [],
  body: [],
  id,
  userId: 'ada',
  timestamp: '2026-03-10T08:13:00.000Z',
  localDate: localDate('2026-03-10'),
  zone: 'UTC',
  mood: 25,
  emoji: '😟',
});
const entry = (kind: string, id: string, body: unknown, refused: unknown = null) => ({
  id,
  userId: 'ada',
  kind,
  body,
  refused,
});
const tapped = (id: string, refused: unknown = null) => entry(MOOD, id, LOW, refused);
const details = (id: string, moodId: string, changes: MoodCorrection, refused: unknown = null) =>
  entry(DETAILS, id, { moodId, of: 'Low', changes }, refused);
const show = (
  logs: readonly MoodLog[],
  items: readonly ReturnType<typeof entry>[],
  delayed: readonly string[] = [],
) => shownMoods(logs, { items, delayed: new Set(delayed), zone: 'UTC' });

describe('the shown moods', () => {
  it('include waiting details, both of a sent mood and of a waiting one', () => {
    const changes = { tags: ['Sleepy'], why: 'Short night' } as const;
    expect(show([aLog(ID)], [details('2', ID, changes)])).toEqual([
      withDetails<MoodLog>(aLog(ID), { ...changes, tags: [...changes.tags] }),
    ]);
    expect(show([], [tapped(ID), details('2', ID, changes)])).toMatchObject([
      { id: ID, mood: 25, ...changes },
    ]);
  });

  it('exclude refused moods and details, and include each mood once', () => {
    const no = { message: 'No.' };
    expect(show([aLog(ID)], [details('2', ID, { why: 'x' }, no)])).toEqual([aLog(ID)]);
    expect(show([], [tapped(ID, no), details('2', ID, { why: 'x' })])).toEqual([]);
    expect(show([aLog(ID)], [tapped(ID)])).toEqual([aLog(ID)]);
  });

  it('are marked as waiting if the mood or its details are delayed', () => {
    const items = [tapped(ID), details('2', ID, { why: 'x' })];
    expect(show([], items)[0]?.waiting).toBeUndefined();
    expect(show([], items, [ID])[0]?.waiting).toBe(true);
    expect(show([aLog(ID)], items, ['2'])[0]?.waiting).toBe(true);
  });

  it('follow waiting corrections, with the emoji of the mood, and waiting deletions', () => {
    const remove = (id: string, moodId: string, refused: unknown = null) =>
      entry(REMOVAL, id, { moodId, of: 'Low' }, refused);
    const better = { mood: 100, emoji: '😀', why: 'A slip' } as const;
    const changes = { mood: 100, why: 'A slip' } as const;
    expect(show([aLog(ID), aLog('2')], [details('3', ID, changes)])).toEqual([
      { ...aLog(ID), ...better },
      aLog('2'),
    ]);
    expect(show([], [tapped(ID), details('3', ID, changes)], ['3'])).toMatchObject([
      { ...better, waiting: true },
    ]);
    expect(show([aLog(ID), aLog('2')], [remove('3', ID)])).toEqual([aLog('2')]);
    expect(
      show([], [tapped(ID), details('2', ID, { why: 'x' }), remove('3', ID), details('4', ID, {})]),
    ).toEqual([]);
    expect(show([aLog(ID)], [remove('3', ID, { message: 'No.' })])).toEqual([aLog(ID)]);
  });

  it('ignore unreadable entries and entries of other kinds', () => {
    const odd = [
      entry(DETAILS, '2', { moodId: ID, changes: { tags: 'no list' } }),
      entry('x', '3', 1),
    ];
    expect(show([aLog(ID)], [...odd, entry(DETAILS, '4', null)])).toEqual([aLog(ID)]);
  });

  it('match what the server has after taking all entries in order', () => {
    const change = fc.record(
      { why: fc.string(), tags: fc.subarray([...KNOWN_TAGS]) },
      { requiredKeys: [] },
    );
    const some = fc.array(fc.tuple(fc.constantFrom(ID, '2', '3'), change), { maxLength: 6 });
    fc.assert(
      fc.property(some, (list) => {
        const items = list.map(([moodId, changes], at) => details(`d${at}`, moodId, changes));
        const stored = list.reduce(
          (logs, [moodId, changes]) =>
            logs.map((log) => (log.id === moodId ? withDetails(log, changes) : log)),
          [aLog(ID), aLog('2')],
        );
        expect(show([aLog(ID), aLog('2')], items)).toEqual(stored);
      }),
    );
  });
});

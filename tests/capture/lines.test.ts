import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Capture } from '#domain/tasks/capture/capture.ts';
import { capture } from '#domain/tasks/capture/english/english.ts';
import { capture as inFrench } from '#domain/tasks/capture/phrases/french.ts';
import { capture as inGerman } from '#domain/tasks/capture/phrases/german.ts';
import { capture as inSpanish } from '#domain/tasks/capture/phrases/spanish.ts';

/** Where and when each writer typed the lines. The README next to the files describes the writers. */
const WRITERS = [
  { file: 'british', now: '2026-11-18T10:20:00Z', zone: 'Europe/London', isDayFirst: true },
  { file: 'american', now: '2027-01-15T20:40:00Z', zone: 'America/New_York', isDayFirst: false },
  { file: 'irish', now: '2026-05-05T19:05:00Z', zone: 'Europe/Dublin', isDayFirst: true },
  { file: 'australian', now: '2027-02-10T20:15:00Z', zone: 'Australia/Sydney', isDayFirst: true },
  { file: 'texan', now: '2027-09-14T02:30:00Z', zone: 'America/Chicago', isDayFirst: false },
  { file: 'nurse', now: '2027-03-27T13:05:00Z', zone: 'Europe/London', isDayFirst: true },
] as const;

const HERE = { now: '2026-11-18T09:20:00Z', zone: 'Europe/Berlin', isDayFirst: true };
/** Lines in other languages, in files that are named for the language. */
const OTHERS = [
  { file: 'german', read: inGerman, ...HERE },
  { file: 'spanish', read: inSpanish, ...HERE },
  { file: 'french', read: inFrench, ...HERE },
];

/** Words for parts of the day, in all languages. */
const PARTS = [
  '(?:in the |at )?(?:morning|afternoon|evening|night|tonight|tonite)',
  'heute (?:früh|abend)',
  'esta noche',
  'ce soir',
].join('|');

/** The readings that the writer accepts as correct. */
const choices = (cell = ''): readonly string[] => cell.split('|').map((one) => one.trim());

/** The letters and digits of a title, without words for parts of the day, which may stay in a task's title. */
const plain = (title: string): string =>
  title
    .toLowerCase()
    .replace(new RegExp(`\\b(?:${PARTS})\\b`, 'g'), ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

interface Line {
  readonly text: string;
  /** The parts that were not read as the writer meant them; empty if all are right. */
  readonly wrong: readonly string[];
  readonly isWrongDay: boolean;
}

interface Writer {
  readonly file: string;
  readonly now: string;
  readonly zone: string;
  readonly isDayFirst: boolean;
}

const linesOf = (
  { file, now, zone, isDayFirst }: Writer,
  read: Capture = capture,
): readonly Line[] => {
  const moment = { nowMs: Date.parse(now), zone, dayStartsAtHour: 0, isDayFirst };
  const text = readFileSync(new URL(`${file}.tsv`, import.meta.url), 'utf8');
  const [, ...rows] = text.trim().split('\n');
  return rows.map((row) => {
    const [line = '', title, date, time, minutes, rhythm = ''] = row.split('\t');
    const found = read(line, moment);
    const meant = capture(`do it ${rhythm.replace(/ \(.*/, '')}`, moment);
    const pairs: readonly (readonly [string, string, readonly string[]])[] = [
      ['title', plain(found.title), choices(title).map(plain)],
      ['date', String(found.date), choices(date)],
      ['time', String(found.time), choices(time)],
      ['minutes', String(found.minutes), choices(minutes)],
      ['rhythm', JSON.stringify(found.repeat), [JSON.stringify(meant.repeat)]],
    ];
    const wrong = pairs
      .filter(([, is, may]) => !may.includes(is))
      .map(([name, is, may]) => `${name} ${is}, not ${may.join(' or ')}`);
    const isWrongDay = found.date !== null && !choices(date).includes(found.date);
    return { text: line, wrong, isWrongDay };
  });
};

/** The lines whose day is known to be misread. No others may be added. */
const KNOWN_WRONG_DAYS = [
  'dawn service anzac day 5.30am',
  'feed Wednesday the cat 7pm every day half a can',
  'look up max dose PCM 4g in 24 hrs',
];

describe('600 lines by writers who had not seen the program', () => {
  const lines = WRITERS.flatMap((writer) => linesOf(writer));
  const missed = lines.filter(({ wrong }) => wrong.length > 0);
  const report = missed.map(({ text, wrong }) => `${text}: ${wrong.join('; ')}`).join('\n');

  it('are read as meant, at least 94 of 100', () => {
    expect(lines).toHaveLength(600);
    expect(1 - missed.length / lines.length, report).toBeGreaterThanOrEqual(0.94);
  });

  it('get no wrong day beyond the known ones', () => {
    const wrongDays = lines.filter(({ isWrongDay }) => isWrongDay).map(({ text }) => text);
    expect(wrongDays).toEqual(KNOWN_WRONG_DAYS);
  });
});

describe.each(OTHERS)('100 lines in $file', ({ read, ...writer }) => {
  const lines = linesOf(writer, read);
  const missed = lines.filter(({ wrong }) => wrong.length > 0);
  const report = missed.map(({ text, wrong }) => `${text}: ${wrong.join('; ')}`).join('\n');

  it('are read as meant, at least 99 of them', () => {
    expect(lines).toHaveLength(100);
    expect(missed.length, report).toBeLessThanOrEqual(1);
  });

  it('get no wrong day', () => {
    expect(lines.filter(({ isWrongDay }) => isWrongDay)).toEqual([]);
  });
});

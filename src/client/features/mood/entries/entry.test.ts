import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { moodSubmission } from '#contract/mood.ts';
import { BODY_SIGNALS } from '#domain/mood/body.ts';
import { ENERGY_VALUES } from '#domain/mood/energy.ts';
import { levelAtPosition, MOOD_LEVELS } from '#domain/mood/levels.ts';
import { KNOWN_TAGS } from '#domain/mood/tags.ts';
import { moodBody, onlyLevel } from './entry.ts';

const FELT = onlyLevel(levelAtPosition(3));
const dayOf = (instant: string, zone: string, dayStartsAtHour = 0) =>
  moodBody(FELT, { instantMs: Date.parse(instant), zone, dayStartsAtHour }).localDate;

describe('a logged mood', () => {
  it.each([
    ['2026-03-01T07:59:00Z', 'America/Los_Angeles', '2026-02-28'],
    ['2026-03-01T08:01:00Z', 'America/Los_Angeles', '2026-03-01'],
    ['2026-02-28T15:01:00Z', 'Asia/Tokyo', '2026-03-01'],
    ['2026-02-28T18:31:00Z', 'Asia/Kolkata', '2026-03-01'],
    // Lord Howe is 11 hours ahead of UTC in summer and 10 hours 30 minutes in winter.
    ['2026-04-04T12:59:00Z', 'Australia/Lord_Howe', '2026-04-04'],
    ['2026-04-05T13:29:00Z', 'Australia/Lord_Howe', '2026-04-05'],
    ['2026-04-05T13:31:00Z', 'Australia/Lord_Howe', '2026-04-06'],
  ])('at %s in %s belongs to %s', (instant, zone, day) => {
    expect(dayOf(instant, zone)).toBe(day);
  });

  it('belongs to the previous day until the person’s day ends', () => {
    expect(dayOf('2026-03-02T02:59:00Z', 'Europe/Paris', 4)).toBe('2026-03-01');
    expect(dayOf('2026-03-02T03:01:00Z', 'Europe/Paris', 4)).toBe('2026-03-02');
  });

  it('is always valid for the server', () => {
    const felt = fc.record({
      level: fc.constantFrom(...MOOD_LEVELS),
      why: fc.stringMatching(/^[\p{L}\p{N} \n.,!?'-]{0,200}$/u),
      tags: fc.subarray([...KNOWN_TAGS]),
      ownTags: fc.uniqueArray(fc.stringMatching(/^[a-z]{1,40}$/), { maxLength: 30 }),
      energy: fc.constantFrom(null, ...ENERGY_VALUES),
      body: fc.subarray([...BODY_SIGNALS]),
    });
    const moment = fc.record({
      instantMs: fc.integer({ min: 0, max: 4_000_000_000_000 }),
      zone: fc.constantFrom('UTC', 'America/Los_Angeles', 'Asia/Kolkata', 'Australia/Lord_Howe'),
      dayStartsAtHour: fc.integer({ min: 0, max: 12 }),
    });
    fc.assert(
      fc.property(felt, moment, fc.uuid(), (mood, when, id) => {
        const sent = { ...moodBody(mood, when), id, userId: 'ada' };
        expect(safeParse(moodSubmission, sent).success).toBe(true);
      }),
    );
  });

  it('is valid as older versions stored it: without own words, energy and body', () => {
    const { ownTags, energy, body, ...older } = moodBody(FELT, {
      instantMs: 0,
      zone: 'UTC',
      dayStartsAtHour: 0,
    });
    expect(safeParse(moodSubmission, { ...older, userId: 'ada' })).toMatchObject({
      success: true,
      data: { ownTags, energy, body },
    });
  });
});

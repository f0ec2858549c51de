import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelName, MOOD_LEVELS } from '#domain/mood/levels.ts';
import { MOOD_TAGS } from '#domain/mood/tags.ts';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { texts } from '#texts/comic.js';
import { comicOf } from './comic.ts';
import type { ComicMood } from './moods.ts';
import type { ComicDay } from './story.ts';
import { tagSceneOf } from './tag-scenes.ts';

const MONDAY = localDate('2026-03-02');
const day = (days: number, mood: ComicMood, ...tags: string[]): ComicDay => ({
  date: addDays(MONDAY, days),
  mood,
  tags,
});
const mood = fc.constantFrom<ComicMood>(0, 25, 50, 75, 100);
const tags = fc.uniqueArray(fc.constantFrom(...MOOD_TAGS), { maxLength: 4 });
const days = fc
  .uniqueArray(fc.record({ at: fc.nat(6), mood, tags }), {
    selector: ({ at }) => at,
    minLength: 1,
    maxLength: 7,
  })
  .map((list) => list.map(({ at, mood: felt, tags: on }) => day(at, felt, ...on)));

const captions = (list: readonly ComicDay[]) =>
  comicOf(list)?.panels.map((each) => each.caption.join(' '));
const scenes = (list: readonly ComicDay[]) => comicOf(list)?.panels.map((each) => each.scene) ?? [];

describe('a strip', () => {
  it('has four panels for any days', () => {
    fc.assert(
      fc.property(days, (list) => {
        const comic = comicOf(list);
        expect(comic?.panels).toHaveLength(4);
        for (const panel of comic?.panels ?? []) {
          expect(panel.svg.length).toBeGreaterThan(3);
          const caption = panel.caption.join(' ');
          expect(panel.alt.startsWith(caption)).toBe(true);
          expect(panel.alt.length).toBeGreaterThan(caption.length + 30);
          expect(comic?.alt).toContain(panel.alt);
        }
      }),
    );
  });

  it('is the same for the same days in any order', () => {
    fc.assert(
      fc.property(days, (list) => {
        expect(comicOf(list.toReversed())).toEqual(comicOf(list));
      }),
    );
  });

  it('shows days in order, including the first and the last', () => {
    const week = [50, 25, 0, 50, 75, 75, 100].map((felt, at) => day(at, felt as ComicMood));
    const shown = captions(week) ?? [];
    expect(shown[0]).toBe('Monday. Mood: okay.');
    expect(shown).toContain('Wednesday. Mood: very low.');
    expect(shown.at(-1)).toBe('Sunday. Mood: very good.');
  });

  it('is about the last seven days when there are more', () => {
    const many = Array.from({ length: 12 }, (_, at) => day(at, 50));
    expect(comicOf(many)).toEqual(comicOf(many.slice(-7)));
  });

  it('prefers a day with a tag to a plain one', () => {
    const week = [day(0, 50), day(1, 50), day(2, 50, 'Inspired'), day(3, 50), day(4, 50)];
    expect(captions(week)).toContain('Wednesday. A day with a new idea. Mood: okay.');
  });

  it('does not show the same scene twice while another is left', () => {
    const same = [0, 1, 2, 3].map((at) => day(at, 75));
    expect(new Set(scenes(same)).size).toBe(4);
    const fights = [day(0, 25, 'Family fight'), day(1, 25, 'Friend drama', 'Tired')];
    expect(scenes(fights)).toEqual(['blank-page', 'apart', 'sofa', 'sign-post']);
  });
});

describe('a strip of few days', () => {
  it('is null without days', () => {
    expect(comicOf([])).toBeNull();
  });

  it('shows a single day twice, between an opening and an ending', () => {
    expect(captions([day(3, 25, 'Bad sleep', 'Anxious')])).toEqual([
      'This page is still empty.',
      'Thursday. A bad night’s sleep. Mood: low.',
      'Still Thursday. An anxious day.',
      'The days ahead are open.',
    ]);
    expect(new Set(scenes([day(3, 0, 'Lonely')])).size).toBe(4);
    expect(new Set(scenes([day(3, 0)])).size).toBe(4);
  });

  it('has an ending for two and three days', () => {
    expect(captions([day(0, 0), day(2, 75)])?.slice(1, 3)).toEqual([
      'Monday. Mood: very low.',
      'Wednesday. Mood: good.',
    ]);
    const three = captions([day(0, 0), day(1, 50), day(2, 75)]);
    expect(three?.[0]).toBe('Monday. Mood: very low.');
    expect(three?.at(-1)).toBe('The days ahead are open.');
  });
});

describe('the words of a strip', () => {
  it.each([
    [[day(0, 25), day(4, 75)], 'From Monday to Friday, your mood went from low to good.'],
    [[day(0, 25), day(1, 25)], 'From Monday to Tuesday, your mood stayed low.'],
    [
      [day(0, 50), day(1, 0), day(2, 50)],
      'From Monday to Wednesday, your mood changed, then went back to okay.',
    ],
    [[day(6, 100)], 'On Sunday, your mood was very good.'],
  ])('say how the mood changed: %#', (list, summary) => {
    expect(comicOf(list)?.summary).toBe(summary);
    expect(comicOf(list)?.alt).toContain(summary);
  });

  it('describe person, face and weather, so that nothing depends on color', () => {
    const week = [day(0, 25, 'Exam stress'), day(1, 50), day(2, 75), day(3, 100)];
    expect(comicOf(week)?.panels[0]?.alt).toBe(
      'Monday. Stress about an exam. Mood: low. A person sits at a desk with two tall piles of books ' +
        'and an open page. They look sad. Outside the window, it’s raining.',
    );
  });

  it('describe a face once while it stays the same, and again when it has changed', () => {
    expect(comicOf([day(0, 25)])?.alt.match(/They look sad\./g)).toHaveLength(1);
    const week = [day(0, 25), day(1, 75), day(2, 25), day(3, 25)];
    const described = comicOf(week)?.panels.map(({ alt }) => alt.includes('They look sad.'));
    expect(described).toEqual([true, false, true, false]);
  });

  it('describe a sleeping face without brows or a look, which are not drawn', () => {
    for (const { value } of MOOD_LEVELS) {
      const [, asleep] = comicOf([day(0, value, 'Sleepy')])?.panels ?? [];
      expect(asleep?.scene).toBe('asleep');
      expect(asleep?.alt).toContain('Their eyes are closed');
      expect(asleep?.alt).not.toMatch(/brows|The face/);
    }
  });

  it('show nothing hard with a smile, and nothing pleasant with a sad face', () => {
    const spoken = (mood: ComicMood, ...on: string[]) => scenes([day(0, mood, ...on)]);
    expect(spoken(100, 'Family fight')).not.toContain('apart');
    expect(spoken(0, 'Happy moment')).not.toContain('balloons');
    expect(spoken(100, 'Family fight', 'Happy moment')).toContain('balloons');
    expect(spoken(0, 'Family fight', 'Happy moment')).toContain('apart');
  });

  it('name moods as the check-in does', () => {
    for (const { value } of MOOD_LEVELS)
      expect(texts.moods[value]).toBe(levelName(value).toLowerCase());
  });
});

describe('the scenes', () => {
  it('have one for each tag that can be logged', () => {
    for (const tag of MOOD_TAGS) {
      const found = tagSceneOf(tag);
      expect(found?.words).toMatch(/^[A-Z][^.]*\.$/);
      expect(scenes([day(0, 50, tag)])).toContain(found?.scene);
    }
  });

  it('include at least twelve for tags, and 26 in all', () => {
    const reached = new Set<string>();
    for (const tag of MOOD_TAGS) for (const scene of scenes([day(0, 50, tag)])) reached.add(scene);
    const tagged = reached.size;
    for (const { value } of MOOD_LEVELS) {
      for (let at = 0; at < 7; at += 1)
        for (const scene of scenes([day(at, value)])) reached.add(scene);
    }
    expect(tagged).toBeGreaterThanOrEqual(12);
    expect(reached.size).toBe(26);
  });
});

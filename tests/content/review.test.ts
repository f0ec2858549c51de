import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { GuardContent } from '#domain/chat/guard/content.ts';
import { readGuardContent } from '#server/content/chat/guard.ts';
import { readGuideContent } from '#server/content/chat/guide.ts';
import { readCountryFiles } from '#server/content/chat/lines.ts';
import { readReplyCheckContent } from '#server/content/chat/reply-check.ts';
import { readSkillsContent } from '#server/content/chat/skills.ts';
import { readTriggers } from '#server/content/chat/triggers.ts';
import { readLevelPhrases } from '#server/content/level-phrases.ts';
import { readRoutineTemplates } from '#server/content/routine-templates.ts';
import { readTaskBreakdown } from '#server/content/task-breakdown.ts';
import { leastCpuMs } from '#tests/support/cpu-time.ts';
import { mailsShown } from '../../scripts/content/mails.ts';
import { reviewPage } from '../../scripts/content/page.ts';

const CHAT = join(import.meta.dirname, '../../content/chat');
/** The limit on processor time. An idle machine needs only a fraction of this. */
const CPU_MS_MOST = 2000;

/** Keys whose values are internal names and not texts for readers. */
const NO_TEXTS = new Set(
  'name form need card does kind to id makes group skill scenes pacer set when more for in needs leaves half category who says-it reach items each from until minutes icon color'.split(
    ' ',
  ),
);

/** Elements that a paragraph cannot contain. */
const BLOCKS = new Set(['ul', 'ol', 'p', 'table', 'pre', 'div', 'dl', 'blockquote', 'section']);

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The review page as HTML; `seen` is its text without markup. */
const page = reviewPage();
const seen = spaced(
  page
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&'),
);

/** All texts in the data, except values of the keys in `NO_TEXTS`. */
const textsIn = (value: unknown, key = ''): readonly string[] => {
  if (typeof value === 'string') return NO_TEXTS.has(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => textsIn(one, name));
};

/** A text may appear as it is, as a draft with its fields in brackets, or as a spaced-out name. */
const isSeen = (text: string): boolean => {
  const draft = text.replace(/\{([a-z][a-z0-9-]*)\}/g, '[$1]');
  const named = /^[a-z0-9-]+$/.test(text) ? text.replaceAll('-', ' ') : text;
  return [text, draft, named].some((one) => seen.includes(spaced(one)));
};

/** Removes the forms of concepts. There are too many for the page, which only states the number of concepts. */
const withoutConcepts = ({ languages, ...guard }: GuardContent) => ({
  ...guard,
  languages: languages.map(({ concepts, language, ...pack }) => pack),
});

describe('the page for reviewers', () => {
  it('has every text of the suggested goal levels', () => {
    const texts = textsIn(readLevelPhrases(), 'goals');
    expect(texts.length).toBeGreaterThan(4);
    expect(texts.filter((text) => !isSeen(text))).toEqual([]);
  });

  it.each([
    ['guide', () => readGuideContent(CHAT)],
    ['skills', () => readSkillsContent(join(CHAT, 'skills'))],
    ['guard', () => withoutConcepts(readGuardContent(join(CHAT, 'guard')))],
    ['lines', () => readCountryFiles(join(CHAT, 'lines'))],
    ['triggers', readTriggers],
    ['chores', () => readTaskBreakdown().chores],
    ['general', () => readTaskBreakdown().general.places.map(({ areas, ...place }) => place)],
    ['reply-check', () => readReplyCheckContent(CHAT)],
    ['ready routines', readRoutineTemplates],
  ])('has every text of: %s', (_, read) => {
    const texts = textsIn(read()).filter((text) => text !== '');
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter((text) => !isSeen(text))).toEqual([]);
  });

  it('has every paragraph of the mails', () => {
    const texts = mailsShown.flatMap(({ subject, paragraphs }) => [subject, ...paragraphs]);
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => !isSeen(text))).toEqual([]);
  });

  it('has three examples for each need, and no script', () => {
    const needs = page.split('<section id="need-').slice(1);
    expect(needs.length).toBe(readGuideContent(CHAT).needs.length);
    const few = needs.filter((need) => need.split('<q>').length - 1 < 3);
    expect(few.map((need) => need.slice(0, 40))).toEqual([]);
    expect(page).not.toMatch(/<script|javascript:|\son[a-z]+=/i);
  });

  it('has each id once and no broken links', () => {
    const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const targets = [...page.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id);
    const known = new Set(ids);
    expect([...new Set(targets.filter((id) => !known.has(id)))]).toEqual([]);
    expect(ids.every((id) => /^[a-z][a-z0-9-]*$/.test(id ?? ''))).toBe(true);
  });

  it('nests its elements correctly, and has no block in a paragraph', () => {
    const open: string[] = [];
    const misplaced: string[] = [];
    const body = page.replace(/<!doctype html>|<meta[^>]*>|<style>.*?<\/style>/gs, '');
    for (const [, end, name = ''] of body.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
      if (end === '' && open.at(-1) === 'p' && BLOCKS.has(name)) misplaced.push(name);
      if (end === '') open.push(name);
      else expect(open.pop()).toBe(name);
    }
    expect([...open, ...misplaced]).toEqual([]);
  });

  it('is written quickly', () => {
    expect(leastCpuMs(reviewPage)).toBeLessThan(CPU_MS_MOST);
  });
});

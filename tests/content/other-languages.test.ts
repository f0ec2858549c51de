import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SkillPosition, Spoken } from '#domain/chat/chat.ts';
import type { FormEntries } from '#domain/chat/form.ts';
import { CALM } from '#domain/chat/guard/states.ts';
import { newGuideState } from '#domain/chat/guide/state.ts';
import { SKILL_IDS } from '#domain/chat/skills/skill.ts';
import type { Language } from '#domain/chat/text/languages.ts';
import { recognizer } from '#domain/tasks/breakdown/recognize.ts';
import { type Content, readContent } from '#server/content/content.ts';
import { readTaskBreakdown } from '#server/content/task-breakdown.ts';
import { runInLanguage } from '#server/language/current-language.ts';
import { around } from '#tests/support/chat/guide-content.ts';
import { contentDifferences, contentTexts } from '../../scripts/texts/content.ts';

/** What people type in each language, and the button for a yes. */
const TYPED = {
  de: {
    greeting: 'hallo',
    stuck: 'ich komme heute einfach nicht in die Gänge mit dem Aufräumen',
    danger: 'ich will mich umbringen',
    yes: 'Ja',
  },
  es: {
    greeting: 'hola',
    stuck: 'hoy no consigo ponerme a ordenar la casa de ninguna manera',
    danger: 'quiero suicidarme',
    yes: 'Sí',
  },
  fr: {
    greeting: 'bonjour',
    stuck: 'je n’arrive pas du tout à me mettre au rangement aujourd’hui',
    danger: 'je veux me suicider',
    yes: 'Oui',
  },
} as const;
const TRANSLATED = ['de', 'es', 'fr'] as const;
/** More replies than an exercise has when all of its buttons are followed once. */
const REPLIES_MOST = 60;
const FILLED: Readonly<Record<string, string>> = {
  text: '…',
  lines: '…\n……',
  number: '40',
  date: '2026-11-30',
  time: '18:00',
  rows: '…\t30\n……\t50\n………\t70',
};

const content = readContent();
const NEW: SkillPosition = { guide: newGuideState(), guard: CALM };

/** Says something to the chat on a page in a language. */
const sayerIn = (language: Language, { chat }: Awaited<ReturnType<Content['chat']>>) => {
  const moment = { ...around, awayMs: 0, checkInShown: false, language };
  return (from: SkillPosition, text: string, entries: FormEntries | null = null): Spoken =>
    chat.speak(from, { text, entries }, moment);
};

const entriesOf = ({ reply }: Spoken): FormEntries | null => {
  const form = reply.parts.find((part) => part.type === 'form');
  if (form === undefined) return null;
  const values = form.fields.map(({ name, kind, value, options }) => [
    name,
    value || (options[0] ?? FILLED[kind] ?? '…'),
  ]);
  return { form: form.form, values: Object.fromEntries(values) };
};

describe.each(TRANSLATED)('the content in %s', (language) => {
  const typed = TYPED[language];
  const inLanguage = <Result>(run: () => Result): Result => runInLanguage(language, run);
  const chatIn = () => inLanguage(() => content.chat());

  it('has all texts, with the same parameters', () => {
    expect(contentDifferences(language)).toEqual([]);
  });

  it('recognizes chores by the titles that people type', () => {
    const titles = readFileSync(join(import.meta.dirname, `chore-titles/${language}.tsv`), 'utf8');
    const { chores, words } = inLanguage(readTaskBreakdown);
    const recognize = recognizer(chores, words);
    const lines = titles.trim().split('\n');
    const wrong = lines.filter((line) => {
      const [id = '', title = ''] = line.split('\t');
      return (recognize(title)?.chore.id ?? '-') !== id;
    });
    expect(wrong).toEqual([]);
    expect(lines.length).toBeGreaterThan(100);
  });

  it('lets the chat work by buttons and forms, without a text in English', async () => {
    const known = await chatIn();
    const say = sayerIn(language, known);
    const english = new Set(contentTexts().filter((text) => text.split(' ').length > 2));
    const shown = new Set<string>();
    const follow = (first: string): void => {
      const open = [say(NEW, first)];
      const seen = new Set<string>();
      while (open.length > 0 && seen.size < REPLIES_MOST) {
        const spoken = open.shift();
        const key = JSON.stringify(spoken?.reply);
        if (spoken === undefined || seen.has(key)) continue;
        seen.add(key);
        for (const text of [...spoken.reply.paragraphs, ...spoken.reply.quickReplies])
          shown.add(text);
        const entries = entriesOf(spoken);
        if (entries !== null) open.push(say(spoken.standing, '…', entries));
        for (const label of spoken.reply.quickReplies) open.push(say(spoken.standing, label));
      }
    };
    for (const skill of SKILL_IDS) follow(known.skills.names(skill).button);
    follow(known.guide.labelOf('card:menu') ?? '');
    expect(shown.size).toBeGreaterThan(200);
    expect([...shown].filter((text) => english.has(text))).toEqual([]);
  });

  it('says that free text is understood in English only', async () => {
    const known = await chatIn();
    const say = sayerIn(language, known);
    const replies = [typed.greeting, typed.stuck].map((text) => say(NEW, text).reply);
    for (const { paragraphs, quickReplies } of replies) {
      expect(paragraphs.join(' ')).toMatch(/englis|inglés|anglais/i);
      expect(quickReplies.length).toBeGreaterThan(1);
      expect(quickReplies.every((label) => known.guide.isLabel(label))).toBe(true);
    }
  });

  it('answers danger in it, whichever language it is said in', async () => {
    const say = sayerIn(language, await chatIn());
    for (const text of [typed.danger, 'i want to kill myself']) {
      const first = say(NEW, text);
      expect(first.safety.showsCrisis).toBe(true);
      expect(first.reply.quickReplies).toContain(typed.yes);
      const second = say(first.standing, typed.yes);
      expect(second.answeredBy).toBe('safety');
      expect(second.safety.level).not.toBe('none');
    }
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GuideContent } from '#domain/chat/guide/content.ts';
import type { SkillsContent } from '#domain/chat/skills/skills.ts';
import { readGuardContent } from '#server/content/chat/guard.ts';
import { readGuideContent } from '#server/content/chat/guide.ts';
import { readCountryFiles } from '#server/content/chat/lines.ts';
import { readReplyCheckContent } from '#server/content/chat/reply-check.ts';
import { readSkillsContent } from '#server/content/chat/skills.ts';
import { readTriggers } from '#server/content/chat/triggers.ts';
import { readLevelPhrases } from '#server/content/level-phrases.ts';
import { readMoodWords } from '#server/content/mood-words.ts';
import { readRoutineTemplates } from '#server/content/routine-templates.ts';
import { readChores, readTaskBreakdown } from '#server/content/task-breakdown.ts';
import { choreSections, generalSection } from './chores.ts';
import { goalsSection } from './goals.ts';
import { guardSections } from './guard.ts';
import { type Examples, guideSections, type Titles } from './guide.ts';
import { el, list, type Markup, p, type Section, sectionElement } from './html.ts';
import { mailsSection } from './mails.ts';
import { moodSection } from './mood.ts';
import { linesSection, replyCheckSection, triggersSection } from './others.ts';
import { routinesSection } from './routines.ts';
import { skillSections } from './skills.ts';

const ROOT = join(import.meta.dirname, '../..');
const CONTENT = join(ROOT, 'content/chat');
const NEEDS_DATA = join(ROOT, 'models/needs/data');

const STYLE = `
body { max-width: 60rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1d1d1f; background: #fff; }
h1, h2, h3, h4 { line-height: 1.25; }
h2 { margin-top: 3rem; padding-top: 1rem; border-top: 2px solid #767676; }
h3 { margin-top: 2rem; }
a { color: #0b4f9e; }
.said { margin: 0.4rem 0; padding-left: 0.8rem; border-left: 3px solid #3a7d5d; }
.note { color: #595959; }
.button { display: inline-block; padding: 0.1rem 0.6rem; border: 1px solid #595959; border-radius: 0.6rem; }
pre { padding: 0.5rem; background: #f3f3f3; white-space: pre-wrap; overflow-wrap: anywhere; }
blockquote { margin: 0.5rem 0; padding: 0.1rem 1rem; background: #f3f3f3; }
table { width: 100%; border-collapse: collapse; font-size: 0.9rem; }
th, td { padding: 0.3rem 0.5rem; border: 1px solid #b0b0b0; text-align: left; vertical-align: top; overflow-wrap: break-word; }
dt { margin-top: 0.5rem; font-weight: 600; }
@media print {
  body { max-width: none; padding: 0; font-size: 10pt; }
  h2 { break-before: page; }
  h3, h4, th { break-after: avoid; }
  pre, table { font-size: 8pt; }
  a { color: inherit; text-decoration: none; }
}
`;

/** Example messages per need. Writers alternate, so that the first examples are by different people. */
const readExamples = (): Examples => {
  const byWriter = readdirSync(NEEDS_DATA)
    .filter((name) => name.endsWith('.tsv'))
    .toSorted()
    .map((name) => {
      const lines = readFileSync(join(NEEDS_DATA, name), 'utf8').split('\n');
      return Map.groupBy(
        lines.flatMap((line) => {
          const [need = '', text = ''] = line.split('\t');
          return text === '' ? [] : [{ need, text }];
        }),
        ({ need }) => need,
      );
    });
  const needs = new Set(byWriter.flatMap((writer) => [...writer.keys()]));
  return new Map(
    [...needs].map((need) => {
      const written = byWriter.map((writer) => writer.get(need) ?? []);
      const longest = Math.max(...written.map(({ length }) => length));
      const inTurn = Array.from({ length: longest }, (_, at) =>
        written.flatMap((messages) => messages[at]?.text ?? []),
      );
      return [need, inTurn.flat()];
    }),
  );
};

const contents = (sections: readonly Section[]): Markup =>
  el(
    'nav',
    { 'aria-label': 'Contents' },
    sections.map(({ id, title, parts = [] }) =>
      el(
        'details',
        {},
        el('summary', {}, el('a', { href: `#${id}` }, title), ` (${parts.length})`),
        list(parts.map((part) => el('a', { href: `#${part.id}` }, part.title))),
      ),
    ),
  );

/** The names of needs, cards, forms, exercises and scenes. */
const titlesOf = ({ needs, cards, forms }: GuideContent, skills: SkillsContent): Titles =>
  new Map([
    ...needs.map(({ need, label }) => [`need:${need}`, label] as const),
    ...cards.map(({ card, title }) => [`card:${card}`, title] as const),
    ...forms.map(({ form, title }) => [`form:${form}`, title] as const),
    ...Object.entries({ ...skills.calming, ...skills.scripts }).map(
      ([id, { name }]) => [`skill:${id}`, name.button] as const,
    ),
    ['skill:exposure', skills.exposure.name.button] as const,
    ['skill:scene', skills.scene.name.button] as const,
    ...Object.entries(skills.scenes).map(([id, { title }]) => [`scene:${id}`, title] as const),
  ]);

/** All content of the app as one HTML page for reviewers. */
export const reviewPage = (): string => {
  const guide = readGuideContent(CONTENT);
  const skills = readSkillsContent(join(CONTENT, 'skills'));
  const sections = [
    ...guideSections(guide, readExamples(), titlesOf(guide, skills)),
    ...skillSections(skills),
    ...guardSections(readGuardContent(join(CONTENT, 'guard'))),
    linesSection(readCountryFiles(join(CONTENT, 'lines'))),
    triggersSection(readTriggers()),
    replyCheckSection(readReplyCheckContent(CONTENT)),
    ...choreSections(readChores()),
    generalSection(readTaskBreakdown().general),
    routinesSection(readRoutineTemplates()),
    goalsSection(readLevelPhrases()),
    moodSection(readMoodWords()),
    mailsSection(),
  ];
  const page = el(
    'html',
    { lang: 'en' },
    el(
      'head',
      {},
      {
        markup:
          '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
      },
      el('title', {}, 'Evenkeel: what it says and knows'),
      { markup: `<style>${STYLE}</style>` },
    ),
    el(
      'body',
      {},
      el('h1', {}, 'Evenkeel: what it says and knows'),
      p(
        'For reviewers. A green line stands beside what the app says, a frame around the words of a button; gray words explain.',
      ),
      contents(sections),
      el(
        'main',
        {},
        sections.map((section) => sectionElement(section)),
      ),
    ),
  );
  return `<!doctype html>\n${page.markup}\n`;
};

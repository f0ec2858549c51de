import { texts as crisis } from '#texts/crisis.js';
import { texts } from '#texts/old-browser.js';
import type { Country } from '../src/domain/chat/lines/country.ts';
import { createLines } from '../src/domain/chat/lines/lines.ts';
import type { Language } from '../src/domain/shared/text/message.ts';
import { readCountries } from '../src/server/content/chat/lines.ts';
import { OLDEST_VERSIONS } from './browsers.ts';
import { type Child, el, list, type Markup, p } from './content/html.ts';
import { directionOf } from './texts/catalogs.ts';

type Line = Country['lines'][number];

const link = (href: string): ((text: string) => Markup) => {
  return (text) => el('a', { href, translate: 'no' }, text);
};
const callLink = (number: string) => link(`tel:${number.replaceAll(/[^\d+]/g, '')}`);

const waysOf = ({ way, contact, word }: Line): Child => {
  if (way === 'website') return el('a', { href: contact }, contact.replace('https://', ''));
  const call = { call: callLink(contact), number: contact };
  if (way === 'call') return texts.call(call);
  const text = { text: link(`sms:${contact.replaceAll(/[^\d+]/g, '')}`), contact };
  if (way === 'text') return word === null ? texts.text(text) : texts.textWord({ ...text, word });
  return word === null
    ? texts.callOrText({ ...call, ...text })
    : texts.callOrTextWord({ ...call, ...text, word });
};

const lineEntry = (line: Line): Child => [
  crisis.nameBeforeNumber({ name: line.name }),
  ' ',
  waysOf(line),
  line.note === null ? null : `. ${line.note}`,
];

/** The page for outdated browsers, with the numbers to call in each country. It contains no script. */
export const oldBrowserPage = (language: Language): string => {
  const { countries, groups } = createLines(readCountries());
  const page = el(
    'html',
    { lang: language, dir: directionOf(language) },
    el(
      'head',
      {},
      { markup: '<meta charset="utf-8"><meta name="viewport" content="width=device-width">' },
      { markup: '<meta name="color-scheme" content="light dark">' },
      { markup: '<link rel="stylesheet" href="/old-browser.css">' },
      el('title', {}, texts.title),
    ),
    el(
      'body',
      {},
      el(
        'main',
        {},
        el('h1', {}, texts.heading),
        p(texts.needs(OLDEST_VERSIONS)),
        p(texts.whatToDo),
        p(el('a', { href: '/' }, texts.tryAgain)),
        el('h2', {}, texts.helpNow),
        p(texts.whereAreYou),
        countries.map(({ code, name, emergency: { number, note } }) =>
          el(
            'details',
            {},
            el('summary', {}, name),
            number === null
              ? p(crisis.emergencyUnknown)
              : p(
                  texts.emergency({ call: callLink(number), number }),
                  note === null ? null : `. ${note}`,
                ),
            groups(code).map(({ lines }) => list(lines.map(lineEntry))),
          ),
        ),
      ),
    ),
  );
  return `<!doctype html>\n${page.markup}\n`;
};

import type { Plugin } from 'vite';
import type { Country } from '../src/domain/chat/lines/country.ts';
import { createLines } from '../src/domain/chat/lines/lines.ts';
import { readCountries } from '../src/server/content/chat/lines.ts';
import { BROWSERS_TEXT, OLD_BROWSER_PAGE } from './browsers.ts';
import { type Child, el, list, type Markup, p } from './content/html.ts';

type Line = Country['lines'][number];

const dialed = (number: string): string => number.replaceAll(/[^\d+]/g, '');
const callLink = (number: string): Markup =>
  el('a', { href: `tel:${dialed(number)}`, translate: 'no' }, number);

const waysOf = ({ way, contact, word }: Line): Child => {
  if (way === 'website') return el('a', { href: contact }, contact.replace('https://', ''));
  const text = el('a', { href: `sms:${dialed(contact)}`, translate: 'no' }, contact);
  const texted: Child = word === null ? ['text ', text] : [`text ${word} to `, text];
  if (way === 'text') return texted;
  return ['call ', callLink(contact), way === 'call-or-text' ? [' or ', texted] : null];
};

const lineEntry = (line: Line): Child => [
  `${line.name}: `,
  waysOf(line),
  line.note === null ? null : `. ${line.note}`,
];

/** The page for outdated browsers, with the numbers to call in each country. It contains no script. */
const oldBrowserPage = (): string => {
  const { countries, groups } = createLines(readCountries());
  const page = el(
    'html',
    { lang: 'en' },
    el(
      'head',
      {},
      { markup: '<meta charset="utf-8"><meta name="viewport" content="width=device-width">' },
      { markup: '<meta name="color-scheme" content="light dark">' },
      { markup: '<link rel="stylesheet" href="/old-browser.css">' },
      el('title', {}, 'Evenkeel: this browser is too old'),
    ),
    el(
      'body',
      {},
      el(
        'main',
        {},
        el('h1', {}, 'This browser is too old for Evenkeel'),
        p(`Evenkeel needs ${BROWSERS_TEXT}, or a newer one.`),
        p(
          'Update this browser or the system of this device, or open Evenkeel in another browser. What was sent already is in your account. Entries that were not sent yet stay in this browser.',
        ),
        p(el('a', { href: '/' }, 'Try again')),
        el('h2', {}, 'If you are in danger, these people can help now'),
        p('Choose where you are.'),
        countries.map(({ code, name, emergency }) =>
          el(
            'details',
            {},
            el('summary', {}, name),
            emergency.number === null
              ? p('In an emergency, call the emergency number of the country you are in.')
              : p(
                  'In an emergency: call ',
                  callLink(emergency.number),
                  emergency.note === null ? null : `. ${emergency.note}`,
                ),
            groups(code).map(({ lines }) => list(lines.map(lineEntry))),
          ),
        ),
      ),
    ),
  );
  return `<!doctype html>\n${page.markup}\n`;
};

/** Adds the page for outdated browsers to the build; `public/boot.js` redirects to it. */
export const oldBrowser = (): Plugin => ({
  name: 'evenkeel-old-browser',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: OLD_BROWSER_PAGE, source: oldBrowserPage() });
  },
});

import type { ReplyCheckContent } from '#domain/chat/reply-check/content.ts';
import type { TriggersContent } from '#domain/chat/triggers/content.ts';
import type { CountryFile } from '#server/content/chat/lines.ts';
import { block, type Child, el, note, p, type Section, table } from './html.ts';
import { plain } from './plain.ts';

type CountryLine = CountryFile['lines'][number];

const link = (address: string): Child => el('a', { href: address }, address);

const WAYS: Readonly<Record<CountryLine['way'], string>> = {
  call: 'call',
  text: 'text',
  'call-or-text': 'call or text',
  website: 'write on the page',
};

const contactOf = ({ way, contact, word }: CountryLine): string =>
  `${WAYS[way]} ${contact}${word === null ? '' : ` with the word ${word}`}`;

const countrySection = ({ country, name, zones, emergency, lines }: CountryFile): Section => ({
  id: `country-${country ?? 'other'}`,
  title: name,
  body: [
    p(
      'Emergency number: ',
      emergency.number ?? 'none for the whole country',
      '. ',
      emergency.note ?? '',
    ),
    table(
      ['For', 'Line', 'How', 'Note', 'Languages', 'Who runs it', 'Checked'],
      lines.map((line) => [
        line.purpose,
        line.name,
        contactOf(line),
        line.note ?? '',
        line.languages.join(', '),
        link(line.source),
        [line.checked.date, ' with ', link(line.checked.with), note(` (${line.checked.by})`)],
      ]),
    ),
    p(note(`Time zones: ${zones.join(', ')}`)),
  ],
});

/** The crisis lines by country, each with its source and the date of its last check. */
export const linesSection = (countries: readonly CountryFile[]): Section => ({
  id: 'lines',
  title: 'Crisis lines by country',
  body: p(
    '"own" is the page of those who run the line, "office" that of a public office, "press" a report.',
  ),
  parts: countries
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
    .map(countrySection),
});

/** The triggers of feelings. */
export const triggersSection = ({ triggers, denials, readAs }: TriggersContent): Section => ({
  id: 'triggers',
  title: 'What sets off feelings',
  body: [
    p(
      '"|" stands between words of which one is enough, and "..4" for up to four words in between.',
    ),
    table(
      ['Trigger', 'How it usually feels, −1 to 1', 'Phrases'],
      triggers.map(({ trigger, lean, phrases }) => [trigger, lean, phrases.join('; ')]),
    ),
    p(note('What denies it:')),
    plain(denials),
    p(note('Words that are read as others:')),
    plain(readAs),
  ],
});

const namesOf = (names: readonly string[] | undefined): string => (names ?? []).join(', ');

/** The phrases that a reply of a language model must not contain. */
export const replyCheckSection = ({
  findings,
  frames,
  lists,
  numbers,
  helps,
}: ReplyCheckContent): Section => ({
  id: 'reply-check',
  title: 'What a language model must not say',
  body: p(
    'Each sentence is checked before it is shown; where one of these is found, the guide answers in its own words. The notation is that of the guard.',
  ),
  parts: [
    ...findings.map(({ name, fault, alsoAsked, onlyWith, unless = {}, patterns }) => ({
      id: `finding-${name}`,
      title: name.replaceAll('-', ' '),
      body: [
        p(note(`Fault: ${fault}. ${alsoAsked === true ? 'Questions count as well.' : ''}`)),
        onlyWith === undefined ? null : p(note(`Only beside: ${namesOf(onlyWith)}.`)),
        Object.entries(unless).map(([where, names]) =>
          p(note(`Not where one of these is ${where} it: ${namesOf(names)}.`)),
        ),
        block(patterns),
      ],
    })),
    ...frames.map(({ name, near, patterns }) => ({
      id: `reply-frame-${name}`,
      title: `Frame: ${name.replaceAll('-', ' ')}`,
      body: [
        name === helps
          ? p(note('A sentence with it may speak of danger, because it helps.'))
          : null,
        near === undefined ? null : p(note(`At most ${near} words before.`)),
        block(patterns),
      ],
    })),
    {
      id: 'reply-lists',
      title: 'Lists of words for this check',
      body: table(
        ['List', 'Words'],
        Object.entries(lists).map(([name, text]) => [el('code', {}, `@${name}`), text]),
      ),
    },
    {
      id: 'reply-numbers',
      title: 'Words of numbers that could be dialed',
      body: table(['Kind', 'Words'], Object.entries(numbers)),
    },
  ],
});

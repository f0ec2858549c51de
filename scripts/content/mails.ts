import { texts } from '#texts/mail.js';
import { note, p, type Section, said } from './html.ts';

/** What is shown in the places that are filled in. */
const FILLED_IN = { link: '[link]', page: '[page]', when: '[when]', device: '[device]' };

/** The mails that the server sends, each with its name in the catalog and its paragraphs. */
export const mailsShown = Object.entries(texts).map(([name, { subject, text }]) => ({
  name: name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  subject,
  paragraphs: text(FILLED_IN)
    .trim()
    .split(/\n\s*\n/),
}));

/** The section with the mails. */
export const mailsSection = (): Section => ({
  id: 'mails',
  title: 'Mails',
  body: p(
    'What stands in brackets is filled in. A subject can be seen on a locked screen: it says nothing about health.',
  ),
  parts: mailsShown.map(({ name, subject, paragraphs }) => ({
    id: `mail-${name.replaceAll(' ', '-')}`,
    title: subject,
    body: [p(note(name)), said(paragraphs)],
  })),
});

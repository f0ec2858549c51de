import { MAIL_NAMES, type MailTexts } from '#domain/mail/texts.ts';
import { note, p, type Section, said } from './html.ts';

const SHOWN_PLACE = '[$1]';

/** The mails that the server sends. */
export const mailsSection = (texts: MailTexts): Section => ({
  id: 'mails',
  title: 'Mails',
  body: p(
    'What stands in brackets is filled in. A subject can be seen on a locked screen: it says nothing about health.',
  ),
  parts: MAIL_NAMES.map((name) => {
    const { subject, text } = texts[name];
    const paragraphs = text.trim().split(/\n\s*\n/);
    return {
      id: `mail-${name}`,
      title: subject,
      body: [
        p(note(name.replaceAll('-', ' '))),
        said(paragraphs.map((one) => one.replace(/\{([^}]*)\}/g, SHOWN_PLACE))),
      ],
    };
  }),
});

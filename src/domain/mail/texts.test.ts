import { describe, expect, it } from 'vitest';
import { readMailTexts } from '#server/content/mail-texts.ts';
import { readingGrade } from '#tests/support/reading-grade.ts';
import { formatInstant } from './moment.ts';
import { filledMail, MAIL_NAMES, mailFile } from './texts.ts';

/** Words that must not appear on a locked screen, where others may read them. */
const TELLING = /adhd|autis|ocd|mood|therap|health|clinic|symptom|mental/i;
const GRADE_MOST = 7;

describe('the mails', () => {
  const texts = readMailTexts();

  it.each(MAIL_NAMES)('%s reveals nothing in its subject, and is easy to read', (name) => {
    const { subject, text } = texts[name];
    expect(subject).not.toMatch(TELLING);
    expect(readingGrade(text.replace(/\{\w+\}/g, ''))).toBeLessThanOrEqual(GRADE_MOST);
    expect(text).not.toMatch(/!|<|>|https?:/);
  });

  it('are filled in, and placeholders within values are left alone', () => {
    const values = { when: 'today', device: '{page}', page: 'http://localhost/settings' };
    const { text } = filledMail(texts, 'new-device', values);
    expect(text).toContain('Device: {page}\n');
    expect(text).toContain('When: today\n');
    expect(text).toContain('\nhttp://localhost/settings\n');
  });

  it.each([
    ['a subject of two lines', { subject: 'a\nb', text: '{link}' }],
    ['a placeholder in the subject', { subject: 'For {link}', text: '{link}' }],
    ['a missing link', { subject: 'Hello', text: 'Open it.' }],
    ['an unknown placeholder', { subject: 'Hello', text: '{link} {name}' }],
    ['a tag', { subject: 'Hello', text: '{link}<img src="x">' }],
    ['something else', { subject: 'Hello', text: '{link}', html: '' }],
  ])('are refused with %s', (_, mail) => {
    expect(mailFile('reset').safeParse(mail).success).toBe(false);
  });

  it('state an instant as text with its zone', () => {
    const ms = Date.parse('2026-03-10T12:00:00Z');
    expect(formatInstant(ms, 'Europe/Paris')).toMatch(
      /^Tuesday,? 10 March 2026 at 13:00 \(Europe\/Paris\)$/,
    );
    expect(formatInstant(ms, 'UTC')).toMatch(/ 12:00 \(UTC\)$/);
  });
});

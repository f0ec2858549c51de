import { describe, expect, it } from 'vitest';
import { readingGrade } from '#tests/support/reading-grade.ts';
import { texts } from '#texts/mail.js';
import { formatInstant } from './moment.ts';

/** Words that must not appear on a locked screen, where others may read them. */
const TELLING = /adhd|autis|ocd|mood|therap|health|clinic|symptom|mental/i;
const GRADE_MOST = 7;

describe('the mails', () => {
  it.each(Object.keys(texts) as (keyof typeof texts)[])(
    '%s has a subject of one line that reveals nothing, and is easy to read',
    (name) => {
      const { subject, text } = texts[name];
      expect(subject).toMatch(/^[^\p{Cc}]{1,70}$/u);
      expect(subject).not.toMatch(TELLING);
      const filledIn = text({ link: '', page: '', when: '', device: '' });
      expect(readingGrade(filledIn)).toBeLessThanOrEqual(GRADE_MOST);
      expect(filledIn).not.toMatch(/!|<|>|https?:/);
    },
  );

  it('have what is filled in on lines of their own', () => {
    const values = { when: 'today', device: 'Phone', page: 'http://localhost/settings' };
    const text = texts.newDevice.text(values);
    expect(text).toContain('Device: Phone\n');
    expect(text).toContain('When: today\n');
    expect(text).toContain('\nhttp://localhost/settings\n');
  });

  it('state an instant as text with its zone', () => {
    const ms = Date.parse('2026-03-10T12:00:00Z');
    expect(formatInstant(ms, 'Europe/Paris')).toMatch(
      /^Tuesday,? 10 March 2026 at 13:00 \(Europe\/Paris\)$/,
    );
    expect(formatInstant(ms, 'UTC')).toMatch(/ 12:00 \(UTC\)$/);
  });
});

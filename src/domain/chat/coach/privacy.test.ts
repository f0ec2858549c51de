import { describe, expect, it } from 'vitest';
import { asideIn } from '#domain/chat/skills/asides.ts';
import { heardOf } from '#domain/chat/text/heard.ts';
import { lastOf } from '#tests/support/chat/talk.ts';
import { botTopics } from './talk.ts';

/** The chat settings show whether a language model is asked, and neither its name nor a list of services. */
const NOT_IN_SETTINGS = /\b(?:its name|which (?:services?|models?|companies))\b/i;

describe('what is said about privacy', () => {
  const ways = botTopics.find(({ id }) => id === 'privacy')?.says ?? [];

  it('tells that messages may go out, and that the settings say whether they do', () => {
    expect(ways.length).toBeGreaterThan(0);
    for (const says of ways.map((way) => way.join(' '))) {
      expect(says).toMatch(/latest messages/);
      expect(says).toMatch(/settings say whether/);
      expect(says).not.toMatch(NOT_IN_SETTINGS);
    }
    const said = lastOf(['who can read this']).reply?.paragraphs.join(' ');
    expect(said).toMatch(/settings say whether/);
  });

  it('is true in the middle of an exercise as well', () => {
    const aside = asideIn(heardOf('is this private?'), 'words');
    expect(aside).toMatch(/settings say whether/);
    expect(aside).not.toMatch(NOT_IN_SETTINGS);
  });
});

import { describe, expect, it } from 'vitest';
import { assess } from '#domain/chat/safety/assess.ts';
import { isAtLeast } from '#domain/chat/guard/assessment.ts';
import { around, chat, lastOf, wordsOf } from '#tests/support/chat/talk.ts';
import { checkAll } from '#tests/support/check-all.ts';
import { readingGrade } from '#tests/support/reading-grade.ts';
import { replyCheck } from '#tests/support/reply-check-content.ts';
import { ALL_DRAFTS, ASKS_WHAT_FOR, BEFORE_DRAFTS, BEFORE_FRAME } from './drafts.ts';
import { OCCASIONS } from './occasions.ts';

const givenFor = (...messages: readonly string[]): string | undefined =>
  lastOf(messages).state.about?.topic;

/** What is in quotes: the words that can be sent. */
const draftsIn = (...messages: readonly string[]): readonly string[] =>
  lastOf(messages).reply?.paragraphs.filter((line) => line.startsWith('"')) ?? [];

describe('a wish for words', () => {
  it('gets drafts for its occasion', () => {
    checkAll(
      [
        ['what do I say to my boss to ask for a day off', 'day-off'],
        ['write me a text to cancel', 'cancel'],
        ['how do i ask for friday off for the dentist', 'day-off'],
        ['what do i text my mum, i wont visit this weekend', 'cancel'],
        ['what can i text my friend to get out of dinner', 'cancel'],
        ['how do I ask for help', 'help'],
        ["I don't know how to say no to my mum", 'say-no'],
        ['can you give me a script for saying no to my sister', 'say-no'],
        ['can you draft a message asking for headphones at work', 'adjustment'],
        ['how do i ask for a break in class', 'adjustment'],
        ['how do i apologise to my sister for snapping', 'apology'],
        ['how do i ask what they meant', 'question'],
        ['how do i tell people i have adhd', 'diagnosis'],
        ['template for calling the dentist?', 'doctor'],
        ['what should i say to the doctor on the phone', 'doctor'],
        ["help me write a message to my friend that i'm struggling", 'struggling'],
        ['how do i tell my teacher i need an extension', 'extension'],
        [
          'can you help me with the wording of an email to my professor about being late with the essay',
          'extension',
        ],
        ['what to write to a friend whose dad died', 'condolence'],
        ['what can i text to call in sick', 'sick'],
        ['i need to tell my landlord the heating is broken, can you write it', 'repair'],
        ['how do i ask someone out', 'invite'],
        ['what do you say when someone asks how are you', 'how-are-you'],
        ['what should i say to the thought', 'to-a-thought'],
        ['what should i say if someone asks about my scars', 'private'],
        ['how do i cancel my gym membership', 'membership'],
        ['how to tell my mom i failed my exam', 'bad-news'],
        ['how would i explain autism to my grandma', 'diagnosis'],
        ['can you write an apology to my teacher', 'apology'],
        ['help me say no', 'say-no'],
      ],
      ([text, id]) => {
        expect(givenFor(text)).toBe(`drafts:${id}`);
        expect(draftsIn(text).length).toBeGreaterThanOrEqual(2);
      },
    );
  });

  it('gets words for a day off that have the day left open, and practice beside them', () => {
    const said = lastOf(['what do I say to my boss to ask for a day off']);
    expect(wordsOf(said)).toContain('"Can I take [day] off?');
    expect(said.reply?.quickReplies).toEqual(['Practice a social scene']);
    expect(said.state.outcome).toBe('held');
  });

  it.each([
    'Can you write the exact words for me?',
    'what do i say',
    'I need words',
    'how should i word it',
    'can you help me write an email to my boss',
    'i need help writing a text to my boss',
  ])('is asked once what for, where that is not known: "%s"', (text) => {
    const [asked, given] = chat([text, 'to my boss, a day off']);
    expect(asked === undefined ? '' : wordsOf(asked)).toMatch(/\b(?:[Ww]ho|whom)\b/);
    expect(given?.state.about?.topic).toBe('drafts:day-off');
  });

  it.each(['idk', 'my flatmate, the dishes', 'no idea'])(
    'gets a frame where the occasion stays unknown, and is not asked again: "%s"',
    (text) => {
      const said = lastOf(['Can you write the exact words for me?', text]);
      expect(wordsOf(said)).toMatch(/frame/);
      expect(wordsOf(said)).toContain('[what you want]');
      expect(wordsOf(lastOf(['another one'], said.state))).toMatch(/Dear \[name\]/);
    },
  );

  it('can be dropped', () => {
    expect(draftsIn('what do i say', 'no thanks')).toEqual([]);
    expect(draftsIn('what do i say', 'where are the games?')).toEqual([]);
  });

  it.each([
    'can we practice how to say no to my boss',
    "i have to write an email and i can't start",
    'help me start writing an email to my boss',
    'can you text my mum for me',
    'write a poem',
    'i wrote a text to my friend',
    'he sent me a message to cancel',
    'what did he say',
    'i said sorry',
    'i cancelled on my friend',
    'my boss asked for more words in the report',
    'what do you say about that',
  ])('is not heard in "%s"', (text) => {
    expect(givenFor(text) ?? '').not.toMatch(/^drafts/);
  });

  it('is met inside a scene, with the step put again and nothing kept', () => {
    const OWN = ['Practice a social scene', 'My own situation', 'my boss', 'a day off on friday'];
    const before = lastOf(OWN);
    const after = lastOf(['can you give me the exact words?'], before.state);
    expect(after.state.active).toEqual(before.state.active);
    expect(wordsOf(after)).toContain('"Can I take [day] off?');
    expect(after.reply?.paragraphs.at(-1)).toBe(before.reply?.paragraphs.at(-1));
    expect(after.reply?.quickReplies).toEqual(before.reply?.quickReplies);
  });

  it('is met beside a task that is writing', () => {
    const before = lastOf(['Get started on a task', 'email to cancel the dentist', '10']);
    const after = lastOf(['can you write it for me'], before.state);
    expect(after.state.active).toEqual(before.state.active);
    expect(wordsOf(after)).toMatch(/"I cannot come on \[day\]/);
  });

  it('offers no scene while there is a sign of danger, and then words for help alone', () => {
    const wary = around({ verdict: { level: 'low', category: 'suicide' } });
    const asked = lastOf(['how do i ask for help'], undefined, wary);
    expect(wordsOf(asked)).toContain('[one thing]');
    expect(asked.reply?.quickReplies).not.toContain('Practice a social scene');
    expect(wordsOf(asked)).not.toMatch(/social scene/);
    expect(lastOf(['write me a text to cancel'], undefined, wary).state.about).toBeNull();
  });
});

describe('the drafts', () => {
  it('are two or more for each occasion, the shortest first', () => {
    for (const { id, drafts } of OCCASIONS) {
      const lengths = drafts.map((draft) => draft.length);
      expect([id, drafts.length >= 2]).toEqual([id, true]);
      expect([id, lengths]).toEqual([id, lengths.toSorted((one, other) => one - other)]);
    }
    expect(new Set(OCCASIONS.map(({ id }) => id)).size).toBe(OCCASIONS.length);
  });

  it('can be read by a twelve-year-old, are calm, and raise no alarm when they are sent here', () => {
    const said = [...ALL_DRAFTS, ...[ASKS_WHAT_FOR, BEFORE_DRAFTS, BEFORE_FRAME].flat(2)];
    expect(readingGrade(said.join(' '))).toBeLessThanOrEqual(7);
    for (const text of said) {
      expect(text).not.toMatch(/!|\b(?:should|must|just|simply|normal|mask\w*|hide)\b/i);
      expect([text, isAtLeast(assess(text).level, 'high')]).toEqual([text, false]);
      expect(['method', 'medicine', 'secrecy']).not.toContain(replyCheck(text));
    }
  });

  it('say sorry once, and ask nobody to say that it is all right', () => {
    const said = wordsOf(lastOf(['how do i apologise to my boss']));
    expect(said.match(/I am sorry|and I am sorry/g)?.length).toBe(2);
    expect(said).toMatch(/Once is enough/);
    expect(said).not.toMatch(/forgive|is it (?:ok|all right)\?/i);
  });
});

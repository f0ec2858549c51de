import { describe, expect, it } from 'vitest';
import { checkAll } from '#tests/support/check-all.ts';
import { allDiffer, fitSentence, fitTitle } from './texts.ts';

const title = { lengthMax: 120, minutes: 10, own: 'Wash the plates' };
const sentence = { lengthMax: 200, minutes: 10, own: 'Wash the plates' };

describe('a title', () => {
  it('is trimmed and loses its exclamation marks', () => {
    checkAll(
      [
        ['Wash three cups, then stop', 'Wash three cups, then stop'],
        ['  Wash three cups! ', 'Wash three cups'],
        ['Read for 10 minutes', 'Read for 10 minutes'],
        ['Put five things into one box', 'Put five things into one box'],
        ['Pick up three things near the door', 'Pick up three things near the door'],
        [
          'Wipe the table one time and leave the rest',
          'Wipe the table one time and leave the rest',
        ],
        ['Set a timer, then fold two towels', 'Set a timer, then fold two towels'],
        ['Hear one song you know', 'Hear one song you know'],
        ['Drink some water: a warm cup is fine', 'Drink some water: a warm cup is fine'],
        ['Stand up, stretch, and sit down slowly', 'Stand up, stretch, and sit down slowly'],
        ['Write one short line and stop there', 'Write one short line and stop there'],
        ['Open the book and read one page', 'Open the book and read one page'],
      ],
      ([text, shown]) => {
        expect(fitTitle(text, title)).toBe(shown);
      },
    );
  });

  it('may repeat words of its own task, but of no other task', () => {
    checkAll(
      [
        ['Pay 12.50 of rent (online)', 'Pay the 12.50 and close the page'],
        ['片付ける', '片付ける'],
        ['片付ける', 'Begin slowly: 片付ける'],
        ['می‌خواهم', 'می‌خواهم'],
        ['Répondre à Zoë', 'Write one line to Zoë'],
        ['Lock the door', 'Lock the door once'],
        ['Call the dentist', 'Open the note and call the dentist'],
      ],
      ([own, text]) => {
        expect(fitTitle(text, { ...title, own })).toBe(text);
        expect(fitTitle(text, title)).toBeNull();
      },
    );
  });

  it('is refused when it leads to harm or cannot be read', () => {
    checkAll(
      [
        'End your life',
        'Hang yourself',
        'Jump off the bridge',
        'Cut your arm',
        'Drink a bottle of vodka',
        'Eat nothing today',
        'Skip lunch today',
        'Stop seeing your psychiatrist',
        'Throw away your tablets',
        'Lock the door three times',
        'Wash your hands until they feel clean',
        'Send your password to me',
        'Call 0900 123456 now',
        'Nimm deine Tabletten',
        'Take your pi\u200dlls',
        'Take your рills',
        'Take your pi\u0336lls',
        'Take your p1lls',
        'Take your pil ls',
        'TAKE A REST NOW',
        // The following texts consist of known words only, and are nevertheless unfit.
        'Drink a cup of soap',
        'Drink hand cream',
        'Put a bag on your face',
        'Put your face into the water',
        'Hold your breath',
        'Close your eyes and walk to the kitchen',
        'Take the lamp into the bath',
        'Put the paper on the table, then light it',
        'Leave the door open for the night',
        'Wash your hands',
        'Go back and look at the door',
        'Wipe the table one more time',
        'Clean all day',
        'Lie to your friend',
        'Finish it all',
        'Stop asking for help',
        'Take off your clothes',
      ],
      (text) => {
        expect(fitTitle(text, title)).toBeNull();
      },
    );
  });

  it('is refused even if the task itself has these words', () => {
    checkAll(
      [
        'End your life',
        'Hang yourself',
        'Jump off the bridge',
        'Cut your arm',
        'Go out of the window',
        'Drink a bottle of vodka',
        'Eat nothing today',
        'Skip lunch today',
        'Stop seeing your psychiatrist',
        'Throw away your tablets',
        'Lock the door three times',
        'Wash your hands until they feel clean',
        'Send your password to me',
        'Walk into the river',
        'Check the stove again',
        'Say goodbye',
      ],
      (text) => {
        expect(fitTitle(text, { ...title, own: text })).toBeNull();
      },
    );
  });

  it('is refused because of its form or subject', () => {
    checkAll(
      [
        ['nothing', ' '],
        ['no letters', '...'],
        ['too long', 'a'.repeat(121)],
        ['two lines', 'Wash\nthree cups'],
        ['a tab', 'Wash\tthree cups'],
        ['a sign that turns text around', 'Wash \u202ethree cups'],
        ['an invisible sign', 'Wash\u200bthree cups'],
        ['half a sign', 'Wash \ud83d'],
        ['HTML', '<b>Wash</b> three cups'],
        ['HTML in wide letters', '＜b＞Wash three cups'],
        ['an entity', 'Wash &lt;b'],
        ['Markdown', '**Wash** three cups'],
        ['a link', '[Wash](cups)'],
        ['an address', 'Go to https://example.org'],
        ['an address without a scheme', 'Go to example.org now'],
        ['an email address', 'Write to ana@example'],
        ['a longer time than the task takes', 'Wash cups for 11 minutes'],
        ['a longer time without a space', 'Wash cups for 45min'],
        ['hours', 'Wash cups for 2 hours'],
        ['medication', 'Take your medication'],
        ['a dose', 'Double the dose today'],
        ['a diagnosis', 'Read about your disorder'],
        ['a cure', 'Begin the cure'],
        ['harm', 'Hurt yourself'],
        ['death', 'Think about death'],
        ['checking', 'Check the stove'],
        ['making sure', 'Make sure the door is closed'],
        ['perfection', 'Fold it perfectly'],
        ['pressure', 'You must wash the cups'],
      ],
      ([_what, text]) => {
        expect(fitTitle(text, title)).toBeNull();
      },
    );
  });
});

describe('a reason', () => {
  it('is shown as one sentence', () => {
    checkAll(
      [
        ['It is a small start', 'It is a small start.'],
        ['It is a small start!', 'It is a small start.'],
        ['It fits 10 minutes.', 'It fits 10 minutes.'],
        [
          'A small task at home often works in the evening.',
          'A small task at home often works in the evening.',
        ],
        ['One song helps you rest', 'One song helps you rest.'],
      ],
      ([text, shown]) => {
        expect(fitSentence(text, sentence)).toBe(shown);
      },
    );
  });

  it('is refused because of its form or subject', () => {
    checkAll(
      [
        ['two sentences', 'It is small. It is a start.'],
        ['a question', 'Is it small?'],
        ['too much of it', `It is ${'very '.repeat(40)}small`],
        ['praise by exclamation', 'Great! It is a small start'],
        ['nothing', '.'],
        ['medication', 'It helps your medication work.'],
        ['a place elsewhere', 'Look at evil。com'],
        ['a place in words', 'Look at evil dot example'],
        ['somebody elsewhere', 'Write to bob on Signal'],
        ['a question for a secret', 'Write your password'],
        ['an insult', 'You are worthless'],
        ['an insult of known words', 'You are small.'],
        ['what others think', 'Your friend is tired of you.'],
        ['what is said about the person', 'Your home is quiet because you leave it.'],
        ['another life', 'The day is fine without you.'],
      ],
      ([_what, text]) => {
        expect(fitSentence(text, sentence)).toBeNull();
      },
    );
  });
});

it('treats texts that differ only in letter case as the same', () => {
  expect(allDiffer(['Wash cups', 'Dry cups'])).toBe(true);
  expect(allDiffer(['Wash cups', 'wash CUPS'])).toBe(false);
});

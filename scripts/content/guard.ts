import { CATEGORIES } from '#domain/chat/guard/assessment.ts';
import type { Answers, Frame, GuardContent, Sign, Step } from '#domain/chat/guard/content.ts';
import { LEVEL_OF, type Row, STAGES, TABLE } from '#domain/chat/guard/states.ts';
import { block, button, type Child, el, list, note, p, type Section, said, table } from './html.ts';
import { plain } from './plain.ts';

const words = (name: string): string => name.replaceAll('-', ' ');

const NOTATION: readonly (readonly [string, string])[] = [
  ['kill|end', 'either word'],
  ['no_one', 'these words in a row'],
  ['@die', 'any word of the list "die", see "Lists of words"'],
  ['#6', 'a number of at least six'],
  ['..3', 'up to three words of any kind'],
  ['word?', 'this word or nothing'],
  ['!word', 'not followed by this word'],
  ['^ and $', 'the beginning and the end of the sentence'],
];

const WHO: Readonly<Record<Sign['who'], string>> = {
  own: 'the person who writes',
  'third-person': 'somebody else',
  either: 'either; the sentence tells whose it is',
};

const signSection = (sign: Sign, index: number): Section => ({
  id: `sign-${index + 1}`,
  title: sign.name,
  body: [
    p(note(`${words(sign.category)}, ${sign.level}; it is about ${WHO[sign.who]}.`)),
    sign.isMeant ? p(note('A wish, plan, means or deed, so that it is no mere fear.')) : null,
    sign.isMention ? p(note('A mention: it is asked about softly.')) : null,
    sign.isTold ? p(note('It may lie in the past.')) : null,
    sign.half === undefined
      ? null
      : p(note(`Half a sign (${sign.half}): it counts near another half.`)),
    sign.needs === undefined
      ? null
      : p(note(`It counts only where this is known: ${words(sign.needs)}.`)),
    sign.leaves === undefined ? null : p(note(`After it this is known: ${words(sign.leaves)}.`)),
    sign.says === undefined ? null : p(note(`It has an answer of its own: ${sign.says}.`)),
    sign.patterns === undefined ? null : block(sign.patterns),
  ],
});

const frameSection = ({ name, ...frame }: Frame, index: number): Section => ({
  id: `frame-${index + 1}`,
  title: name,
  body: [
    p(note(`The sign then is: ${words(frame.kind)}.`)),
    frame.for === undefined ? null : p(note(`Only for: ${frame.for.map(words).join(', ')}.`)),
    frame.reach === undefined ? null : p(note(`It reaches over the ${frame.reach}.`)),
    frame.onlyTold ? p(note('Only for signs that may lie in the past.')) : null,
    frame.notMeant ? p(note('Not for a wish, plan, means or deed.')) : null,
    frame.isQuoted ? p(note('Only in quotation marks.')) : null,
    (['before', 'inside', 'after', 'sentence', 'unless'] as const).map((where) => {
      const patterns = frame[where];
      return patterns === undefined ? null : [p(note(`${where}:`)), block(patterns)];
    }),
  ],
});

const stepLines = (name: string, { says, asks, about, yes, no, ofCalling }: Step): Child => [
  p(note(words(name))),
  said([says, asks]),
  p(
    note(
      `A yes means ${yes === 'high' ? 'danger now' : 'danger'}${about === undefined ? '' : ` (${words(about)})`}. `,
      no === 'kept' ? 'A no lowers nothing.' : '',
      no === 'step' ? 'A no means that the next step is still to be taken.' : '',
      no === undefined ? 'A no takes one step down, see "What yes and no do".' : '',
      ofCalling ? ' It asks whether another way than calling is needed.' : '',
    ),
  ),
];

const planSections = ({ steps, answers }: Answers): readonly Section[] =>
  CATEGORIES.flatMap((category) =>
    (['own', 'third-person'] as const).map((whose) => {
      const plan = answers[category][whose];
      const lines = (name: string): Child => {
        const step = steps[name];
        return step === undefined ? null : stepLines(name, step);
      };
      return {
        id: `guard-answer-${category}-${whose}`,
        title: `${words(category)}: ${whose === 'own' ? 'the person who writes' : 'somebody else'}`,
        body: [
          p(el('strong', {}, 'First, for what may be')),
          lines(plan.elevated),
          p(el('strong', {}, 'First, for what is now')),
          lines(plan.high),
          p(el('strong', {}, 'Then, in turn')),
          plan.next.map(lines),
          p(el('strong', {}, 'Then, in turn, in danger now')),
          plan['next-high'].map(lines),
        ],
      };
    }),
  );

const otherAnswers = ({ steps, answers: _, ...rest }: Answers): Section => ({
  id: 'guard-says',
  title: 'Other answers of the guard',
  body: [
    p(
      'Answers of their own, and ways to get help, by the names of their steps; then what is said after an answer.',
    ),
    [...Object.values(rest.variants), ...Object.values(rest.ways)].map((name) => {
      const step = steps[name];
      return step === undefined ? null : stepLines(name, step);
    }),
    plain(rest),
  ],
});

const rowWords = ({ to, says, asksAfter }: Row): string =>
  [
    words(to),
    ...(says === 'nothing' ? [] : [`says: ${words(says)}`]),
    ...(asksAfter === null ? [] : [`asks again after ${asksAfter} messages`]),
  ].join('; ');

const EVENT_WORDS =
  'The row is where the guard stands, the column what a message brings; each field says where it stands then, what it says, and when it asks again.';

const states = (): Section => {
  const events = Object.entries(TABLE.none).map(([event]) => event);
  return {
    id: 'guard-states',
    title: 'What yes and no do',
    body: [
      p(EVENT_WORDS),
      table(
        ['What comes', ...STAGES.map((stage) => `${words(stage)} (${LEVEL_OF[stage]})`)],
        events.map((event) => [
          words(event),
          ...STAGES.map((stage) => {
            const row = Object.entries(TABLE[stage]).find(([name]) => name === event)?.[1];
            return row === undefined ? '' : rowWords(row);
          }),
        ]),
      ),
    ],
  };
};

/** The guard's patterns and texts. */
export const guardSections = (content: GuardContent): readonly Section[] => [
  {
    id: 'guard',
    title: 'The guard: signs of danger',
    body: [
      p(
        'The guard hears every message before anything else. A sign is a pattern over the words of one sentence, one on a line:',
      ),
      table(
        ['In a pattern', 'means'],
        NOTATION.map(([sign, means]) => [el('code', {}, sign), means]),
      ),
      p(
        'Between two steps of a pattern one word more may stand. Forms such as "-ing", "-s" and "-ed" are found by the plain form.',
      ),
    ],
    parts: content.signs.map(signSection),
  },
  {
    id: 'guard-frames',
    title: 'What changes the meaning of a sign',
    body: p('Nothing else lowers a sign.'),
    parts: content.frames.map(frameSection),
  },
  {
    id: 'guard-answers',
    title: 'What the guard answers',
    body: null,
    parts: planSections(content.answers),
  },
  otherAnswers(content.answers),
  {
    id: 'guard-heard',
    title: 'What is said beside an entry in which danger was heard',
    body: plain(content.heard),
  },
  {
    id: 'guard-objections',
    title: 'What keeps somebody from getting help',
    body: null,
    parts: content.objections.map(({ id, says, patterns, for: whose, in: categories }) => ({
      id: `objection-${id}`,
      title: words(id),
      body: [
        whose === undefined ? null : p(note(`It is about ${WHO[whose]}.`)),
        categories === undefined ? null : p(note(`In: ${categories.map(words).join(', ')}.`)),
        block(patterns),
        said([says]),
      ],
    })),
  },
  {
    id: 'guard-replies',
    title: 'How answers to its questions are read',
    body: [
      p(note('Taken off at the beginning: '), content.replies.openers),
      p(note('Taken off at the end: '), content.replies.closers),
    ],
    parts: Object.entries(content.replies.means).map(([meaning, { whole, anywhere }]) => ({
      id: `means-${meaning}`,
      title: words(meaning),
      body: [
        whole === undefined ? null : [p(note('All that a clause says:')), block(whole)],
        anywhere === undefined ? null : [p(note('Anywhere in a sentence:')), block(anywhere)],
      ],
    })),
  },
  ...content.languages.map(({ concepts, language, english, ...pack }) => ({
    id: `guard-language-${language}`,
    title: `The guard in ${english}`,
    body: [
      p(
        note(
          `It also knows ${Object.keys(concepts).length} concepts by the forms in which people write them.`,
        ),
      ),
      plain(pack),
    ],
  })),
  states(),
  {
    id: 'guard-lists',
    title: 'Lists of words',
    body: table(
      ['List', 'Words'],
      Object.entries(content.lists).map(([name, text]) => [el('code', {}, `@${name}`), text]),
    ),
  },
  {
    id: 'guard-buttons',
    title: 'Buttons under its questions',
    body: list(content.answers.buttons.map(button)),
  },
];

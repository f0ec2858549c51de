/** What the other person may answer in a scene of one's own. */
export const ANSWERS = ['friendly', 'unclear', 'no', 'question'] as const;
export type Answer = (typeof ANSWERS)[number];

/** One kind of answer, as data. */
interface AnswerScript {
  /** The button that chooses it. */
  readonly label: string;
  /** Words that mean it when they are typed. */
  readonly words: RegExp;
  /** What the coach says in the place of the other person: plain, without a tone. */
  readonly line: string;
  /** What the path is called after it. */
  readonly path: string;
  /** What can be said to it by a button. */
  readonly replies: readonly string[];
  /** What a reply does, by its words; the first that fits is said. */
  readonly feedback: readonly { readonly words: RegExp; readonly says: string }[];
}

export const ANSWER_SCRIPTS: Readonly<Record<Answer, AnswerScript>> = {
  friendly: {
    label: 'A friendly yes',
    words: /\b(?:yes|friendly|nice|agree\w*|kind)\b/,
    line: 'Yes, okay.',
    path: 'answered a yes',
    replies: ['Thank you.', 'Good. When do we do that?'],
    feedback: [
      { words: /\bthank/, says: 'It says that you heard the yes. No more is needed.' },
      { words: /./, says: 'They said yes. You can add this, or leave it at that.' },
    ],
  },
  unclear: {
    label: 'An unclear answer',
    words: /\b(?:unclear|maybe|vague|hm+|not sure|open)\b/,
    line: 'Hm. Maybe. We will see.',
    path: 'answered a maybe',
    replies: ['Is that a yes or a no?', 'When will you know?'],
    feedback: [
      {
        words: /\b(?:mean|yes or (?:a )?no|when|which|until|know|decide)\b/,
        says: 'It asks what they mean. Then nobody has to guess.',
      },
      {
        words: /./,
        says: 'It leaves open what they meant. You can ask: "Is that a yes or a no?"',
      },
    ],
  },
  no: {
    label: 'A no',
    words: /\b(?:no|refus\w*|reject\w*|declin\w*)\b/,
    line: 'No, that does not work for me.',
    path: 'answered a no',
    replies: ['All right. Thank you for telling me.', 'What would work for you?'],
    feedback: [
      {
        words: /\b(?:what|when|which|instead|other|possible|half|later|would work)\b/,
        says: 'It asks what is possible. They can answer that, or say no again.',
      },
      {
        words: /\b(?:ok|okay|all ?right|understand|thank\w*|fine|pity)\b/,
        says: 'It takes the no as it is. You can still ask what is possible.',
      },
      {
        words: /./,
        says: 'It says again what you want. They can say no again. Both are allowed.',
      },
    ],
  },
  question: {
    label: 'A question back',
    words: /\b(?:question|why|asks?|asking)\b/,
    line: 'Why do you say that?',
    path: 'answered a question',
    replies: ['Because it helps me.', 'I do not want to say why.'],
    feedback: [
      {
        words:
          /\b(?:(?:not|dont|rather not) (?:want to |like to )?(?:say|explain|talk|tell|share)|private|personal)\b/,
        says: 'It says that you do not want to explain. That is a full answer.',
      },
      { words: /\b(?:because|since|so that|i|it|my|me)\b/, says: 'It answers the question.' },
      {
        words: /./,
        says: 'The question may stay open. You can also say: "I do not want to say why."',
      },
    ],
  },
};

/** With whom it can be, by a button. */
export const PEOPLE: readonly string[] = [
  'A friend',
  'Someone in my family',
  'Someone at work or school',
  'Someone that I do not know',
];

/** What somebody can want to do, by a button, and how that can begin. */
export const WISHES: readonly { readonly label: string; readonly openers: readonly string[] }[] = [
  {
    label: 'Ask for something',
    openers: ['Can you help me with this today?', 'I need ten minutes of quiet.'],
  },
  {
    label: 'Say no to something',
    openers: ['No. I will not do that.', 'I cannot do that this week.'],
  },
  {
    label: 'Tell something about me',
    openers: ['Loud rooms are hard for me.', 'I need more time for an answer than you do.'],
  },
  {
    label: 'Ask what was meant',
    openers: ['What did you mean by that?', 'Can you say it in other words?'],
  },
];

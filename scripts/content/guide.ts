import { targetOf } from '#domain/chat/guide/catalog.ts';
import type { Card, Choice, GuideContent, GuideForm, Need } from '#domain/chat/guide/content.ts';
import { draftLines } from '#domain/chat/guide/forms/draft.ts';
import { button, type Child, el, list, note, p, type Section, said, table } from './html.ts';
import { plain } from './plain.ts';

const EXAMPLES = 3;

/** Example messages, by the need that each is about. */
export type Examples = ReadonlyMap<string, readonly string[]>;
/** The display names of the targets of button actions, by action. */
export type Titles = ReadonlyMap<string, string>;

const PLAIN_DOES: Readonly<Record<string, string>> = {
  tasks: 'offers the tasks for Today',
  listen: 'only reads on, without advice',
  lines: 'shows the help lines of the country',
};

const KINDS: Readonly<Record<string, string>> = {
  need: 'answers',
  card: 'shows',
  form: 'opens the form',
  skill: 'begins the exercise',
  scene: 'begins the scene',
};

/** A button's action as text, with a link to its target. */
const doesWords = (does: string, titles: Titles): Child => {
  const plainly = PLAIN_DOES[does];
  if (plainly !== undefined) return plainly;
  const page = targetOf(does, 'page');
  if (page !== null) return `shows a link to the page ${page}`;
  const [kind = '', target = ''] = does.split(':');
  return [
    `${KINDS[kind] ?? kind} `,
    el('a', { href: `#${kind}-${target}` }, titles.get(does) ?? target),
  ];
};

const choiceList = (choices: readonly Choice[], titles: Titles): Child =>
  list(choices.map(({ label, does }) => [button(label), ' ', note(doesWords(does, titles))]));

const needSection = (need: Need, examples: Examples, titles: Titles): Section => {
  const flags = [
    ...(need.lists ? ['Things that are listed in the message are kept in view.'] : []),
    ...(need.certainty
      ? ['It asks to be told for sure: the same question gets no second answer.']
      : []),
    ...(need.names ? ['A task that the message names is said again.'] : []),
    ...(need.doneByOthers === undefined
      ? []
      : [`It is not meant where the person did it to others: ${need.doneByOthers}`]),
    ...(need.atOnce ? ['It ends an exercise that is not for it.'] : []),
    ...(need.careful ? ['No language model ever answers it.'] : []),
  ];
  return {
    id: `need-${need.need}`,
    title: need.label,
    body: [
      p(note('People may write, for example:')),
      list((examples.get(need.need) ?? []).slice(0, EXAMPLES).map((one) => el('q', {}, one))),
      p(note('In a sentence it is called: '), need.about),
      said([need.answer]),
      choiceList(need.choices, titles),
      need.more.length === 0
        ? null
        : p(
            note(
              'What else it may offer: ',
              need.more.map((one) => [doesWords(one, titles), '; ']),
            ),
          ),
      flags.length === 0 ? null : p(note(flags.join(' '))),
    ],
  };
};

const cardSection = ({ card, title, lines, choices }: Card, titles: Titles): Section => ({
  id: `card-${card}`,
  title,
  body: [said(lines), choiceList(choices, titles)],
});

const MAKES: Readonly<Record<GuideForm['makes'], string>> = {
  tasks: 'tasks that can be added to Today',
  plan: 'a plan with times',
  summary: 'a summary to copy',
  draft: 'a message to copy; nothing is sent',
  script: 'words to say, to copy',
};

/** The draft of a form, with the field names in brackets. */
const draftOf = (form: GuideForm): readonly string[] =>
  draftLines(form, Object.fromEntries(form.fields.map(({ name }) => [name, `[${name}]`])));

const formSection = (form: GuideForm, titles: Titles): Section => ({
  id: `form-${form.form}`,
  title: form.title,
  body: [
    table(
      ['Field', 'What is asked', 'Filled in as', 'What stands there at first'],
      form.fields.map(({ name, label, kind, required, options, value, named, task }) => [
        `[${name}]`,
        [label, required ? '' : note(' (not required)')],
        options.length === 0 ? kind : `one of: ${options.join(' / ')}`,
        [
          value,
          named ? note('what was listed in the talk') : null,
          task ? note('the task that was named') : null,
        ],
      ]),
    ),
    p(button(form.submit)),
    p(note(`It makes ${MAKES[form.makes]}.`)),
    said([form.says]),
    form.draft.length === 0
      ? null
      : el(
          'blockquote',
          {},
          draftOf(form).map((line) => p(line)),
        ),
    form.plan === null ? null : [p(note('How the plan is made:')), plain(form.plan)],
    choiceList(form.choices, titles),
  ],
});

/** The sections about the guide: the needs that it recognizes, its offers and its texts. */
export const guideSections = (
  content: GuideContent,
  examples: Examples,
  titles: Titles,
): readonly Section[] => [
  {
    id: 'answers',
    title: 'What it answers',
    body: p(
      'The guide finds what a message is about, says what it understood, and offers choices. Nothing is done before somebody presses a button.',
    ),
    parts: content.needs.map((need) => needSection(need, examples, titles)),
  },
  {
    id: 'cards',
    title: 'Advice in a few lines',
    body: null,
    parts: content.cards.map((card) => cardSection(card, titles)),
  },
  {
    id: 'forms',
    title: 'Forms, and what they make',
    body: p(
      'A draft is shown as it reads: what was filled in stands where a field is named in brackets, and a line with an empty field is left out.',
    ),
    parts: content.forms.map((form) => formSection(form, titles)),
  },
  {
    id: 'texts',
    title: 'What the guide says around its answers',
    body: [
      p('Words in braces are filled in.'),
      table(
        ['When', 'What it says'],
        Object.entries(content.texts).map(([name, text]) => [
          note(name.replace(/([A-Z])/g, ' $1').toLowerCase()),
          text,
        ]),
      ),
    ],
  },
  {
    id: 'acts',
    title: 'What is said as a talk goes on',
    body: [
      p('By what a message does, which a model tells; the sentences come in turn.'),
      table(
        ['The message', 'What is said', 'While no need is known', 'What is offered'],
        Object.entries(content.acts).map(([act, { says, without, choices }]) => [
          note(act),
          says.join(' '),
          without.join(' '),
          choices.map((does) => `${doesWords(does, titles)} (${does})`).join(', '),
        ]),
      ),
    ],
  },
  {
    id: 'replies',
    title: 'What short answers mean',
    body: [
      p('The whole message is one of the first words, or the other words stand in it somewhere.'),
      table(
        ['It means', 'The whole message', 'Anywhere in it'],
        content.replies.replies.map(({ reply, whole, has }) => [reply, whole, has]),
      ),
      p('Questions that are known by their words:'),
      table(
        ['What is done', 'The whole message', 'Anywhere in it'],
        content.replies.asks.map(({ does, whole, has }) => [doesWords(does, titles), whole, has]),
      ),
      p('News, farewells and thanks, with what is said to them and offered:'),
      table(
        [
          'What is said',
          'What is offered',
          'The whole message',
          'Anywhere in it',
          'It begins',
          'It ends',
        ],
        content.replies.kinds.map(({ say, choices, whole, has, starts, ends }) => [
          say,
          choices.map((does) => `${doesWords(does, titles)} (${does})`).join(', '),
          whole,
          has,
          starts,
          ends,
        ]),
      ),
      p(note('Words beside which they are not taken so: '), content.replies.unless),
      p(note('Polite words beside them: '), content.replies.polite),
      p(note('Words before a list of things: '), content.replies.leadIns),
      p(note('Words that name a feeling that hurts: '), content.replies.hurting),
      p(note('Words that no listed thing begins with: '), content.replies.noThings),
      p(note('Verbs that a task begins with: '), content.replies.taskVerbs),
      p(note('Nouns that a task ends with: '), content.replies.taskNouns),
      p(note('People that a task with a verb ends with: '), content.replies.taskPeople),
      p(note('Words that end a task: '), content.replies.taskEnds),
      p(
        note('Words that ask for something while somebody only wants to be heard: '),
        content.replies.requests,
      ),
    ],
  },
  {
    id: 'words',
    title: 'Words that are taken as near to each other',
    body: table(
      ['Group', 'Words'],
      content.words.map(({ group, words }) => [group, words]),
    ),
  },
];

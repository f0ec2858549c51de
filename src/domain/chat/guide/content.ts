import * as z from 'zod/mini';
import { FIELD_KINDS, FIELDS_MAX } from '#domain/chat/form.ts';
import { SKILL_IDS } from '#domain/chat/skills/skill.ts';

const id = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/));
const words = z.string().check(z.minLength(1), z.maxLength(400));

/** What a button does. */
const does = z
  .string()
  .check(
    z.regex(
      new RegExp(
        `^(?:skill:(?:${SKILL_IDS.join('|')})|(?:scene|form|card|need):[a-z][a-z0-9-]*|page:/[a-z/-]*|tasks|listen|lines)$`,
      ),
      'It is none of the things that a button can do.',
    ),
  );
const choice = z.strictObject({
  label: z.string().check(z.minLength(1), z.maxLength(32)),
  does,
});
export type Choice = z.infer<typeof choice>;

const need = z.strictObject({
  need: id,
  label: z.string().check(z.minLength(1), z.maxLength(32)),
  /** What it is called in a sentence. */
  about: z.string().check(z.minLength(1), z.maxLength(60)),
  answer: words,
  /** Whether a message about it may name a task, which is said again and stands in forms. */
  names: z._default(z.boolean(), false),
  /** Whether it ends an exercise that waits for words, but for one that is for this need. */
  atOnce: z._default(z.boolean(), false),
  /** Whether a message about it may list things, which are kept in view. */
  lists: z._default(z.boolean(), false),
  /** Whether it asks to be told for sure, so that the same question again gets no second answer. */
  certainty: z._default(z.boolean(), false),
  /** Whether only the guide answers it, and never a language model: a doubt, a fear, or medicine. */
  careful: z._default(z.boolean(), false),
  choices: z.array(choice).check(z.minLength(1), z.maxLength(4)),
  /** What else can be offered for it. */
  more: z._default(z.array(does), []),
});
export type Need = z.infer<typeof need>;
export const needsShape = z.array(need);

const card = z.strictObject({
  card: id,
  title: words,
  /** Whether it only shows what there is, and is no advice. */
  isList: z._default(z.boolean(), false),
  lines: z.array(words).check(z.minLength(1), z.maxLength(6)),
  choices: z.array(choice).check(z.minLength(1), z.maxLength(6)),
});
export type Card = z.infer<typeof card>;
export const cardsShape = z.array(card);

const field = z.strictObject({
  name: id,
  label: words,
  kind: z.enum(FIELD_KINDS),
  required: z._default(z.boolean(), false),
  options: z._default(z.array(words), []),
  value: z._default(z.string(), ''),
  /** Whether what was named in the talk stands in it from the start. */
  named: z._default(z.boolean(), false),
  /** Whether the task that was named in the talk stands in it from the start. */
  task: z._default(z.boolean(), false),
});
export type GuideField = z.infer<typeof field>;

const plan = z.strictObject({
  items: id,
  each: z.nullable(id),
  from: z.nullable(id),
  until: z.nullable(id),
  back: z._default(z.array(z.strictObject({ says: words, minutes: id })), []),
  /** What stands at the end of the plan; nothing where it is left out. */
  end: z._default(z.nullable(words), null),
});
export type PlanRule = z.infer<typeof plan>;

const form = z.strictObject({
  form: id,
  title: words,
  fields: z.array(field).check(z.minLength(1), z.maxLength(FIELDS_MAX)),
  submit: words,
  makes: z.enum(['tasks', 'plan', 'summary', 'draft', 'script']),
  says: words,
  draft: z._default(z.array(words), []),
  plan: z._default(z.nullable(plan), null),
  choices: z.array(choice).check(z.maxLength(4)),
});
export type GuideForm = z.infer<typeof form>;
export const formsShape = z.array(form);

/** What short answers to the guide mean. */
export const REPLY_IDS = [
  'yes',
  'no',
  'unsure',
  'tried',
  'helped',
  'misread',
  'fewer',
  'declined',
  'explain',
  'write',
  'begin',
  'change',
  'more',
  'resume',
  'stop',
  'advice',
  'first',
  'second',
  'third',
  'last',
] as const;
export type ReplyId = (typeof REPLY_IDS)[number];

const phrases = z._default(z.string(), '');
/** `whole`: the message says nothing else. `has`: the words stand anywhere in it. Commas part them. */
const shortReply = z.strictObject({
  reply: z.enum(REPLY_IDS),
  whole: phrases,
  has: phrases,
});
export const repliesShape = z.strictObject({
  replies: z.array(shortReply),
  /** Questions that are known by their words, and what answers each. */
  asks: z.array(
    z.strictObject({
      does,
      whole: phrases,
      has: phrases,
      /** The longest message in which words that stand anywhere count, in words. */
      longest: z._default(z.int(), 14),
    }),
  ),
  /** News, jokes, thanks and farewells that need no help, and what is said to them; the first that fits counts. */
  kinds: z.array(
    z.strictObject({
      say: words,
      choices: z.array(does),
      first: z._default(z.boolean(), false),
      whole: phrases,
      has: phrases,
      starts: phrases,
      ends: phrases,
    }),
  ),
  /** Words with which a message is no mere news. */
  unless: z.string(),
  /** Words that a short answer may begin or end with. */
  polite: z.string(),
  /** Words that no thing of a list begins with. */
  noThings: z.string(),
  /** Words before a list of things that are no part of its first thing. */
  leadIns: z.string(),
  /** Verbs that a task begins with, nouns and people that it ends with, and words before which it ends. */
  taskVerbs: z.string(),
  taskNouns: z.string(),
  taskPeople: z.string(),
  taskEnds: z.string(),
  /** Words with which a message asks for something. */
  requests: z.string(),
});
export type RepliesContent = z.infer<typeof repliesShape>;

/** What a message does that goes on in a talk. */
export const ACTS = [
  'progress',
  'better',
  'hard',
  'detail',
  'not-that',
  'plan',
  'no-help',
  'change',
  'question',
] as const;
export type Act = (typeof ACTS)[number];

const actAnswer = z.strictObject({
  /** Whether it counts also where the message may be about another need. */
  first: z._default(z.boolean(), false),
  offers: z.enum(['own', 'need', 'more', 'form']),
  choices: z._default(z.array(does), []),
  /** Said in turn. */
  says: z.array(words).check(z.minLength(1)),
  /** Said where no need is known. */
  without: z._default(z.array(words), []),
});
export type ActAnswer = z.infer<typeof actAnswer>;
export const actsShape = z.record(z.enum(ACTS), actAnswer);

export const wordsShape = z.array(z.strictObject({ group: id, words: z.string() }));

const TEXTS = [
  'notUnderstood',
  'notUnderstoodUnkept',
  'notUnderstoodAgain',
  'notUnderstoodStill',
  'besideNeed',
  'besideNeedStill',
  'takenAs',
  'aboutTask',
  'taskBefore',
  'both',
  'whichOfTwo',
  'whichOne',
  'neither',
  'neitherAnswer',
  'empty',
  'notEnglish',
  'sameAgain',
  'moreFor',
  'alreadyTried',
  'nothingMore',
  'oneThing',
  'agreed',
  'chooseFirst',
  'explained',
  'explainedNothing',
  'showAllAnswer',
  'notNowAnswer',
  'noLongerThere',
  'helpLines',
  'opens',
  'left',
  'listens',
  'listensUnkept',
  'kept',
  'read',
  'readAgain',
  'stopListening',
  'afterListening',
  'afterListeningFound',
  'backTo',
  'stop',
  'enoughCards',
  'besideSkill',
  'backAgain',
  'onlyAnswers',
  'stopped',
  'nothingPaused',
  'afterDanger',
  'noStrain',
  'formIntro',
  'formMissing',
  'formAllEmpty',
  'formTimePast',
  'formDatePast',
  'formNotANumber',
  'formNotFit',
  'formLateStart',
  'formChange',
  'tasksReady',
  'noTasks',
  'addTasks',
  'reassurance',
  'reassuranceOther',
  'reassuranceNext',
  'gladToHear',
  'changed',
  'sorryMisread',
] as const;

/** Every sentence and button of the guide itself, by its name. */
export const textsShape = z.record(z.enum(TEXTS), words);
export type GuideTexts = Readonly<z.infer<typeof textsShape>>;

/** All that the guide says and knows. */
export interface GuideContent {
  readonly needs: readonly Need[];
  readonly cards: readonly Card[];
  readonly forms: readonly GuideForm[];
  readonly texts: GuideTexts;
  readonly replies: RepliesContent;
  readonly acts: Readonly<Record<Act, ActAnswer>>;
  readonly words: z.infer<typeof wordsShape>;
}

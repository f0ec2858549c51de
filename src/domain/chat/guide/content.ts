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
  /** The need's name within a sentence. */
  about: z.string().check(z.minLength(1), z.maxLength(60)),
  answer: words,
  /** Whether a message about the need may name a task, which is repeated in the reply and prefilled in forms. */
  names: z._default(z.boolean(), false),
  /** Whether the reply to the need may repeat a task that was named earlier, because the need is about doing tasks. */
  recalls: z._default(z.boolean(), false),
  /** Whether the need is a feeling that hurts: the guide then never says that the message is "still" about it. */
  hurts: z._default(z.boolean(), false),
  /** For a need about what others did to the person: the verbs, in all forms. It is not meant where only "I" did it. */
  doneByOthers: z.optional(words),
  /** Whether a message about the need ends an exercise, unless the exercise serves the need. */
  atOnce: z._default(z.boolean(), false),
  /** Whether a message about the need may list things, which stay in view. */
  lists: z._default(z.boolean(), false),
  /** Whether the need is a request for certainty, which gets no further reassurance when it is repeated. */
  certainty: z._default(z.boolean(), false),
  /**
   * Whether only the guide replies to the need, never a language model, because it is a doubt, a fear, or about
   * medicine.
   */
  careful: z._default(z.boolean(), false),
  choices: z.array(choice).check(z.minLength(1), z.maxLength(4)),
  /** Further offers for the need. */
  more: z._default(z.array(does), []),
});
export type Need = z.infer<typeof need>;
export const needsShape = z.array(need);

const card = z.strictObject({
  card: id,
  title: words,
  /** Whether the card only lists what is available and gives no advice. */
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
  /** Whether the field is prefilled with the things named in the conversation. */
  named: z._default(z.boolean(), false),
  /** Whether the field is prefilled with the task named in the conversation. */
  task: z._default(z.boolean(), false),
});
export type GuideField = z.infer<typeof field>;

const plan = z.strictObject({
  items: id,
  each: z.nullable(id),
  from: z.nullable(id),
  until: z.nullable(id),
  back: z._default(z.array(z.strictObject({ says: words, minutes: id })), []),
  /** The text at the end of the plan; none if null. */
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

/** What a user's short reply to the guide can mean. */
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
/**
 * `whole`: the message consists of the phrase. `has`: the phrase occurs anywhere in it. Phrases are separated by
 * commas.
 */
const shortReply = z.strictObject({
  reply: z.enum(REPLY_IDS),
  whole: phrases,
  has: phrases,
});
export const repliesShape = z.strictObject({
  replies: z.array(shortReply),
  /** Questions recognized by their words, each with the action to take. */
  asks: z.array(
    z.strictObject({
      does,
      whole: phrases,
      has: phrases,
      /** Maximum message length, in words, for `has` to match. */
      longest: z._default(z.int(), 14),
    }),
  ),
  /**
   * Kinds of messages that need no help (news, jokes, thanks, goodbyes), each with its reply. The first match counts.
   */
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
  /** Words that show trouble, so that a message is more than mere news. */
  unless: z.string(),
  /** Words that a short reply may begin or end with. */
  polite: z.string(),
  /** Words that no list item begins with. */
  noThings: z.string(),
  /** Words before a list that do not belong to its first item. */
  leadIns: z.string(),
  /**
   * Words for recognizing a task: verbs that begin it, nouns and people that end it, and words before which it ends.
   */
  taskVerbs: z.string(),
  taskNouns: z.string(),
  taskPeople: z.string(),
  taskEnds: z.string(),
  /** Words that mark a request. */
  requests: z.string(),
  /** Phrases that name a feeling that hurts; the reply to such a message begins with a warm sentence. */
  hurting: z.string(),
});
export type RepliesContent = z.infer<typeof repliesShape>;

/** What a message can do to continue a conversation. */
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
  /** Whether the act takes precedence over another need that is not certain. */
  first: z._default(z.boolean(), false),
  offers: z.enum(['own', 'need', 'more', 'form']),
  choices: z._default(z.array(does), []),
  /** Variants of the sentence, used in turn. */
  says: z.array(words).check(z.minLength(1)),
  /** Sentences to use instead if there is no current need. */
  without: z._default(z.array(words), []),
});
export type ActAnswer = z.infer<typeof actAnswer>;
export const actsShape = z.record(z.enum(ACTS), actAnswer);

export const wordsShape = z.array(z.strictObject({ group: id, words: z.string() }));

const TEXTS = [
  'notUnderstood',
  'notUnderstoodAgain',
  'notUnderstoodStill',
  'besideNeed',
  'besideHurt',
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
  'hurtsAgain',
  'warm',
  'moreFor',
  'alreadyTried',
  'nothingMore',
  'oneThing',
  'agreed',
  'chooseFirst',
  'explained',
  'explainedNothing',
  'notNowAnswer',
  'noLongerThere',
  'helpLines',
  'opens',
  'listens',
  'listensUnkept',
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
  'goOnWith',
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

/** The guide's own sentences and buttons, by name. */
export const textsShape = z.record(z.enum(TEXTS), words);
export type GuideTexts = Readonly<z.infer<typeof textsShape>>;

/** All texts, forms and word lists of the guide. */
export interface GuideContent {
  readonly needs: readonly Need[];
  readonly cards: readonly Card[];
  readonly forms: readonly GuideForm[];
  readonly texts: GuideTexts;
  readonly replies: RepliesContent;
  readonly acts: Readonly<Record<Act, ActAnswer>>;
  readonly words: z.infer<typeof wordsShape>;
}

import type { Category } from './assessment.ts';
import { spelt } from './findings.ts';
import { CLAUSE_JOINS, clausesIn } from './text/clauses.ts';
import type { Sentence } from './text/sentences.ts';

type Plain = readonly [Category, string];

const linesFor = (category: Category, text: string): readonly Plain[] =>
  text
    .trim()
    .split('\n')
    .map((line) => [category, line.trim()]);

/** Danger in the words in which most people say it. */
export const PLAIN_DANGERS: readonly Plain[] = [
  ...linesFor(
    'suicide',
    `
    I want to be dead
    I want to end my life
    I want to end it all
    I need to die
    I wish I was not alive
    I am thinking about killing myself
    I feel suicidal
    I will kill myself
    I am going to kill myself tonight
    I am going to end my life
    I want to die
    I want to kill myself
    I am going to kill myself
    I am going to hang myself
    I am suicidal
    I have been thinking about suicide
    I wish I was dead
    I do not want to live any more
    I will end my life tonight
    I have a plan to kill myself
    I have been saving up my pills
    I have been stockpiling my meds
    I have been collecting pills to end it
    I would be better off dead
    I wrote my goodbye letters
    I am thinking about jumping off the bridge
    I do not want to wake up tomorrow
    I cannot go on living
    everyone would be better off without me
    help me write a goodbye letter to my family
    help me write a farewell letter to my family
    help me write a last letter to my kids
    help me write a message to say goodbye to everyone
    can you write a suicide note for me
    I am not safe with myself
    I am lying on the tracks
    I am lying on the rails
    I do not feel safe with myself`,
  ),
  ...linesFor(
    'self-harm',
    `
    I self harm
    I hurt myself
    I want to cut myself
    I cut my arms
    I cut myself
    I cut myself again last night
    I want to hurt myself
    I burned my arm on purpose
    I keep hitting my head until it bleeds
    I am self-harming again`,
  ),
  ...linesFor(
    'abuse',
    `
    my husband hits me
    my boyfriend hits me
    my mum hits me
    he hits me
    she beats me
    he raped me
    my husband beats me
    my husband choked me
    my dad comes into my room at night
    my uncle comes into my room at night
    my dad hits me
    my boyfriend choked me
    my teacher touches me
    my stepfather comes into my room at night
    my wife threatens to kill me
    he will not let me leave the house
    my uncle makes me do sexual things
    my husband said he would kill me if I left
    he said he will kill me if I leave
    my husband said hed kill me if I left
    he said hed kill me if I left
    he said he would kill me if I left
    my boyfriend had sex with me while I was asleep
    he had sex with me while I was asleep
    I said no and he did it anyway
    I feel unsafe
    my friend is in danger
    I think my sister is in danger
    her boyfriend hits her
    I do not feel safe
    I feel unsafe at home
    I feel unsafe with my partner`,
  ),
  ...linesFor(
    'harm-to-others',
    `
    I want to kill her
    I want to kill someone
    I am going to kill him
    I want to murder him
    I want to kill him
    I am going to shoot up my school
    I am going to shoot everyone at work
    I want to kill my boss
    I am going to stab my brother
    I stabbed him
    I bought a gun to shoot my neighbour
    I am going to hurt her tonight`,
  ),
  ...linesFor(
    'eating-disorder',
    `
    my anorexia is back
    I throw up after every meal
    I make myself throw up after every meal
    I have not eaten for five days to lose weight
    I starve myself
    I binge and purge every day`,
  ),
  ...linesFor(
    'medical-emergency',
    `
    I took an overdose
    she took an overdose
    he took an overdose
    my mum is not breathing
    my baby is not breathing
    my baby stopped breathing
    he stopped breathing
    I drank bleach
    I swallowed bleach
    I swallowed all the pills
    I swallowed all my pills
    I swallowed a bottle of pills
    I can not breathe
    she is not breathing
    I took too many pills
    I overdosed
    I took all my pills
    I cannot breathe
    I have chest pain and my arm is numb
    he is not breathing
    my friend took an overdose
    I think I am having a heart attack
    heart attack I think
    I am having a heart attack
    I shook the baby
    I shook my baby
    I took them all
    my dad is having a stroke
    I am having an allergic reaction and my throat is closing`,
  ),
];

const JOINS: ReadonlySet<string> = new Set([...CLAUSE_JOINS, 'that']);
/** Words that change nothing in what a clause tells. */
const EMPTY: ReadonlySet<string> = new Set([
  ...CLAUSE_JOINS,
  'really',
  'do',
  'honestly',
  'yes',
  'now',
  'still',
]);

const keyOf = (words: readonly string[]): string =>
  words.filter((word) => word !== '' && !EMPTY.has(word)).join(' ');

let known: ReadonlyMap<string, Category> | null = null;

/** The list as the guard reads it, made at the first message. */
const keys = (): ReadonlyMap<string, Category> => {
  known ??= new Map(
    PLAIN_DANGERS.flatMap(([category, text]) =>
      spelt(text).map(({ words }) => [keyOf(words), category] as const),
    ),
  );
  return known;
};

/**
 * The category of a danger that a whole clause of a message tells in plain words, whatever stands beside it; null where
 * there is none. Quoted words count for nothing.
 */
export const plainDangerIn = (sentences: readonly Sentence[]): Category | null => {
  const all = keys();
  for (const { words, clauses, quoted } of sentences) {
    const said = { words: words.map((word, at) => (quoted[at] ? '' : word)), clauses };
    const pieces = clausesIn(said, JOINS);
    for (const [at, clause] of pieces.entries()) {
      // "I binge and purge" is two clauses, and one danger.
      const found =
        all.get(keyOf(clause)) ?? all.get(keyOf([...clause, ...(pieces[at + 1] ?? [])]));
      if (found !== undefined) return found;
    }
  }
  return null;
};

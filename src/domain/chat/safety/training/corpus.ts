import { CATEGORIES, type Category, LEVELS, type Level } from '#domain/chat/safety/assessment.ts';
import type { EvalCase } from '#domain/chat/safety/eval/eval-case.ts';
import { seededRandom, seedOf } from '#domain/shared/numbers/random.ts';

/** The three files of the corpus, as text. */
export interface CorpusFiles {
  readonly risk: string;
  readonly calm: string;
  readonly pairs: string;
}

/** The messages to learn from and those held out for the test. */
export interface Corpus {
  readonly training: readonly EvalCase[];
  readonly heldOut: readonly EvalCase[];
}

const SPLIT_SEED = 20_261_122;
const HELD_OUT_SHARE = 0.1;
/** Neighbouring lines of the pairs are variants of each other and stay together. */
const BLOCK_LINES = 4;
const CALM: readonly Level[] = ['none', 'low'];
const RAISED: readonly Level[] = ['elevated', 'high'];

const STYLES: ReadonlyMap<string, EvalCase['style']> = new Map([
  ['ocd', 'intrusive-thought'],
  ['idiom', 'idiom'],
  ['fiction-media', 'fiction'],
  ['past-recovered', 'past'],
  ['explicit-denial', 'past'],
  ['third-person-calm', 'third-person'],
  ['topic', 'topic'],
]);

const rowsOf = (file: string): readonly (readonly string[])[] =>
  file
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t'));

const categoriesOf = (name: string | undefined): readonly Category[] =>
  CATEGORIES.filter((category) => category === name);

const riskCase = ([level, category, person, text = '']: readonly string[]): EvalCase => ({
  text,
  categories: categoriesOf(category),
  levels: LEVELS.filter((one) => one === level),
  style: person === 'other' ? 'third-person' : 'direct',
});

const calmCase = ([kind = '', text = '']: readonly string[]): EvalCase => ({
  text,
  categories: [],
  levels: CALM,
  style: STYLES.get(kind) ?? 'ordinary',
});

const pairCase = ([label, category, text = '']: readonly string[]): EvalCase => ({
  text,
  categories: categoriesOf(category),
  levels: label === 'risk' ? RAISED : CALM,
  style: label === 'risk' ? 'indirect' : 'ordinary',
});

const split = (blocks: readonly (readonly EvalCase[])[]): Corpus => {
  const drawn = blocks
    .map((block) => ({
      block,
      place: seededRandom(SPLIT_SEED ^ seedOf(block[0]?.text ?? ''))(),
    }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ block }) => block);
  const held = Math.round(drawn.length * HELD_OUT_SHARE);
  return { heldOut: drawn.slice(0, held).flat(), training: drawn.slice(held).flat() };
};

const stratified = (cases: readonly EvalCase[]): readonly Corpus[] =>
  [
    ...Map.groupBy(cases, ({ categories, levels, style }) =>
      [...categories, ...levels, style].join(' '),
    ).values(),
  ].map((stratum) => split(stratum.map((one) => [one])));

/** Reads the corpus and holds out a tenth of each kind of message, drawn by a fixed seed. */
export const corpusFrom = ({ risk, calm, pairs }: CorpusFiles): Corpus => {
  const lines = rowsOf(pairs).map(pairCase);
  const blocks = Array.from({ length: Math.ceil(lines.length / BLOCK_LINES) }, (_, at) =>
    lines.slice(at * BLOCK_LINES, (at + 1) * BLOCK_LINES),
  );
  const parts = [
    ...stratified(rowsOf(risk).map(riskCase)),
    ...stratified(rowsOf(calm).map(calmCase)),
    split(blocks),
  ];
  return {
    training: parts.flatMap(({ training }) => training),
    heldOut: parts.flatMap(({ heldOut }) => heldOut),
  };
};

import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type * as z from 'zod/mini';
import {
  answersShape,
  framesShape,
  type GuardContent,
  listsShape,
  objectionsShape,
  repliesShape,
  signsShape,
} from '#domain/chat/guard/content.ts';
import { heardShape } from '#domain/chat/guard/heard.ts';
import type { ConceptTable } from '#domain/chat/guard/languages/concepts.ts';
import {
  conceptsShape,
  type LanguagePack,
  languageShape,
} from '#domain/chat/guard/languages/pack.ts';
import { LANGUAGES } from '#domain/chat/text/languages.ts';
import { lexiconOf } from '#domain/chat/text/patterns/lexicon.ts';
import { linesOf } from '#domain/chat/text/patterns/matcher.ts';
import { choicesOf, type Lexicon, stepsOf } from '#domain/chat/text/patterns/pattern.ts';
import { readYaml } from '../read-yaml.ts';

/** Throws an error with the file name and the number of the first line that contains these words. */
const failAt = (file: string, words: string, message: string): never => {
  const at = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(words));
  throw new Error(`${relative(process.cwd(), file)}:${at + 1}: ${message}`);
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

/** Checks that each pattern contains nothing but words and references to existing lists. */
const checkPatterns = (file: string, blocks: readonly (string | undefined)[], lexicon: Lexicon) => {
  for (const pattern of blocks.flatMap((block) => linesOf(block ?? ''))) {
    try {
      const steps = stepsOf(pattern);
      for (const step of steps) if (step.kind === 'words') choicesOf(step.source, lexicon);
      if (steps.length === 0) throw new Error('it has no words');
    } catch (error) {
      failAt(file, pattern, `pattern "${pattern}": ${messageOf(error)}`);
    }
  }
};

/** Checks that each referenced step exists. */
const checkSteps = (file: string, answers: GuardContent['answers']): void => {
  const plans = Object.values(answers.answers).flatMap((one) => [one.own, one['third-person']]);
  const named = [
    ...plans.flatMap((plan) => [plan.elevated, plan.high, ...plan.next, ...plan['next-high']]),
    ...Object.values(answers.variants),
    ...Object.values(answers.ways),
  ];
  for (const name of named)
    if (answers.steps[name] === undefined) failAt(file, name, `there is no step "${name}"`);
};

/** Reads the English concepts of the guard's classifier from a folder. */
export const readGuardConcepts = (folder: string): ConceptTable =>
  readYaml(join(folder, 'concepts.yaml'), conceptsShape);

/** Reads the guard's replies from a folder. */
export const readGuardAnswers = (folder: string): GuardContent['answers'] =>
  readYaml(join(folder, 'answers.yaml'), answersShape);

/**
 * Reads the guard's content for other languages from a folder. Throws an error with the file and line when the content
 * is invalid. The patterns are not checked here but in a test, because checking so many patterns at each start would
 * take too long.
 */
export const readGuardLanguages = (folder: string): readonly LanguagePack[] =>
  LANGUAGES.map((language) =>
    readYaml(join(folder, 'languages', `${language}.yaml`), languageShape),
  );

/**
 * Reads and checks the guard's English content from a folder. Throws an error with the file and line when the content
 * is invalid.
 */
export const readEnglishGuard = (folder: string): Omit<GuardContent, 'languages'> => {
  const fileOf = (name: string): string => join(folder, `${name}.yaml`);
  const read = <Shape extends z.core.$ZodType>(name: string, shape: Shape) =>
    readYaml(fileOf(name), shape);
  const lists = read('lists', listsShape);
  const content = {
    lists,
    signs: read('signs', signsShape),
    frames: read('frames', framesShape),
    replies: read('replies', repliesShape),
    answers: readGuardAnswers(folder),
    objections: read('objections', objectionsShape),
    heard: read('heard', heardShape),
  };
  const lexicon = lexiconIn(fileOf('lists'), lists);
  const { signs, frames, replies, objections } = content;
  checkPatterns(
    fileOf('signs'),
    signs.map((one) => one.patterns),
    lexicon,
  );
  checkPatterns(
    fileOf('frames'),
    frames.flatMap((one) => [one.before, one.after, one.inside, one.sentence, one.unless]),
    lexicon,
  );
  checkPatterns(
    fileOf('replies'),
    Object.values(replies.means).flatMap((one) => [one.whole, one.anywhere]),
    lexicon,
  );
  checkPatterns(
    fileOf('objections'),
    objections.map((one) => one.patterns),
    lexicon,
  );
  checkSteps(fileOf('answers'), content.answers);
  return content;
};

/**
 * Reads and checks all content of the safety guard from a folder. Throws an error with the file and line when the
 * content is invalid.
 */
export const readGuardContent = (folder: string): GuardContent => ({
  ...readEnglishGuard(folder),
  languages: readGuardLanguages(folder),
});

const lexiconIn = (file: string, lists: GuardContent['lists']): Lexicon => {
  try {
    return lexiconOf(lists);
  } catch (error) {
    const name = /@([a-z-]+)/.exec(messageOf(error))?.[1] ?? '';
    return failAt(file, `@${name}`, messageOf(error));
  }
};

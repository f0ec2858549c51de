import path from 'node:path';
import {
  actsShape,
  cardsShape,
  formsShape,
  type GuideContent,
  needsShape,
  repliesShape,
  textsShape,
  wordsShape,
} from '#domain/chat/guide/content.ts';
import { contentProblems } from '#domain/chat/guide/content-problems.ts';
import { readYaml } from '../read-yaml.ts';

/** Reads the word groups that the model for recognizing needs uses from the folder of the chat's content. */
export const readWords = (folder: string): GuideContent['words'] =>
  readYaml(path.join(folder, 'guide/words.yaml'), wordsShape);

/** Reads all content of the guide. Throws an error with the file of each problem. */
export const readGuideContent = (folder: string): GuideContent => {
  const file = (name: string): string => path.join(folder, 'guide', name);
  const content = {
    needs: readYaml(file('needs.yaml'), needsShape),
    cards: readYaml(file('cards.yaml'), cardsShape),
    forms: readYaml(file('forms.yaml'), formsShape),
    texts: readYaml(file('texts.yaml'), textsShape),
    replies: readYaml(file('replies.yaml'), repliesShape),
    acts: readYaml(file('acts.yaml'), actsShape),
    words: readWords(folder),
  };
  const problems = contentProblems(content);
  if (problems.length > 0)
    throw new Error(problems.map(({ file: name, says }) => `${file(name)}: ${says}`).join('\n'));
  return content;
};

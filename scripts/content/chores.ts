import {
  type Chore,
  type ChoresFile,
  type General,
  type Script,
  sizesIn,
} from '#domain/tasks/breakdown/script.ts';
import { button, type Child, list, note, p, type Section, table } from './html.ts';

const stepText = ({ title, minutes }: { title: string; minutes: number }): string =>
  `${title} (${minutes} min)`;

const sizesTable = (script: Script): Child =>
  table(
    ['Size', 'Done when', 'As one step', 'Steps, with finer ones'],
    sizesIn('full').map((size) => [
      size,
      script[size].result,
      stepText(script[size].coarse),
      list(script[size].steps.map((step) => [stepText(step), list(step.finer.map(stepText))])),
    ]),
  );

const choreSection = (chore: Chore): Section => ({
  id: `chore-${chore.id}`,
  title: chore.name,
  body: [
    p(note(`Recognized by: ${chore.find.join('; ')}.`)),
    chore.not === undefined ? null : p(note(`Not with: ${chore.not.join(', ')}.`)),
    sizesTable(chore),
  ],
});

/** The chores of each part of life, with their keywords and steps. */
export const choreSections = (files: ReadonlyMap<string, ChoresFile>): readonly Section[] =>
  [...files].map(([part, { chores }]) => ({
    id: `chores-${part.replaceAll(' ', '-')}`,
    title: `Breaking down: ${part}`,
    body: p(
      'Each larger size adds its steps to those of the smaller ones. "/" is between words of which one is enough.',
    ),
    parts: chores.map(choreSection),
  }));

/** The question that is asked about all other tasks, and the steps for each answer. */
export const generalSection = ({ question, long, places }: General): Section => ({
  id: 'chores-other',
  title: 'Breaking down: all other tasks',
  body: [
    p(question.text),
    p(question.words),
    p(note(`The last step of more than an hour: ${stepText(long)}.`)),
  ],
  parts: places.map((place) => ({
    id: `place-${place.id}`,
    title: place.choice ?? 'Where nothing was chosen',
    body: [place.choice === undefined ? null : p(button(place.choice)), sizesTable(place)],
  })),
});

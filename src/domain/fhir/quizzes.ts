import * as z from 'zod/mini';
import { NEUROTYPES } from '#domain/shared/neurotype.ts';
import { texts } from '#texts/fhir.js';
import { answerCoding, ownConcept } from './codes.ts';
import { observation } from './observations.ts';
import { type Mapping, patientRef, type Resource, type Row, resource } from './resource.ts';

const canonicalOf = (name: string, { commonIdOf }: Mapping): string =>
  `urn:uuid:${commonIdOf('Questionnaire', name)}`;

/** Our own quizzes with all their questions; a weekly check-in asks six questions of its questionnaire. */
export const questionnaires = (mapping: Mapping): readonly Resource[] =>
  [...mapping.quizzes].map(([name, items]) =>
    resource('Questionnaire', mapping.commonIdOf('Questionnaire', name), {
      url: canonicalOf(name, mapping),
      version: '1',
      name: `EvenkeelQuiz_${name.replaceAll('-', '_')}`,
      title: name === 'first' ? texts.firstQuiz : texts.weeklyQuiz,
      status: 'active',
      subjectType: ['Patient'],
      item: items.map(({ id, question }) => ({
        linkId: id,
        text: question,
        type: 'choice',
        answerOption: mapping.answers.map((_, index) => ({
          valueCoding: answerCoding(mapping, index),
        })),
      })),
    }),
  );

const quizRow = z.object({
  id: z.string(),
  responses: z.array(z.object({ questionId: z.string(), selectedOptionIndex: z.number() })),
  taken_at: z.string(),
});

const responseOf = (row: Row, mapping: Mapping, table: string, questionnaire: string): Resource => {
  const { id, responses, taken_at } = z.parse(quizRow, row);
  const questions = mapping.quizzes.get(questionnaire) ?? [];
  return resource('QuestionnaireResponse', mapping.idOf('QuestionnaireResponse', table, id), {
    questionnaire: canonicalOf(questionnaire, mapping),
    status: 'completed',
    subject: patientRef(mapping),
    source: patientRef(mapping),
    authored: taken_at,
    item: responses.map(({ questionId, selectedOptionIndex }) => ({
      linkId: questionId,
      text: questions.find((one) => one.id === questionId)?.question,
      answer: [{ valueCoding: answerCoding(mapping, selectedOptionIndex) }],
    })),
  });
};

const derivedFrom = (mapping: Mapping, table: string, id: string) => [
  mapping.refer('QuestionnaireResponse', mapping.idOf('QuestionnaireResponse', table, id)),
];

/** The answers to the first quiz. */
export const firstQuizResponse = (row: Row, mapping: Mapping): Resource =>
  responseOf(row, mapping, 'first_quizzes', 'first');

const firstRow = z.object({
  id: z.string(),
  scores: z.partialRecord(z.enum(NEUROTYPES), z.number()),
  taken_at: z.string(),
});

/** The scores of the first quiz. */
export const firstQuizObservation = (row: Row, mapping: Mapping): Resource => {
  const { id, scores, taken_at } = z.parse(firstRow, row);
  return observation(
    mapping,
    { table: 'first_quizzes', key: id },
    {
      code: ownConcept('first-quiz'),
      effectiveDateTime: taken_at,
      derivedFrom: derivedFrom(mapping, 'first_quizzes', id),
      component: Object.entries(scores).map(([neurotype, score]) => ({
        code: ownConcept(`score-${neurotype}`),
        valueInteger: score,
      })),
    },
  );
};

const weeklyRow = z.object({
  id: z.string(),
  condition: z.enum(NEUROTYPES),
  score: z.number(),
  taken_at: z.string(),
});

/** The answers to a weekly check-in. */
export const weeklyQuizResponse = (row: Row, mapping: Mapping): Resource =>
  responseOf(row, mapping, 'weekly_quizzes', `weekly-${z.parse(weeklyRow, row).condition}`);

/** The score of a weekly check-in. */
export const weeklyQuizObservation = (row: Row, mapping: Mapping): Resource => {
  const { id, condition, score, taken_at } = z.parse(weeklyRow, row);
  return observation(
    mapping,
    { table: 'weekly_quizzes', key: id },
    {
      code: ownConcept('weekly-quiz'),
      effectiveDateTime: taken_at,
      derivedFrom: derivedFrom(mapping, 'weekly_quizzes', id),
      component: [{ code: ownConcept(`score-${condition}`), valueInteger: score }],
    },
  );
};

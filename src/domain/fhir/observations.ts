import * as z from 'zod/mini';
import { hl7, ownConcept, UCUM } from './codes.ts';
import { type Mapping, patientRef, type Resource, type Row, resource } from './resource.ts';

/** An observation of the person; `table` and `key` identify its row. */
export const observation = (
  mapping: Mapping,
  { table, key }: { readonly table: string; readonly key: string },
  elements: Row,
): Resource =>
  resource('Observation', mapping.idOf('Observation', table, key), {
    status: 'final',
    category: [hl7('observation-category', 'survey')],
    subject: patientRef(mapping),
    ...elements,
  });

const quantity = (value: number, unit: string) => ({ value, unit, system: UCUM, code: unit });

const moodRow = z.object({
  id: z.string(),
  logged_at: z.string(),
  mood: z.number(),
  why: z.string(),
  tags: z.array(z.string()),
  own_tags: z.array(z.string()),
  energy: z.nullable(z.number()),
  body_signals: z.array(z.string()),
});

/** A mood as an observation, with its tags, energy, body signals and the person’s words. */
export const moodObservation = (row: Row, mapping: Mapping): Resource => {
  const { id, logged_at, mood, why, tags, own_tags, energy, body_signals } = z.parse(moodRow, row);
  return observation(
    mapping,
    { table: 'mood_logs', key: id },
    {
      code: ownConcept('mood'),
      effectiveDateTime: logged_at,
      valueInteger: mood,
      note: [{ text: why }],
      component: [
        { code: ownConcept('mood-valence'), valueQuantity: quantity((mood - 50) / 50, '1') },
        ...[...tags, ...own_tags].map((tag) => ({
          code: ownConcept('mood-tag'),
          valueCodeableConcept: { text: tag },
        })),
        ...(energy === null ? [] : [{ code: ownConcept('mood-energy'), valueInteger: energy }]),
        ...body_signals.map((signal) => ({
          code: ownConcept('body-signal'),
          valueCodeableConcept: { text: signal },
        })),
      ],
    },
  );
};

const distractionRow = z.object({ id: z.string(), type: z.string(), logged_at: z.string() });

/** A distraction as an observation. */
export const distractionObservation = (row: Row, mapping: Mapping): Resource => {
  const { id, type, logged_at } = z.parse(distractionRow, row);
  return observation(
    mapping,
    { table: 'distraction_logs', key: id },
    {
      code: ownConcept('distraction'),
      effectiveDateTime: logged_at,
      valueCodeableConcept: { text: type },
    },
  );
};

const focusRow = z.object({
  id: z.string(),
  started_at: z.string(),
  ended_at: z.string(),
  duration_s: z.number(),
});

/** A focus session as an observation. */
export const focusObservation = (row: Row, mapping: Mapping): Resource => {
  const { id, started_at, ended_at, duration_s } = z.parse(focusRow, row);
  return observation(
    mapping,
    { table: 'focus_sessions', key: id },
    {
      code: ownConcept('focus-session'),
      effectivePeriod: { start: started_at, end: ended_at },
      valueQuantity: quantity(duration_s, 's'),
    },
  );
};

const unitOf = (name: string): string => {
  if (/ms$/i.test(name)) return 'ms';
  return /(percent|accuracy)$/i.test(name) ? '%' : '1';
};

/** The measures of a score and its nested parts, each as a component named by its path. */
const measures = (score: unknown, path: readonly string[] = []): readonly Row[] => {
  const name = path.join('.');
  const code = { text: name };
  if (typeof score === 'number') return [{ code, valueQuantity: quantity(score, unitOf(name)) }];
  if (typeof score === 'boolean') return [{ code, valueBoolean: score }];
  if (typeof score === 'string') return [{ code, valueString: score }];
  // Null stands for a measure that could not be calculated.
  if (typeof score !== 'object' || score === null || Array.isArray(score)) return [];
  return Object.entries(score).flatMap(([key, value]) => measures(value, [...path, key]));
};

const runRow = z.object({
  id: z.string(),
  instrument: z.string(),
  mode: z.string(),
  difficulty: z.string(),
  started_at: z.string(),
  interrupted: z.number(),
  score: z.unknown(),
});

/** A run of an attention test as an observation of all its measures. */
export const runObservation = (row: Row, mapping: Mapping): Resource => {
  const { id, instrument, mode, difficulty, started_at, interrupted, score } = z.parse(runRow, row);
  return observation(
    mapping,
    { table: 'attention_runs', key: id },
    {
      // A test that was interrupted before its end was not completed.
      status: interrupted === 1 ? 'cancelled' : 'final',
      code: ownConcept(`attention-${instrument}`),
      effectiveDateTime: started_at,
      method: { text: `${mode}, ${difficulty}` },
      component: measures(score),
    },
  );
};

const cptRow = z.object({
  id: z.string(),
  total: z.number(),
  correct: z.number(),
  incorrect: z.number(),
  accuracy: z.number(),
  ended_at: z.string(),
});

/** A run of the Quick CPT as an observation. */
export const cptObservation = (row: Row, mapping: Mapping): Resource => {
  const { id, ended_at, ...score } = z.parse(cptRow, row);
  return observation(
    mapping,
    { table: 'cpt_summaries', key: id },
    { code: ownConcept('quick-cpt'), effectiveDateTime: ended_at, component: measures(score) },
  );
};

const recordRow = z.object({
  id: z.string(),
  test: z.string(),
  answers: z.number(),
  correct: z.number(),
  sum_ms: z.number(),
  top_level: z.number(),
  recorded_at: z.string(),
});

/** Answers in a quick test as an observation. */
export const recordObservation = (row: Row, mapping: Mapping): Resource => {
  const { id, test, recorded_at, ...score } = z.parse(recordRow, row);
  return observation(
    mapping,
    { table: 'attention_records', key: `${test} ${id}` },
    {
      code: ownConcept('attention-record'),
      method: { text: test },
      effectiveDateTime: recorded_at,
      component: measures(score),
    },
  );
};

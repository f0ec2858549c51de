import * as z from 'zod/mini';
import { texts } from '#texts/fhir.js';
import { LOINC, loinc } from './codes.ts';
import { observation } from './observations.ts';
import { type Mapping, patientRef, type Resource, type Row, resource } from './resource.ts';

/** The extension of HL7’s guide for person-centered outcomes (STU 1), used once for each level. */
const SCALING = 'http://hl7.org/fhir/us/pco/StructureDefinition/pco-goal-attainment-scaling';
const ATTAINMENT_SCALE = '107332-9';
const RATED_BY = { person: '107334-5', therapist: '107333-7' } as const;

/** LOINC’s answers for the levels from −2 to +2. */
const LEVEL_CODES = ['LA34484-8', 'LA34483-0', 'LA34481-4', 'LA34480-6', 'LA34479-8'];

const levelCoding = (place: number) => ({ system: LOINC, code: LEVEL_CODES[place] });

const goalRow = z.object({
  id: z.string(),
  plan: z.object({
    words: z.string(),
    why: z.nullable(z.string()),
    startsOn: z.string(),
    dueOn: z.nullable(z.string()),
  }),
  /** Our goal statuses are the same as those of FHIR. */
  status: z.string(),
  status_since: z.string(),
  proposed_by: z.nullable(z.string()),
  created_at: z.string(),
});

/** A goal with its five levels. */
export const goalResource = (row: Row, mapping: Mapping): Resource => {
  const { id, plan, status, status_since, proposed_by } = z.parse(goalRow, row);
  return resource('Goal', mapping.idOf('Goal', 'goals', id), {
    extension: mapping.levelsOf(id)?.map((text, place) => ({
      url: SCALING,
      extension: [
        { url: 'level', valueCoding: levelCoding(place) },
        { url: 'progressText', valueString: text },
      ],
    })),
    lifecycleStatus: status,
    description: { text: plan.words },
    subject: patientRef(mapping),
    startDate: plan.startsOn,
    target: [{ measure: loinc(ATTAINMENT_SCALE), dueDate: plan.dueOn }],
    statusDate: status_since,
    expressedBy: proposed_by === null ? patientRef(mapping) : null,
    note: [{ text: plan.why }],
  });
};

/** The record of who proposed a goal; null when the person set the goal without a proposal. */
export const goalProvenance = (row: Row, mapping: Mapping): Resource | null => {
  const { id, proposed_by, created_at } = z.parse(goalRow, row);
  if (proposed_by === null) return null;
  return resource('Provenance', mapping.idOf('Provenance', 'goals', id), {
    target: [mapping.refer('Goal', mapping.idOf('Goal', 'goals', id))],
    recorded: created_at,
    activity: { text: texts.proposedGoal },
    agent: [
      {
        who: {
          type: 'Practitioner',
          display: (mapping.pseudonym ? '' : proposed_by.trim()) || texts.therapist,
        },
      },
    ],
  });
};

const ratingRow = z.object({
  id: z.string(),
  goal_id: z.string(),
  level: z.number(),
  local_date: z.string(),
  note: z.string(),
  rater: z.enum(['person', 'therapist']),
});

/** How far a goal was reached on a day, as an observation. */
export const ratingObservation = (row: Row, mapping: Mapping): Resource => {
  const { id, goal_id, level, local_date, note, rater } = z.parse(ratingRow, row);
  return observation(
    mapping,
    { table: 'goal_ratings', key: id },
    {
      code: loinc(RATED_BY[rater]),
      focus: [mapping.refer('Goal', mapping.idOf('Goal', 'goals', goal_id))],
      effectiveDateTime: local_date,
      valueCodeableConcept: { coding: [levelCoding(level + 2)] },
      note: mapping.pseudonym && rater === 'therapist' ? [] : [{ text: note }],
    },
  );
};

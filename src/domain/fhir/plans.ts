import * as z from 'zod/mini';
import { DAY_MS } from '#domain/shared/time/durations.ts';
import { texts } from '#texts/fhir.js';
import { ownConcept } from './codes.ts';
import { observation } from './observations.ts';
import { type Mapping, patientRef, type Resource, type Row, resource } from './resource.ts';

const versionRow = z.object({
  routine_id: z.string(),
  from_date: z.string(),
  plan: z.object({
    name: z.string(),
    startsOn: z.string(),
    endsOn: z.nullable(z.string()),
    steps: z.array(z.object({ title: z.string() })),
  }),
  created_at: z.string(),
});

const carePlanId = (routineId: string, { idOf }: Mapping): string =>
  idOf('CarePlan', 'routines', routineId);

/** A routine with its steps; null for a plan that is not the current one. */
export const routineCarePlan = (row: Row, mapping: Mapping): Resource | null => {
  const { routine_id, from_date, plan, created_at } = z.parse(versionRow, row);
  const routine = mapping.routineOf(routine_id);
  if (routine?.fromDate !== from_date) return null;
  return resource('CarePlan', carePlanId(routine_id, mapping), {
    status: routine.removedOn === null ? 'active' : 'revoked',
    intent: 'plan',
    title: plan.name,
    subject: patientRef(mapping),
    author: patientRef(mapping),
    period: { start: plan.startsOn, end: plan.endsOn },
    created: created_at,
    activity: plan.steps.map(({ title }) => ({
      detail: { status: 'scheduled', description: title },
    })),
  });
};

const task = (mapping: Mapping, kind: string, key: string, elements: Row): Resource =>
  resource('Task', mapping.idOf('Task', kind, key), {
    intent: 'plan',
    for: patientRef(mapping),
    owner: patientRef(mapping),
    ...elements,
  });

const taskRow = z.object({
  id: z.string(),
  title: z.string(),
  completed: z.number(),
  completed_at: z.nullable(z.string()),
  local_date: z.string(),
  why: z.nullable(z.string()),
  later: z.number(),
  let_go_on: z.nullable(z.string()),
  created_at: z.string(),
});

const taskStatus = ({ completed, let_go_on }: z.output<typeof taskRow>): string => {
  if (completed === 1) return 'completed';
  return let_go_on === null ? 'requested' : 'cancelled';
};

/** A task of the person. */
export const taskResource = (given: Row, mapping: Mapping): Resource => {
  const row = z.parse(taskRow, given);
  return task(mapping, 'tasks', row.id, {
    status: taskStatus(row),
    code: ownConcept('task'),
    description: row.title,
    authoredOn: row.created_at,
    executionPeriod: { end: row.completed_at },
    // The date of a task in "Later" is the day on which it was moved there, not a due date.
    restriction: { period: { end: row.later === 1 ? null : row.local_date } },
    note: [{ text: row.why }],
  });
};

const dayRow = z.object({
  routine_id: z.string(),
  local_date: z.string(),
  plan: z.object({ name: z.string() }),
  not_today: z.number(),
  total: z.number(),
  completed: z.number(),
});

/** Whether a day is over everywhere on earth. */
const isOver = (date: string, instant: string): boolean =>
  Date.parse(instant) - Date.parse(date) >= 1.5 * DAY_MS;

const dayStatus = (
  { local_date, not_today, total, completed }: z.output<typeof dayRow>,
  { exportedAt }: Mapping,
): string => {
  if (total > 0 && completed >= total) return 'completed';
  // In FHIR, `cancelled` only says that the task was not completed.
  if (not_today === 1 || isOver(local_date, exportedAt)) return 'cancelled';
  return completed > 0 ? 'in-progress' : 'requested';
};

/** A routine on one of its days. */
export const routineDayTask = (given: Row, mapping: Mapping): Resource => {
  const row = z.parse(dayRow, given);
  const { routine_id, local_date, plan, total, completed } = row;
  const hasPlan = mapping.routineOf(routine_id) !== null;
  return task(mapping, 'routine_occurrences', `${routine_id} ${local_date}`, {
    basedOn: hasPlan ? [mapping.refer('CarePlan', carePlanId(routine_id, mapping))] : [],
    status: dayStatus(row, mapping),
    businessStatus: { text: texts.stepsDone({ completed, total }) },
    code: ownConcept('routine-day'),
    description: plan.name,
    executionPeriod: { start: local_date, end: local_date },
  });
};

const HOMEWORK_STATUS = {
  waiting: 'requested',
  accepted: 'accepted',
  changed: 'accepted',
  declined: 'rejected',
  withdrawn: 'cancelled',
} as const;

const homework = z.object({
  task: z.object({
    kind: z.string(),
    skill: z.optional(z.string()),
    step: z.optional(z.string()),
    instrument: z.optional(z.string()),
  }),
  from: z.string(),
  until: z.string(),
});

const proposalRow = z.object({
  id: z.string(),
  kind: z.string(),
  body: z.object({ homework: z.optional(homework) }),
  changed_body: z.nullable(homework),
  words: z.string(),
  status: z.enum(['waiting', 'accepted', 'changed', 'declined', 'withdrawn']),
  created_at: z.string(),
});

const homeworkId = (id: string, { idOf }: Mapping): string => idOf('Task', 'care_proposals', id);

/**
 * Homework as the person changed it, or else as the therapist proposed it; null for a proposal that is not homework.
 */
export const homeworkTask = (stored: Row, mapping: Mapping): Resource | null => {
  const row = z.parse(proposalRow, stored);
  const given = row.changed_body ?? row.body.homework;
  if (row.kind !== 'homework' || given === undefined) return null;
  const { task: about, from, until } = given;
  return task(mapping, 'care_proposals', row.id, {
    status: HOMEWORK_STATUS[row.status],
    intent: 'proposal',
    code: ownConcept('homework'),
    description: [about.kind, about.skill ?? about.step ?? about.instrument ?? ''].join(' ').trim(),
    authoredOn: row.created_at,
    executionPeriod: { start: from, end: until },
    note: mapping.pseudonym ? [] : [{ text: row.words }],
  });
};

const homeworkDayRow = z.object({
  proposal_id: z.string(),
  local_date: z.string(),
  outcome: z.string(),
  barrier: z.string(),
});

/** The outcome of homework on a day. */
export const homeworkDayObservation = (row: Row, mapping: Mapping): Resource => {
  const { proposal_id, local_date, outcome, barrier } = z.parse(homeworkDayRow, row);
  return observation(
    mapping,
    { table: 'homework_days', key: `${proposal_id} ${local_date}` },
    {
      code: ownConcept('homework-day'),
      focus: [mapping.refer('Task', homeworkId(proposal_id, mapping))],
      effectiveDateTime: local_date,
      valueCodeableConcept: { text: outcome },
      note: [{ text: barrier }],
    },
  );
};

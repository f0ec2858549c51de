import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fhirErrors } from '#tests/support/fhir-validator.ts';
import { sized } from '#tests/support/full.ts';
import { goalResource, ratingObservation } from './goals.ts';
import { moodObservation } from './observations.ts';
import { consentResource, patient } from './person.ts';
import { homeworkTask, routineDayTask, taskResource } from './plans.ts';
import type { Mapping, Row } from './resource.ts';
import { SOURCES } from './sources.ts';

const EXPORTED_AT = '2026-03-10T12:00:00.000Z';

const mapping: Mapping = {
  idOf: (type, kind, key = '') => `${type}-${kind}-${key}`.replace(/[^\w-]/g, '-').slice(0, 64),
  commonIdOf: (type, kind) => `${type}-${kind}`,
  refer: (type, id) => ({ type, reference: `${type}/${id}` }),
  pseudonym: false,
  exportedAt: EXPORTED_AT,
  quizzes: new Map([['first', [{ id: 'first-1', question: 'How often?' }]]]),
  answers: ['Never', 'Rarely', 'Sometimes', 'Often', 'Very often'],
  levelsOf: () => ['10 times', '7 times', '3 times', '2 times', '0 times'],
  routineOf: () => ({ fromDate: '2026-03-01', removedOn: null }),
  connectionOf: () => ({ kind: 'therapist', viewerName: 'Dr Lee', revision: 2, endedAt: null }),
};

describe('a FHIR resource', () => {
  it('has the value, valence, tags and words of a mood', () => {
    const row = {
      id: 'a',
      logged_at: EXPORTED_AT,
      mood: 25,
      why: 'Rain',
      tags: ['Work stress'],
      own_tags: ['Choir'],
      energy: 1,
      body_signals: ['Hot'],
    };
    expect(moodObservation(row, mapping)).toMatchObject({
      resourceType: 'Observation',
      status: 'final',
      subject: { reference: 'Patient/Patient-person-' },
      effectiveDateTime: EXPORTED_AT,
      valueInteger: 25,
      note: [{ text: 'Rain' }],
      component: [
        { valueQuantity: { value: -0.5 } },
        { valueCodeableConcept: { text: 'Work stress' } },
        { valueCodeableConcept: { text: 'Choir' } },
        { valueInteger: 1 },
        { valueCodeableConcept: { text: 'Hot' } },
      ],
    });
    expect(moodObservation({ ...row, why: ' ' }, mapping)).not.toHaveProperty('note');
  });

  it.each([
    [2, 'person', '107334-5', 'LA34479-8'],
    [1, 'person', '107334-5', 'LA34480-6'],
    [0, 'person', '107334-5', 'LA34481-4'],
    [-1, 'therapist', '107333-7', 'LA34483-0'],
    [-2, 'therapist', '107333-7', 'LA34484-8'],
  ])('has the codes of a rating of %i by the %s', (level, rater, code, answer) => {
    const row = { id: 'a', goal_id: 'g', level, local_date: '2026-03-10', note: '', rater };
    expect(ratingObservation(row, mapping)).toMatchObject({
      code: { coding: [{ system: 'http://loinc.org', code }] },
      focus: [{ reference: 'Goal/Goal-goals-g' }],
      valueCodeableConcept: { coding: [{ code: answer }] },
    });
  });

  it.each([
    ['2026-03-10', 0, 0, 'requested'],
    ['2026-03-09', 0, 0, 'cancelled'],
    ['2026-03-08', 0, 0, 'cancelled'],
    ['2026-03-08', 1, 0, 'cancelled'],
    ['2026-03-08', 3, 0, 'completed'],
    ['2026-03-10', 1, 0, 'in-progress'],
    ['2026-03-10', 0, 1, 'cancelled'],
  ])(
    'gives a routine on %s with %i of 3 steps, "not today" %i, the status %s',
    (day, completed, not_today, status) => {
      const row = {
        routine_id: 'r',
        local_date: day,
        plan: { name: 'Morning' },
        not_today,
        total: 3,
        completed,
      };
      expect(routineDayTask(row, mapping)).toMatchObject({ status });
    },
  );

  it('has no due date for a task in "Later"', () => {
    const row = {
      id: 't',
      title: 'Call the bank',
      completed: 0,
      completed_at: null,
      local_date: '2026-03-10',
      why: null,
      let_go_on: null,
      created_at: EXPORTED_AT,
    };
    expect(taskResource({ ...row, later: 0 }, mapping)).toMatchObject({
      restriction: { period: { end: '2026-03-10' } },
    });
    expect(taskResource({ ...row, later: 1 }, mapping)).not.toHaveProperty('restriction');
  });

  it('omits what therapists wrote when names are omitted', () => {
    const nameless = { ...mapping, pseudonym: true };
    const rating = { id: 'a', goal_id: 'g', level: 0, local_date: '2026-03-10', note: 'Well done' };
    const noteOf = (rater: string, how: Mapping) =>
      ratingObservation({ ...rating, rater }, how).note;
    expect(noteOf('therapist', mapping)).toEqual([{ text: 'Well done' }]);
    expect(noteOf('therapist', nameless)).toBeUndefined();
    expect(noteOf('person', nameless)).toEqual([{ text: 'Well done' }]);
    const homework = { task: { kind: 'skill' }, from: '2026-03-01', until: '2026-03-08' };
    const proposal = {
      id: 'p',
      kind: 'homework',
      body: { homework },
      changed_body: null,
      words: 'As we said on Monday',
      status: 'waiting',
      created_at: EXPORTED_AT,
    };
    expect(homeworkTask(proposal, mapping)?.note).toEqual([{ text: 'As we said on Monday' }]);
    expect(homeworkTask(proposal, nameless)?.note).toBeUndefined();
  });

  it('has each of the five levels of a goal', () => {
    const plan = { words: 'Leave the house', why: null, startsOn: '2026-03-01', dueOn: null };
    const row = {
      id: 'g',
      plan,
      status: 'on-hold',
      status_since: '2026-03-05',
      proposed_by: null,
      created_at: EXPORTED_AT,
    };
    const { extension, ...goal } = goalResource(row, mapping);
    expect(goal).toMatchObject({ lifecycleStatus: 'on-hold', startDate: '2026-03-01' });
    expect(goal).not.toHaveProperty('note');
    expect(extension).toHaveLength(5);
    expect(extension).toMatchObject([
      { extension: [{ valueCoding: { code: 'LA34484-8' } }, { valueString: '10 times' }] },
      {},
      {},
      {},
      { extension: [{ valueCoding: { code: 'LA34479-8' } }, { valueString: '0 times' }] },
    ]);
  });

  it.each([
    ['is current', 2, null, 'active'],
    ['was changed since', 1, null, 'inactive'],
    ['is over', 2, '2026-03-10T11:59:59.999Z', 'inactive'],
  ])('has the status of a consent that %s', (_, revision, ends_at, status) => {
    const row = {
      connection_id: 'c',
      revision,
      streams: { mood: 'detail' },
      data_from: null,
      ends_at,
      created_at: '2026-03-01T12:00:00.000Z',
    };
    expect(consentResource(row, mapping)).toMatchObject({ status });
    expect(JSON.stringify(consentResource(row, mapping))).toContain('Dr Lee');
    const hidden = consentResource(row, { ...mapping, pseudonym: true });
    expect(JSON.stringify(hidden)).not.toContain('Dr Lee');
  });

  it('names the person, but nobody in a pseudonymous export', () => {
    const account = { name: 'Ada', email: 'ada@example.org' };
    expect(JSON.stringify(patient(account, mapping))).toContain('ada@example.org');
    const hidden = patient(account, { ...mapping, pseudonym: true });
    expect(JSON.stringify(hidden)).not.toMatch(/ada/i);
    expect(fhirErrors(hidden)).toEqual([]);
  });
});

const words = fc.string({ unit: 'grapheme', maxLength: 60 });
const title = words.filter((text) => text.trim() !== '');
const at = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const day = at.map((text) => text.slice(0, 10));
const flag = fc.constantFrom(0, 1);
const count = fc.nat(1000);
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const neurotype = fc.constantFrom('ADHD', 'Autism', 'OCD');

/** A row with the columns of all tables; each resource reads only the columns of its own table. */
const anyRow = fc.record({
  id: fc.uuid(),
  ...{
    goal_id: fc.uuid(),
    routine_id: fc.uuid(),
    proposal_id: fc.uuid(),
    connection_id: fc.uuid(),
  },
  ...{ logged_at: at, started_at: at, ended_at: at, recorded_at: at, taken_at: at, created_at: at },
  ...{ local_date: day, status_since: day, from_date: fc.constant('2026-03-01') },
  ...{
    completed_at: orNull(at),
    ends_at: orNull(at),
    let_go_on: orNull(day),
    data_from: orNull(day),
  },
  mood: fc.constantFrom(0, 25, 50, 75, 100),
  ...{ why: words, note: words, barrier: words, words, title, type: title },
  ...{ tags: fc.array(title), own_tags: fc.array(title), body_signals: fc.array(title) },
  energy: orNull(fc.nat(4)),
  ...{ duration_s: count, total: count, correct: count, incorrect: count, answers: count },
  ...{
    accuracy: fc.nat(100),
    score: fc.nat(100),
    sum_ms: fc.double({ min: 0, max: 1e6, noNaN: true }),
  },
  ...{ top_level: count, revision: count, interrupted: flag, completed: flag, not_today: flag },
  later: flag,
  test: fc.constantFrom('stroop', 'digit', 'simon'),
  instrument: fc.constantFrom('cpt', 'stroop', 'digit-span', 'simon'),
  mode: fc.constantFrom('quick', 'full'),
  difficulty: fc.constantFrom('easy', 'medium', 'hard'),
  responses: fc.array(
    fc.record({
      questionId: fc.constantFrom('first-1', 'first-2'),
      selectedOptionIndex: fc.nat(4),
    }),
    { maxLength: 18 },
  ),
  scores: fc.record({ ADHD: fc.nat(100), Autism: fc.nat(100), OCD: fc.nat(100) }),
  condition: neurotype,
  plan: fc.record({
    words: title,
    name: title,
    why: orNull(words),
    startsOn: day,
    ...{ dueOn: orNull(day), endsOn: orNull(day) },
    steps: fc.array(fc.record({ title })),
  }),
  level: fc.constantFrom(-2, -1, 0, 1, 2),
  rater: fc.constantFrom('person', 'therapist'),
  proposed_by: orNull(words),
  kind: fc.constantFrom('homework', 'goal'),
  body: fc.record({
    homework: fc.record({
      task: fc.record({
        kind: fc.constantFrom('skill', 'check-in'),
        skill: fc.constant('breathing'),
      }),
      ...{ from: day, until: day },
    }),
  }),
  changed_body: fc.constant(null),
  outcome: fc.constantFrom('done', 'not-done', 'not-said'),
  streams: fc.dictionary(fc.constantFrom('mood', 'goals'), fc.constantFrom('summary', 'detail')),
});

const statusOf: Readonly<Record<string, readonly string[]>> = {
  goals: ['proposed', 'accepted', 'active', 'on-hold', 'completed', 'cancelled'],
  care_proposals: ['waiting', 'accepted', 'changed', 'declined', 'withdrawn'],
};

const scoreOf = (table: string, row: Row): unknown =>
  table === 'attention_runs'
    ? { version: 1, hitRate: null, congruent: { meanMs: row.sum_ms, complete: true } }
    : row.score;

describe('resources of generated rows', () => {
  it.each(SOURCES.map((source) => [source.type, source.table, source] as const))(
    '%s of %s are valid R4',
    (_, table, { resourceOf }) => {
      const row = fc.tuple(anyRow, fc.constantFrom(...(statusOf[table] ?? [''])));
      fc.assert(
        fc.property(row, ([made, status]) => {
          const given = { ...made, status, score: scoreOf(table, made) };
          const resource = resourceOf(given, mapping);
          if (resource !== null) expect(fhirErrors(resource)).toEqual([]);
        }),
        { numRuns: sized({ usual: 100, full: 1_000 }) },
      );
    },
    60_000,
  );
});

import { describe, expect, it } from 'vitest';
import { attemptsByDay, minutesTaken } from '#domain/routines/load.ts';
import {
  heldBackUntil,
  LOOKBACK_DAYS,
  type ProposalAnswer,
  proposalsFor,
  type TimedDay,
} from '#domain/routines/proposals/proposals.ts';
import { seededRandom } from '#domain/shared/numbers/random.ts';
import { BANDS } from '#domain/shared/time/bands.ts';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { CATALOGUE } from '#domain/tasks/catalogue/catalogue.ts';
import { budgetFor } from '#domain/tasks/scheduler/capacity.ts';
import { afterDay, type LearnedState, NEWCOMER } from '#domain/tasks/scheduler/person-state.ts';
import { MOST_TASKS, planTasks } from '#domain/tasks/scheduler/plan.ts';
import {
  MIN_SMART_TASK_MINUTES,
  NO_WISHES,
  smartTaskMinutes,
} from '#domain/tasks/scheduler/wishes.ts';
import { moodBandOf } from '#domain/tasks/vocabulary.ts';
import { sized } from '#tests/support/full.ts';
import { moodOn, PERSON_KINDS, type PersonKind, personOf, trueChance } from './people.ts';

const FIRST = localDate('2026-01-01');
const DAYS = 84;
const STEPS = [
  { id: 'a', from: 'micro', minutes: 3 },
  { id: 'b', from: 'lighter', minutes: 7 },
  { id: 'c', from: 'full', minutes: 10 },
] as const;

interface LivedDay {
  readonly budget: number;
  readonly smartMinutes: number;
  readonly routineMinutes: number;
  readonly asked: readonly string[];
}

/** A person with a morning and an evening routine, who never does the morning routine and refuses every suggestion. */
const live = (kind: PersonKind, seed: number) => {
  const random = seededRandom(seed);
  const person = personOf(kind, random);
  const all: TimedDay[] = [];
  const answers: ProposalAnswer[] = [];
  let learned: LearnedState = NEWCOMER;
  const days = Array.from({ length: DAYS }, (_, day): LivedDay => {
    const today = addDays(FIRST, day);
    const mood = moodOn(person, day, random);
    const band = moodBandOf(mood);
    const come = (routineId: string, time: string): TimedDay => ({
      routineId,
      date: today,
      steps: STEPS,
      size: 'full',
      marks: {},
      notToday: false,
      opened: true,
      time,
    });
    const ofToday = [come('morning', '07:30'), come('evening', '19:00')];
    const asked = proposalsFor({
      today,
      days: [...all.filter(({ date }) => date >= addDays(today, -LOOKBACK_DAYS)), ...ofToday],
      times: new Map(ofToday.map(({ routineId, time }) => [routineId, time ?? ''])),
      low: band === 'low' ? 'You logged a low mood' : null,
      answers,
      elsewhere: [],
    });
    for (const { routineId, kind: what } of asked) {
      const until = heldBackUntil(answers, routineId, what);
      expect(until === null || until < today).toBe(true);
      answers.push({ routineId, kind: what, date: today, answer: 'refused' });
    }
    const routineMinutes = minutesTaken(ofToday);
    const budget = budgetFor(learned.capacity, band);
    const plan = planTasks(
      CATALOGUE,
      learned.beliefs,
      {
        bandsLeft: BANDS,
        mood: band,
        lens: null,
        minutesLeft: smartTaskMinutes(budget, NO_WISHES, routineMinutes),
        placesLeft: MOST_TASKS,
        usedToday: new Set(),
        areasToday: {},
      },
      random,
    );
    const doneSteps = STEPS.filter(() => random() < 0.8).map(({ id }) => id);
    const lived = ofToday.map((one) =>
      one.routineId === 'morning'
        ? one
        : {
            ...one,
            marks: Object.fromEntries(
              doneSteps.map((id) => [id, { state: 'done' as const, spentMs: null }]),
            ),
          },
    );
    all.push(...lived);
    const outcomes = plan.map(({ template, size, band: when }) => {
      const situation = { area: template.area, size, band: when, mood: band };
      const done = random() < trueChance(person, day, situation);
      return { situation, minutes: template.sizes[size].minutes, done };
    });
    learned = afterDay(learned, outcomes, attemptsByDay(lived).get(today));
    return {
      budget,
      routineMinutes,
      smartMinutes: outcomes.reduce((sum, { minutes }) => sum + minutes, 0),
      asked: asked.map((one) => `${one.routineId} ${one.kind}`),
    };
  });
  return days;
};

describe.each(PERSON_KINDS)('for %s people with routines', (kind) => {
  const people = Array.from({ length: sized({ usual: 4, full: 20 }) }, (_, index) =>
    live(kind, 31 * index + 5),
  );

  it('the day’s total stays within the budget, and there is always a small task', () => {
    for (const { budget, smartMinutes, routineMinutes } of people.flat()) {
      const room = Math.max(Math.min(budget, MIN_SMART_TASK_MINUTES), budget - routineMinutes);
      expect(smartMinutes).toBeLessThanOrEqual(room);
      expect(smartMinutes).toBeGreaterThan(0);
    }
  });

  it('refused suggestions are rare: at most one in two weeks, and then ever fewer', () => {
    for (const days of people) {
      const asks = Map.groupBy(
        days.flatMap(({ asked }, day) => asked.map((what) => ({ what, day }))),
        ({ what }) => what,
      );
      expect(asks.has('morning time')).toBe(true);
      for (const times of asks.values()) {
        // A proposal can come after 0, 15 and 44 days. A fourth proposal would come after the end of the twelve weeks.
        expect(times.length).toBeLessThanOrEqual(3);
        for (const [index, { day }] of times.entries())
          expect(day - (times[index - 1]?.day ?? -99)).toBeGreaterThan(14 * 2 ** (index - 1));
      }
    }
  });
});

import type { DistractionType } from '#domain/distraction/types.ts';
import type { Game } from '#domain/games/game.ts';
import type { Area, GoalPlan, Weight } from '#domain/goals/goal.ts';
import type { Level } from '#domain/goals/levels.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';
import type { ParticipantName } from '#tests/simulated/attention/participants.ts';
import type { PersonKind } from '#tests/simulated/tasks/people.ts';

/** A ready-made routine that a demo person uses. */
export interface DemoRoutine {
  readonly templateId: string;
  /** The number of days since the routine started. */
  readonly sinceDays: number;
  /** The probability that the person starts it on a day on which it is due, 0 to 1. */
  readonly chance: number;
  /** The time that its steps take, as a multiple of the planned time. */
  readonly slowness: number;
}

/** A goal of a demo person. */
interface DemoGoal extends Pick<GoalPlan, 'words' | 'why' | 'ifThen'> {
  readonly area: Area;
  readonly importance: Weight;
  readonly difficulty: Weight;
  /** The initial state; the levels are suggested from this and the aim. */
  readonly now: string;
  readonly aim: string;
  readonly steps: readonly string[];
  /** The ratings, oldest first, each with the number of days ago and the level. */
  readonly ratings: readonly (readonly [daysAgo: number, level: Level])[];
}

/** A fictional person for demonstrations. */
export interface DemoPerson {
  readonly name: string;
  readonly email: string;
  /** How they respond to tasks, using the kinds of the scheduler simulation. */
  readonly kind: PersonKind;
  readonly seed: number;
  /** The probability of opening the app on a given day, 0 to 1. */
  readonly presence: number;
  /** How often the traits of each neurotype occur, as an index of the answer options: 0 (never) to 4 (very often). */
  readonly traits: Readonly<Record<Neurotype, number>>;
  /** How they perform in the attention tests. */
  readonly attention: ParticipantName;
  /** Their skill in each game as a population quantile, 0 to 1. */
  readonly games: Readonly<Record<Game, number>>;
  /** The mean number of distractions per day, by type. */
  readonly distractions: Readonly<Record<DistractionType, number>>;
  readonly routines: readonly DemoRoutine[];
  readonly goals: readonly DemoGoal[];
  /** Personal tasks that they add now and then. */
  readonly ownTasks: readonly (readonly [title: string, minutes: number])[];
  /** Their chat messages. */
  readonly messages: readonly string[];
}

/** The demo people. Their email addresses use a reserved domain, so that no mail can reach anybody. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    name: 'Noor',
    email: 'noor@demo.example',
    kind: 'steady',
    seed: 11,
    presence: 0.9,
    traits: { ADHD: 2.8, Autism: 0.9, OCD: 0.7 },
    attention: 'impulsive',
    games: { memory: 0.45, focus: 0.15, social: 0.7 },
    distractions: { Phone: 1.1, Noise: 0.3, Thoughts: 0.5, People: 0.4, Fatigue: 0.2 },
    routines: [
      { templateId: 'morning', sinceDays: 150, chance: 0.8, slowness: 1.3 },
      { templateId: 'leaving', sinceDays: 120, chance: 0.6, slowness: 1.1 },
      { templateId: 'winding-down', sinceDays: 60, chance: 0.5, slowness: 1 },
    ],
    goals: [
      {
        words: 'Leave the house in time for the course',
        why: 'Coming late makes me feel small.',
        area: 'learning',
        importance: 3,
        difficulty: 2,
        now: '1 day a week',
        aim: '4 days a week',
        ifThen: { when: 'The alarm for leaving rings', act: 'I put on my shoes first' },
        steps: ['Pack the bag the evening before', 'Set an alarm for leaving'],
        ratings: [
          [56, -2],
          [42, -1],
          [28, -1],
          [14, 0],
          [3, 0],
        ],
      },
      {
        words: 'Phone out of the bedroom at night',
        why: null,
        area: 'body',
        importance: 2,
        difficulty: 3,
        now: 'It lies beside my pillow',
        aim: 'It charges in the kitchen',
        ifThen: null,
        steps: ['Buy a plain alarm clock', 'Put the charger into the kitchen'],
        ratings: [
          [30, -2],
          [16, -1],
          [4, -1],
        ],
      },
    ],
    ownTasks: [
      ['Reply to the landlord', 10],
      ['Water the plants 🌿', 5],
      ['Read two pages for the course', 20],
      ['Call Grandma', 15],
      ['Send the invoice', 25],
    ],
    messages: [
      'The deadline for the course is tomorrow and I am stressed.',
      'My phone kept me up until three, so I slept badly.',
      'I had a fight with my sister and I feel guilty.',
      'The exam went well and I am proud of it.',
      'Work was loud today and I could not focus.',
    ],
  },
  {
    name: 'Sam',
    email: 'sam@demo.example',
    kind: 'evening',
    seed: 23,
    presence: 0.75,
    traits: { ADHD: 1.2, Autism: 2.7, OCD: 0.8 },
    attention: 'slow',
    games: { memory: 0.75, focus: 0.4, social: 0.2 },
    distractions: { Phone: 0.6, Noise: 1.0, Thoughts: 0.4, People: 0.7, Fatigue: 0.5 },
    routines: [
      { templateId: 'school-morning', sinceDays: 180, chance: 0.85, slowness: 1 },
      { templateId: 'coming-home', sinceDays: 100, chance: 0.6, slowness: 1.2 },
      { templateId: 'winding-down', sinceDays: 90, chance: 0.75, slowness: 1 },
    ],
    goals: [
      {
        words: 'Say when it is too loud for me',
        why: 'I am ill for a day when I hold out.',
        area: 'work',
        importance: 3,
        difficulty: 3,
        now: '0 times a week',
        aim: '2 times a week',
        ifThen: { when: 'My shoulders go up', act: 'I show my card and go outside' },
        steps: ['Write the sentence on a card', 'Show the card to one colleague'],
        ratings: [
          [60, -2],
          [45, -2],
          [30, -1],
          [10, 0],
        ],
      },
      {
        words: 'Cook something warm',
        why: null,
        area: 'home',
        importance: 2,
        difficulty: 1,
        now: '1 day a week',
        aim: '3 days a week',
        ifThen: null,
        steps: ['Choose three meals that always work'],
        ratings: [
          [40, -1],
          [20, 0],
          [5, 1],
        ],
      },
    ],
    ownTasks: [
      ['Lay out clothes for tomorrow', 5],
      ['Sort the train photos', 30],
      ['Cook rice and lentils', 35],
      ['Headphones on, answer one email', 10],
    ],
    messages: [
      'The train was crowded and the noise was too much.',
      'They changed the plan at the last minute and I got upset.',
      'My boss asked me to speak in the meeting and I panicked.',
      'I spent a quiet evening with my trains and it was lovely.',
      'A friend cancelled our walk and I felt lonely.',
    ],
  },
  {
    name: 'Mika',
    email: 'mika@demo.example',
    kind: 'overwhelmed',
    seed: 37,
    presence: 0.65,
    traits: { ADHD: 1.6, Autism: 0.8, OCD: 2.9 },
    attention: 'inattentive',
    games: { memory: 0.25, focus: 0.5, social: 0.5 },
    distractions: { Phone: 0.4, Noise: 0.2, Thoughts: 1.4, People: 0.2, Fatigue: 0.8 },
    routines: [
      { templateId: 'slow-morning', sinceDays: 90, chance: 0.7, slowness: 1.5 },
      { templateId: 'medicine', sinceDays: 150, chance: 0.85, slowness: 1 },
      { templateId: 'exposure', sinceDays: 80, chance: 0.5, slowness: 1.1 },
    ],
    goals: [
      {
        words: 'Check the stove less often before I leave',
        why: 'I want to be at work without hurry.',
        area: 'calm',
        importance: 3,
        difficulty: 3,
        now: '10 times',
        aim: '3 times',
        ifThen: { when: 'I stand at the door', act: 'I say aloud that it is off, and go' },
        steps: ['Count for one day how often it is', 'Leave after one look, once a week'],
        ratings: [
          [70, -2],
          [50, -2],
          [35, -1],
          [21, -1],
          [6, 0],
        ],
      },
      {
        words: 'Open the post',
        why: null,
        area: 'home',
        importance: 2,
        difficulty: 2,
        now: 'It piles up for weeks',
        aim: 'I open it on Saturdays',
        ifThen: null,
        steps: ['Put a box for the post beside the door'],
        ratings: [
          [32, -2],
          [11, -1],
        ],
      },
    ],
    ownTasks: [
      ['Open the post', 10],
      ['Put on a wash', 15],
      ['Walk to the corner and back', 10],
      ['Write down three things for the appointment', 15],
    ],
    messages: [
      'I checked the stove again and again before work and I am tired.',
      'I worry about money all the time.',
      'I slept badly because of an argument with my mother.',
      'The appointment at the doctor makes me anxious.',
      'The walk in the park with a friend was good.',
    ],
  },
];

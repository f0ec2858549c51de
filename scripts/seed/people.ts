import type { DistractionType } from '#domain/distraction/types.ts';
import type { Game } from '#domain/games/game.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';
import type { ParticipantName } from '#tests/simulated/attention/participants.ts';
import type { PersonKind } from '#tests/simulated/routine/people.ts';

/** Somebody made up, to look at the app with. */
export interface DemoPerson {
  readonly name: string;
  readonly email: string;
  /** How they take to tasks, as in the scheduler's simulation. */
  readonly kind: PersonKind;
  readonly seed: number;
  /** How likely they open the app on a day, 0 to 1. */
  readonly presence: number;
  /** How often the traits of each neurotype come up, as the index of an option: 0 never, 4 very often. */
  readonly traits: Readonly<Record<Neurotype, number>>;
  /** How they answer in the attention tests. */
  readonly attention: ParticipantName;
  /** Their place among all people in each game, 0 to 1. */
  readonly games: Readonly<Record<Game, number>>;
  /** What pulls them away, each with how often a day on average. */
  readonly distractions: Readonly<Record<DistractionType, number>>;
  /** What they put on their own list now and then. */
  readonly ownTasks: readonly (readonly [title: string, minutes: number])[];
}

/** Three people with different days. Reserved addresses: no mail can ever reach anybody. */
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
    ownTasks: [
      ['Reply to the landlord', 10],
      ['Water the plants 🌿', 5],
      ['Read two pages for the course', 20],
      ['Call Grandma', 15],
      ['Send the invoice', 25],
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
    ownTasks: [
      ['Lay out clothes for tomorrow', 5],
      ['Sort the train photos', 30],
      ['Cook rice and lentils', 35],
      ['Headphones on, answer one email', 10],
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
    ownTasks: [
      ['Open the post', 10],
      ['Put on a wash', 15],
      ['Walk to the corner and back', 10],
      ['Write down three things for the appointment', 15],
    ],
  },
];

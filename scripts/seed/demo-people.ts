import type { DistractionType } from '#domain/distraction/types.ts';
import type { Game } from '#domain/games/game.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';
import type { ParticipantName } from '#tests/simulated/attention/participants.ts';
import type { PersonKind } from '#tests/simulated/routine/people.ts';

/** A made-up person for demonstrations. */
export interface DemoPerson {
  readonly name: string;
  readonly email: string;
  /** How they respond to tasks, as in the simulation of the scheduler. */
  readonly kind: PersonKind;
  readonly seed: number;
  /** The probability that they open the app on a day, 0 to 1. */
  readonly presence: number;
  /**
   * How often the traits of each neurotype come up, as the index of an option: 0 never, 4 very
   * often.
   */
  readonly traits: Readonly<Record<Neurotype, number>>;
  /** How they answer in the attention tests. */
  readonly attention: ParticipantName;
  /** Their skill in each game as a quantile of all people, 0 to 1. */
  readonly games: Readonly<Record<Game, number>>;
  /** The mean number of distractions of each type a day. */
  readonly distractions: Readonly<Record<DistractionType, number>>;
  /** Personal tasks that they sometimes add. */
  readonly ownTasks: readonly (readonly [title: string, minutes: number])[];
  /** What they write to the chat about. */
  readonly messages: readonly string[];
}

/** The demo people. Their email addresses are reserved ones, so that no mail can reach anybody. */
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

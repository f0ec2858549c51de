import type { Plainer } from '#domain/chat/skills/machine.ts';
import type { ExposureState } from './state.ts';
import { wordsFor } from './suggestions.ts';

const NUMBER =
  'For example, 20 is a little, 50 is in the middle, and 90 is a lot. A guess is fine.';

const firstRungOf = ({ ladder }: ExposureState): string =>
  wordsFor(ladder.fear).rungs[0]?.text ?? 'Touch my own door handle and wait to wash';
const firstUrgeOf = ({ ladder }: ExposureState): string =>
  wordsFor(ladder.fear).urges[0] ?? 'Check again';
const firstPredictionOf = ({ ladder }: ExposureState): string =>
  wordsFor(ladder.fear).predictions[0] ?? 'Something bad will happen';

/** The steps of the work on a fear in plainer words, each with an example. They say nothing on the fear itself. */
export const exposurePlainer: Plainer<ExposureState> = {
  pick: () => [
    'In other words: these are fears that you made steps for before. Press the one for today.',
    'For example the first one. Or write a new fear.',
  ],
  fear: () => [
    'In other words: what is the fear about? Write what it says could happen.',
    'For example: "I touched something dirty and will get ill". A button does the same.',
  ],
  rung: (state) => [
    'In other words: write one small thing to do that wakes the fear a bit, and in which the urge is left alone.',
    `For example: "${firstRungOf(state)}". You can also press one below.`,
  ],
  ritual: () => [
    'In other words: I think that this step is what the urge wants, and not what the fear keeps you from.',
    'For example, "wash my hands" becomes "touch the handle and wait to wash". Press the first button to change it.',
  ],
  distress: ({ draft }) => [
    `In other words: how bad do you expect to feel, if you do this: ${draft}?`,
    NUMBER,
  ],
  choose: () => [
    'In other words: which of your steps do you want to do today? You do one only.',
    'For example the first button. It is not the lowest and not the highest.',
  ],
  prediction: (state) => [
    'In other words: if you do this step, what bad thing does the fear promise you?',
    `For example: "${firstPredictionOf(state)}". Later we look at what came.`,
  ],
  sure: () => ['In other words: how much do you believe the fear in this moment?', NUMBER],
  urge: (state) => [
    'In other words: what do you usually do to feel safe again? That is what you leave out this time.',
    `For example: "${firstUrgeOf(state)}".`,
  ],
  minutes: () => [
    'In other words: how long do you want to wait before you may follow the urge?',
    'For example "5 minutes" for a first time.',
  ],
  ready: ({ rung }) => [
    `In other words: do this one thing now: ${rung}. Then wait, and leave the urge alone.`,
    'For example, press "Start the timer" first, and then do the step.',
  ],
  doing: () => [
    'In other words: do the step, and then do nothing about the fear until the time is over.',
    'For example, look out of the window while you wait. Then press what was true.',
  ],
  resisted: () => [
    'In other words: did you do what the urge wanted, or did you wait?',
    'For example, if you waited at first and then gave in, press "A part of the time".',
  ],
  outcome: () => [
    'In other words: look at what the fear had said. Did you see it come true so far?',
    'For example, if it could still come next week, press "I cannot know that yet".',
  ],
  peak: () => ['In other words: think of the worst moment of it. How bad was that one?', NUMBER],
  learned: () => [
    'In other words: what do you know now that you did not know before the step?',
    'For example: "I can do this while I am not sure". One line will do, or a button.',
  ],
  next: () => [
    'In other words: do you want to do one more step now, or leave it for today?',
    'For example, press "That is all for today" to stop. Your ladder is kept.',
  ],
};

import type { Plainer } from '#domain/chat/skills/machine.ts';
import type { StartState } from './state.ts';

/** The steps of getting started in plainer words, each with an example. */
export const startPlainer: Plainer<StartState> = {
  task: () => [
    'In other words: which one thing do you want to do, and cannot get going with?',
    'For example: "write to my landlord", or "the dishes". Name it in a few words.',
  ],
  which: () => [
    'In other words: from your list, take one thing. We do not look at the others today.',
    'For example the shortest one. Press it, or write its name.',
  ],
  minutes: () => [
    'In other words: if you did all of it, how long would that be? It is only used to size the steps.',
    'For example "20 minutes". If you have no idea, press that.',
  ],
  first: () => [
    'In other words: there is one tiny thing to do, and it stands behind the word "First".',
    'You do only that, for 2 minutes. For example, press the first button and then do it.',
  ],
  doing: () => [
    'In other words: do the small thing now, away from this page. A clock runs for 2 minutes.',
    'Then come back and say how it went. For example, press the second button if you did not begin.',
  ],
  after: () => [
    'In other words: the 2 minutes are over. Do you go on, do you want the task in small steps, or is it enough?',
    'For example, press the last one to rest. All three are fine.',
  ],
  parts: () => [
    'In other words: your task was cut into small steps, and they are listed here.',
    'If they fit, press the first button. For example, you then do the top one only.',
  ],
};

import { weeklyItemsOf } from './weekly-rows.ts';

/** What a weekly check-in about ADHD traits can ask: five domains with three questions each. */
export const WEEKLY_ADHD = weeklyItemsOf('ADHD', {
  focus: [
    ['switching', 'staying with a task', 'did you start a new task before the old one was done'],
    ['distraction', 'distractibility', 'did a sound, a message or a thought make you stop a task'],
    ['listening', 'attention in talks', 'did you miss a part of what somebody said to you'],
  ],
  'starting and finishing': [
    ['starting', 'starting tasks', 'did you wait a long time before you began a task'],
    ['finishing', 'finishing tasks', 'did you leave a task half done'],
    ['first-thing', 'choosing what is first', 'was it hard to choose what to do first'],
  ],
  'time and plans': [
    ['time', 'sense of time', 'did a task take more time than you thought'],
    ['on-time', 'being on time', 'were you ready later than you planned'],
    ['plan', 'keeping a plan', 'did you do something other than what you planned'],
  ],
  memory: [
    ['late-thought', 'remembering tasks', 'did you think of a task only when it was late'],
    ['things', 'keeping track of things', 'did you look for a thing that you use each day'],
    ['next-step', 'working memory', 'did you forget the next step of a task'],
  ],
  'energy and impulses': [
    ['movement', 'need for movement', 'did you feel a strong wish to move'],
    ['impulse', 'impulsivity', 'did you say or buy something and later wish that you had waited'],
    ['mood-change', 'quick changes of feeling', 'did your mood change fast'],
  ],
});

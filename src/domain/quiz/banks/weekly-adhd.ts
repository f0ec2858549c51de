import { weeklyItemsOf } from './weekly-rows.ts';

/** The questions of weekly check-ins about ADHD traits: five domains with three questions each. */
export const WEEKLY_ADHD = weeklyItemsOf('ADHD', {
  focus: [
    ['101', 'staying with a task', 'did you start a new task before the old one was done'],
    ['102', 'distractibility', 'did a sound, a message or a thought make you stop a task'],
    ['103', 'attention in talks', 'did you miss a part of what somebody said to you'],
  ],
  'starting and finishing': [
    ['104', 'starting tasks', 'did you wait a long time before you began a task'],
    ['105', 'finishing tasks', 'did you leave a task half done'],
    ['106', 'choosing what is first', 'was it hard to choose what to do first'],
  ],
  'time and plans': [
    ['107', 'sense of time', 'did a task take more time than you thought'],
    ['108', 'being on time', 'were you ready later than you planned'],
    ['109', 'keeping a plan', 'did you do something other than what you planned'],
  ],
  memory: [
    ['110', 'remembering tasks', 'did you think of a task only when it was late'],
    ['111', 'keeping track of things', 'did you look for a thing that you use each day'],
    ['112', 'working memory', 'did you forget the next step of a task'],
  ],
  'energy and impulses': [
    ['113', 'need for movement', 'did you feel a strong wish to move'],
    ['114', 'impulsivity', 'did you say or buy something and later wish that you had waited'],
    ['115', 'quick changes of feeling', 'did your mood change fast'],
  ],
});

import { weeklyItemsOf } from './weekly-rows.ts';

/** What a weekly check-in about autism traits can ask: five domains with three questions each. */
export const WEEKLY_AUTISM = weeklyItemsOf('Autism', {
  senses: [
    ['sound', 'sensitivity to sound', 'was a sound too loud or too sharp for you'],
    ['sight', 'sensitivity to light and sights', 'did a bright or busy place make you want to go'],
    ['touch', 'sensitivity to touch and taste', 'did some clothes, a food or a smell bother you'],
  ],
  'change and routine': [
    ['change', 'sudden change', 'did a change of plan upset you'],
    ['same-order', 'need for sameness', 'did you need to do things in the same order to feel calm'],
    ['switching', 'moving between tasks', 'was it hard to stop one thing and begin the next'],
  ],
  'people and talking': [
    ['meaning', 'unclear words', 'did you wonder what somebody meant'],
    ['masking', 'masking', 'did you hide your own way of acting from other people'],
    ['needs', 'telling what you need', 'was it hard to tell somebody what you need'],
  ],
  'interests and focus': [
    [
      'interest',
      'focused interests',
      'did you think of a topic you love while you did other things',
    ],
    ['detail', 'attention to detail', 'did one small detail stay in your thoughts for a long time'],
    ['deep-focus', 'deep focus', 'did you forget to eat or rest while you did something you like'],
  ],
  'energy and rest': [
    ['social-energy', 'social energy', 'did you feel tired after time with people'],
    ['overload', 'overload', 'did too many things at once make it hard to speak or think'],
    ['calming', 'calming movement', 'did you repeat a movement or a sound to feel calm'],
  ],
});

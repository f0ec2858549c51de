import { weeklyItemsOf } from './weekly-rows.ts';

/** The questions of weekly check-ins about autism traits: five domains with three questions each. */
export const WEEKLY_AUTISM = weeklyItemsOf('Autism', {
  senses: [
    ['201', 'sensitivity to sound', 'was a sound too loud or too sharp for you'],
    ['202', 'sensitivity to light and sights', 'did a bright or busy place make you want to go'],
    ['203', 'sensitivity to touch and taste', 'did some clothes, a food or a smell bother you'],
  ],
  'change and routine': [
    ['204', 'sudden change', 'did a change of plan upset you'],
    ['205', 'need for sameness', 'did you need to do things in the same order to feel calm'],
    ['206', 'moving between tasks', 'was it hard to stop one thing and begin the next'],
  ],
  'people and talking': [
    ['207', 'unclear words', 'did you wonder what somebody meant'],
    ['208', 'masking', 'did you hide your own way of acting from other people'],
    ['209', 'telling what you need', 'was it hard to tell somebody what you need'],
  ],
  'interests and focus': [
    ['210', 'focused interests', 'did you think of a topic you love while you did other things'],
    ['211', 'attention to detail', 'did one small detail stay in your thoughts for a long time'],
    ['212', 'deep focus', 'did you forget to eat or rest while you did something you like'],
  ],
  'energy and rest': [
    ['213', 'social energy', 'did you feel tired after time with people'],
    ['214', 'overload', 'did too many things at once make it hard to speak or think'],
    ['215', 'calming movement', 'did you repeat a movement or a sound to feel calm'],
  ],
});

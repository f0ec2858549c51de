import { weeklyItemsOf } from './weekly-rows.ts';

/** The questions of weekly check-ins about autism traits: five domains with three questions each. */
export const WEEKLY_AUTISM = weeklyItemsOf('Autism', {
  senses: [
    ['weekly-201', 'sensitivity-to-sound'],
    ['weekly-202', 'sensitivity-to-light-and-sights'],
    ['weekly-203', 'sensitivity-to-touch-and-taste'],
  ],
  'change and routine': [
    ['weekly-204', 'sudden-change'],
    ['weekly-205', 'need-for-sameness'],
    ['weekly-206', 'moving-between-tasks'],
  ],
  'people and talking': [
    ['weekly-207', 'unclear-words'],
    ['weekly-208', 'masking'],
    ['weekly-209', 'telling-what-you-need'],
  ],
  'interests and focus': [
    ['weekly-210', 'focused-interests'],
    ['weekly-211', 'attention-to-detail'],
    ['weekly-212', 'deep-focus'],
  ],
  'energy and rest': [
    ['weekly-213', 'social-energy'],
    ['weekly-214', 'overload'],
    ['weekly-215', 'calming-movement'],
  ],
});

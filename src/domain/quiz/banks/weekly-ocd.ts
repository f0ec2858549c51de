import { weeklyItemsOf } from './weekly-rows.ts';

/** The questions of weekly check-ins about OCD traits: five domains with three questions each. */
export const WEEKLY_OCD = weeklyItemsOf('OCD', {
  thoughts: [
    ['weekly-301', 'unwanted-thoughts'],
    ['weekly-302', 'weight-given-to-thoughts'],
    ['weekly-303', 'repeating-in-the-mind'],
  ],
  'checking and doubt': [
    ['weekly-304', 'checking'],
    ['weekly-305', 'doubt-in-memory'],
    ['weekly-306', 'wish-for-reassurance'],
  ],
  'order and repeating': [
    ['weekly-307', 'repeating'],
    ['weekly-308', 'order'],
    ['weekly-309', 'reading-and-writing-again'],
  ],
  'cleaning and touch': [
    ['weekly-310', 'cleaning'],
    ['weekly-311', 'keeping-away-from-touch'],
    ['weekly-312', 'worry-about-illness'],
  ],
  'time and choices': [
    ['weekly-313', 'time-taken'],
    ['weekly-314', 'staying-away'],
    ['weekly-315', 'wish-to-be-sure'],
  ],
});

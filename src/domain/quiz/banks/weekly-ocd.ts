import { weeklyItemsOf } from './weekly-rows.ts';

/** The questions of weekly check-ins about OCD traits: five domains with three questions each. */
export const WEEKLY_OCD = weeklyItemsOf('OCD', {
  thoughts: [
    ['301', 'unwanted thoughts', 'did the same unwanted thought come back'],
    ['302', 'weight given to thoughts', 'did you feel that a thought says something bad about you'],
    ['303', 'repeating in the mind', 'did you repeat words or count in your head to feel safer'],
  ],
  'checking and doubt': [
    ['304', 'checking', 'did you check a thing again after you had checked it'],
    ['305', 'doubt in memory', 'did you doubt that you did a thing that you remember'],
    ['306', 'wish for reassurance', 'did you ask somebody to say that all is well'],
  ],
  'order and repeating': [
    ['307', 'repeating', 'did you do a thing again because it felt wrong'],
    ['308', 'order', 'did you move things around until their place felt right'],
    ['309', 'reading and writing again', 'did you read or write the same words again to be sure'],
  ],
  'cleaning and touch': [
    ['310', 'cleaning', 'did you wash or clean because of a worry'],
    ['311', 'keeping away from touch', 'did you stay away from a thing that may have been dirty'],
    ['312', 'worry about illness', 'did you worry that you would make somebody ill'],
  ],
  'time and choices': [
    ['313', 'time taken', 'did a worry make you late'],
    ['314', 'staying away', 'did a worry make you stay away from a place or a person'],
    ['315', 'wish to be sure', 'did you need to be fully sure before you made a choice'],
  ],
});

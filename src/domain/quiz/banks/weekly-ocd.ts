import { weeklyItemsOf } from './weekly-rows.ts';

/** What a weekly check-in about OCD traits can ask: five domains with three questions each. */
export const WEEKLY_OCD = weeklyItemsOf('OCD', {
  thoughts: [
    ['thought', 'unwanted thoughts', 'did the same unwanted thought come back'],
    [
      'meaning',
      'weight given to thoughts',
      'did you feel that a thought says something bad about you',
    ],
    [
      'in-mind',
      'repeating in the mind',
      'did you repeat words or count in your head to feel safer',
    ],
  ],
  'checking and doubt': [
    ['checking', 'checking', 'did you check a thing again after you had checked it'],
    ['doubt', 'doubt in memory', 'did you doubt that you did a thing that you remember'],
    ['reassurance', 'wish for reassurance', 'did you ask somebody to say that all is well'],
  ],
  'order and repeating': [
    ['feels-right', 'repeating', 'did you do a thing again because it felt wrong'],
    ['order', 'order', 'did you move things around until their place felt right'],
    ['words', 'reading and writing again', 'did you read or write the same words again to be sure'],
  ],
  'cleaning and touch': [
    ['cleaning', 'cleaning', 'did you wash or clean because of a worry'],
    ['touch', 'keeping away from touch', 'did you stay away from a thing that may have been dirty'],
    ['illness', 'worry about illness', 'did you worry that you would make somebody ill'],
  ],
  'time and choices': [
    ['delay', 'time taken', 'did a worry make you late'],
    ['avoiding', 'staying away', 'did a worry make you stay away from a place or a person'],
    ['certainty', 'wish to be sure', 'did you need to be fully sure before you made a choice'],
  ],
});

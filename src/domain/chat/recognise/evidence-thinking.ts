import { type Evidence, evidenceFor } from './evidence-row.ts';

/** What speaks for a thought record. */
export const thinkingEvidence: readonly Evidence[] = evidenceFor('thought', [
  [
    4,
    'thought record|negative thoughts?|reframe|(?:challenge|look at|write down|question) .{0,10}(?:thoughts?|thinking)|what im thinking|my thinking is',
  ],
  [
    3,
    'another way to (?:see|look at)|jump to conclusions|(?:assume|expect|fear) the worst|over ?think\\w*|spiral\\w*|ruminat\\w*|replay\\w*|catastrophi\\w*|worst case',
  ],
  [
    3,
    '(?:hates?|mad at|angry (?:at|with)|think badly of|laugh(?:s|ed|ing)? (?:at|about)|done with|tired of|doesnt like|dont like|sick of|ignor\\w+|talking about) (?:me|stupid)|it was about me|behind my back',
  ],
  [
    3,
    'think im (?:stupid|weird|dumb|incompetent|lazy|crazy|rude)|(?:im|i am|me|i feel like|feel like) (?:such )?(?:a |an |the )?(?:failure|not good enough|worthless|useless|stupid|burden|idiot|fraud|loser|worst)|the worst (?:mother|father|friend|parent|person)',
  ],
  [
    3,
    '(?:ruin(?:ed)?|mess(?:ed)? up|messed it(?: all)? up|screw(?:ed)? up) ?(?:everything|it|all)?|cant shake the (?:idea|thought|feeling)|go(?:ing)? over .{0,30}in my (?:mind|head)',
  ],
  [
    2,
    'i think|im sure|im convinced|i believe|my (?:head|mind|brain) (?:says|tells)|(?:i )?keep (?:thinking|telling|going over)|cant stop thinking|feel like|must (?:be|think|hate)|they will think|i bet|everyone thinks',
  ],
  [
    2,
    'all my fault|nobody likes|get fired|everybody (?:laughed|hates)|what i did wrong|didnt (?:text|write|call|answer)(?: me)?(?: back)?|no one (?:likes|cares)',
  ],
  [2, 'i had a thought|a thought that|my thoughts'],
]);

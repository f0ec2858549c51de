const SURELY =
  '(?:wont|will not|would never|wouldnt|would not|didnt|did not|never|cant|could never)';
const SUBJECT = '(?:i|it|he|she|they|we|nothing|nobody)';

/** Pleas to be told that a fear will not come true, also where a question stands around them. */
const PLEAS = new RegExp(
  [
    `\\b(?:tell|promise|assure|convince|swear to) me (?:that )?(?:${SUBJECT} ${SURELY}|(?:im|i am) not (?:going to|gonna|a|dangerous)|(?:its|it is|im|i am|they are|shes|hes|everyone is) (?:\\w+ )?(?:ok|okay|fine|safe|clean|locked|off|good))\\b`,
    `^(?:(?:please|just|can you|could you|will you|would you) )+(?:say|confirm) (?:that )?(?:${SUBJECT} ${SURELY}|(?:im|i am) not|(?:its|it is|im|i am) (?:ok|okay|fine|safe|clean|locked|off))\\b`,
    '^(?:(?:please|just|can you|could you|will you|would you|and|but) )+(?:tell|promise|assure|reassure)(?: me)?(?: (?:please|that|so|it|again|once more))*$',
    '^(?:(?:please|just|can you|could you|will you|would you|and|but) )+(?:check|double check|recheck|have a look)(?: (?:it|that|this|again|for me|once more|one more time|please|now|one last time))*$',
  ].join('|'),
);

/** Words that sound like a doubt and plead for nothing: an oath of anger, and "That is wrong". */
const NO_PLEAS =
  /^(?:i swear(?: to god)? (?:im|i am|i will|ill|if|this|that|my|he|she|they)\b|(?:no )?(?:thats|that is|this is|its|it is|youre|you are) (?:just |so |all |completely |totally )*(?:wrong|incorrect|not right|not true|bad)$)/;

/** Whether a message pleads to be made sure, without a question of its own. */
export const pleads = (plain: string): boolean => PLEAS.test(plain);

/** Whether the doubt in a message is none. */
export const isNoPlea = (plain: string): boolean => NO_PLEAS.test(plain);

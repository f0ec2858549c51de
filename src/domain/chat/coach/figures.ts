/** Figures of speech whose single words speak of something else, each with what it says. The longer ones first. */
const FIGURES: readonly (readonly [figure: string, meant: string])[] = [
  [
    '(?:(?:i |id |we )?(?:could|would|d) (?:literally |honestly )?(?:kill|murder|die)|dying|desperate) for (?=an?\\b|some\\b|that\\b|the\\b|my\\b)',
    'i crave ',
  ],
  ['(?:is|are|was|were) (?:literally |absolutely |slowly )?killing me\\b', 'hurts'],
  [
    '(?:driv(?:es|ing)|drove) me (?:up the wall|mad|crazy|nuts|insane|bonkers|round the bend)',
    'annoys me',
  ],
  ['slept like a (?:rock|log|baby|stone)', 'slept well'],
  [
    '(?:my )?(?:brain|head) (?:is|was|feels) (?:completely |totally |so )?(?:fried|mush|toast|soup|jelly)',
    'i am tired',
  ],
  [
    '(?:this|that|the|our) (?:\\w+ )?(?:meeting|call) (?:could|should|might) have been an? e ?mail',
    'i am bored',
  ],
  [
    '(?:im|i am|were|we are) (?:dead|dying|screaming|crying)(?= (?:lol|lmao|haha\\w*|rofl)\\b)',
    'that is funny',
  ],
  ['i could eat a horse|(?:starving|famished)', 'i am hungry'],
  ['(?:under the weather)', 'not so well'],
  ['(?:over the moon|on cloud nine)', 'happy'],
  ['butterflies in my (?:stomach|belly)|cold feet', 'nervous'],
  [
    'sick (?:and tired )?of(?= (?:this|that|it|the|my|all|being|having|people|waiting|hearing))',
    'annoyed by',
  ],
  ['(?:a )?pain in the (?:neck|butt|ass|backside)', 'annoying'],
  ['(?:bit|bites) my head off', 'was angry with me'],
  ['(?:nailed|smashed|killed|crushed|aced) (?:it|that|the \\w+|my \\w+)', 'did that well'],
  ['bombed (?:the|my|that|an?) ', 'did badly in the '],
  ['(?:a )?piece of cake|(?:the )?icing on the cake', 'no trouble'],
  [
    '(?:not )?my cup of tea|(?:spill|spilled) the (?:tea|beans)|food for thought|in a nutshell|on the same page|in the same boat|missed the boat|break a leg|raining cats and dogs|let the cat out of the bag|kill(?:ing)? two birds with one stone|small world|no big deal',
    ' ',
  ],
  ['kill(?:ing|ed)? (?:some |the )?time', 'waited'],
  ['(?:my |her |his |our )(?:\\w+ )?\\w+s birthday(?! party)', 'a birthday party'],
  ['broke (?=until|till|this|again|af|right now|at the moment)', 'low on wage '],
  ['(?:hit|hitting) the (?:sack|hay)', 'go to bed'],
  ['running on (?:fumes|empty)', 'i am tired'],
  ['costs? (?:me )?an arm and a leg', 'is expensive'],
  [
    '(?:beat|beaten|fight\\w*|fought|lost to|stuck on|against) (?:\\w+ ){0,2}(?:boss|level)|boss (?:fight|level|battle)',
    'played a game',
  ],
  [
    'watch(?:ing|ed)? (?:the office|friends|house|bones|school of rock|the bear)\\b',
    'watched a show',
  ],
  ['(?:christmas|holiday|halloween|easter) (?:episode|movie|film|song|special|book)', 'show'],
  [
    '(?:bus|train|tram|plane|flight|taxi|metro|subway|delivery|parcel|package) (?:is|was|were|came|comes|got|will be|s) (?:\\w+ )?(?:late|delayed)(?: again)?',
    'waited for the bus',
  ],
  ['(?:just )?(?:finished|got off|back from|home from|off) work', 'the work day is over'],
  [
    '(?:that|it|this|he|she) (?:is|s|was) (?:so )?(?:sick|fire|lit|insane|mental|wicked)(?= (?:lol|haha\\w*|man|bro|dude)\\b)',
    'that was great',
  ],
];
const EACH = FIGURES.map(
  ([figure, meant]) => [new RegExp(`\\b(?:${figure})`, 'g'), meant] as const,
);

/**
 * A message as it is meant, where words of it are a figure of speech: "my legs are killing me" is about no killing. It
 * chooses topics only; what a person wrote is kept as it was.
 *
 * @param plain as `plainOf` writes it
 */
export const meantBy = (plain: string): string =>
  EACH.reduce((said, [figure, meant]) => said.replace(figure, meant), plain)
    .replace(/ {2,}/g, ' ')
    .trim();

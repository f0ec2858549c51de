/**
 * What somebody who spoke of dying tells when they are about to do it, or wait for a moment. It means this only while a
 * wish to die is watched.
 */
const ACTS_NOW = new RegExp(
  [
    'kicking (?:away )?(?:the|my) (?:chair|stool|bucket)|(?:climbing|climbed) over|wrong side of (?:the|a) \\w+|over the (?:railing|edge|barrier|fence)',
    '(?:jumping|doing it|do it|swallowing|taking them|taking it|stepping off|letting go|going|starting) now',
    '(?:swallowing|taking|drinking) (?:them|it|the \\w+)(?: all)?(?: now)?$',
    'engine (?:is )?(?:on|running)|(?:on|past|over) the yellow line|(?:on|near) the (?:rails|tracks)|train (?:is )?(?:coming|in \\d+)|lying down (?:on|here)',
    '(?:rope|belt|cord|noose|it) (?:is )?(?:up|tied|round my neck|around my neck|ready)$|(?:around|round) my neck',
    '^(?:well |ok )?(?:it is|its) (?:time|now|ready|set up|done)$|^(?:good ?bye|bye|bye bye|farewell|this is it)(?: everyone| all| now)*$',
  ]
    .map((one) => `(?:${one})`)
    .join('|'),
);
const WAITS =
  /\b(?:waiting|wait) (?:till|until|for (?:them|him|her|my|the))\b|^(?:it is|they are) for later$|^(?:just |only )?(?:not now )?(?:later|after)$|\bwhen (?:she|he|they|my \w+|everyone) (?:goes to bed|is asleep|are asleep|sleeps|sleep|leaves|is gone|are gone)\b|^(?:well |ok )?it is time$/;

/** Whether a message tells that it is being done now. */
export const actsNow = (said: readonly string[]): boolean => said.some((one) => ACTS_NOW.test(one));

/** Whether it tells that only the moment is waited for; after a denial as well. */
export const waitsForIt = (said: readonly string[]): boolean => said.some((one) => WAITS.test(one));

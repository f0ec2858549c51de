import { kind, type TriggerKind } from './taxonomy-row.ts';

/** The twenty mood tags, under the very names that a mood is tagged with. */
export const tagKinds: readonly TriggerKind[] = [
  kind('Exam stress', -0.5, 'exams?|midterms?|finals|tests?|quiz(?:zes)?|grades?|studying for'),
  kind('Sleepy', -0.5, 'sleepy|drowsy|cant keep my eyes open|yawning|nodding off|dozing'),
  kind(
    'Social win',
    1,
    'made (?:a )?(?:new )?friends?|(?:good|nice|great|lovely) (?:talk|chat|conversation|evening with)|spoke up|they laughed at my joke|got invited|was invited|had fun with|hung out with',
  ),
  kind(
    'Family fight',
    -1,
    '(?:fights?|fought|argu(?:ed|ing|ment)|yell(?:ed|ing)|shout(?:ed|ing)) .{0,24}(?:mom|mum|mother|dad|father|brother|sister|parents|family|son|daughter|husband|wife)|(?:mom|mum|mother|dad|father|brother|sister|parents|family|husband|wife) .{0,16}(?:fights?|fought|argu(?:ed|ing)|yell(?:ed|ing|s)|shout(?:ed|ing|s))',
  ),
  kind(
    'Productive day',
    1,
    'productive|got (?:so much|a lot|everything|things) done|ticked off|on top of things',
  ),
  kind(
    'Anxious',
    -1,
    'anxious|anxiety|nervous|worr(?:y|ied|ying|ies)|panic(?:ked|king|ky)?|on edge|uneasy|dread(?:ing)?',
  ),
  kind(
    'Lonely',
    -1,
    'lonely|loneliness|isolated|all alone|so alone|left out|nobody to talk to|no friends',
  ),
  kind('Motivated', 1, 'motivated|driven|eager|fired up|cant wait to (?:start|begin)|ready to go'),
  kind('Tired', -0.5, 'tired|fatigued?|worn out|no energy|drained|weary|exhaust(?:ed|ing)'),
  kind(
    'Happy moment',
    1,
    'happy|joy(?:ful)?|delighted|smil(?:ed|ing)|laughed|made my day|so glad|best day',
  ),
  kind(
    'Overwhelmed',
    -1,
    'overwhelm(?:ed|ing)|too much (?:at once|to do|going on)|cant cope|falling apart|drowning in|over my head',
  ),
  kind(
    'Focused',
    1,
    'focus(?:s?ed)? (?:well|all|for)|was (?:so )?focus(?:s)?ed|in the flow|deep focus|concentrated well|hyper ?focus(?:s?ed)?|felt focus(?:s)?ed',
  ),
  kind(
    'Friend drama',
    -0.5,
    'drama|gossip(?:ing|ed)?|(?:friends?|best friend|bestie) .{0,24}(?:mad|angry|ignor\\w+|ghost\\w+|blocked|lied|mean|upset|fell out|behind my back)|fell out with|ghosted me',
  ),
  kind(
    'Self-care day',
    1,
    'self ?care|took care of myself|long bath|spa|me time|day for myself|treated myself',
  ),
  kind(
    'Under pressure',
    -0.5,
    'pressure|pressured|stress(?:ed|ful|ing)?|expectations|rushed|on my back',
  ),
  kind('Feeling grateful', 1, 'grateful|gratitude|thankful|appreciate|blessed|lucky to have'),
  kind(
    'Burned out',
    -1,
    'burn(?:ed|t|ing)? ?out|running on empty|nothing left to give|completely done',
  ),
  kind('Inspired', 1, 'inspired|inspiring|inspiration|new idea|so many ideas|creative'),
  kind(
    'Bad sleep',
    -1,
    '(?:slept|sleep|sleeping) (?:so |really |very )?(?:bad(?:ly)?|poorly|terribl[ey]|little)|(?:cant|couldnt|didnt|can not|could not|did not|unable to) (?:really )?(?:fall a)?sleep|(?:cant|couldnt) get to sleep|insomnia|sleepless|nightmares?|(?:bad|awful|terrible|poor|no) (?:nights? )?sleep|awake (?:all|half|most)|woke up (?:all|every|at (?:3|4|three|four)|so many)|(?:lay|lie|lying) awake',
  ),
  kind(
    'Accomplished',
    1,
    'accomplish(?:ed|ment)?|achieved|i did it|proud of (?:me|myself)|(?:finally )?(?:finished|completed) (?:my|the|it|all)|passed (?:my|the)|reached my goal|nailed it',
  ),
];

import { type BreakdownPattern, pattern } from './pattern.ts';

/** Washing, dressing, moving, resting and hobbies. */
export const selfPatterns: readonly BreakdownPattern[] = [
  pattern(
    'washing',
    'shower(?:ing)?|bath(?:e|ing)?|wash(?:ing)? (?:my |your )?(?:hair|face)',
    'Put one towel in the bathroom',
    [
      'Put fresh clothes next to the towel',
      'Turn on the water and let it get warm',
      'Wash one time, from top to bottom',
    ],
    'Go on at a calm pace, each part one time',
    'Dry off and put on the fresh clothes',
  ),
  pattern(
    'getting-ready',
    'get(?:ting)? (?:ready|dressed|up|out of bed)|(?:morning|evening|bedtime|night) routine|teeth|hygiene|go(?:ing)? to bed|bedtime',
    'Put both feet on the floor',
    [
      'Go to the bathroom and wash your face',
      'Brush your teeth one time',
      'Put on the first clothes that feel fine',
    ],
    'Do the next thing that belongs to it',
    'Put away one thing that you used, and stop',
  ),
  pattern(
    'moving',
    'exercis(?:e|es|ing)|work(?:ing)? ?out|walk(?:s|ing)?|runs?|running|jog(?:ging)?|gym|yoga|stretch(?:es|ing)?|swim(?:ming)?|bik(?:e|ing)|cycl(?:e|ing)|sports?|danc(?:e|ing)',
    'Put on the shoes or clothes that you move in',
    [
      'Stand up and move your arms and shoulders',
      'Go to the place where you will move',
      'Begin slowly',
    ],
    'Keep moving, with a rest when you want one',
    'Slow down, stop, and drink some water',
  ),
  pattern(
    'resting',
    'rest(?:ing)?|relax(?:ing|ation)?|breath(?:e|s|ing)?|meditat(?:e|ion|ing)|nap|lie down|calm|music|listen(?:ing)?|quiet|blanket',
    'Go to the place where you will rest',
    [
      'Turn off one light or one sound',
      'Put your phone out of reach',
      'Sit or lie down in a way that feels fine',
    ],
    'Stay here, and let thoughts come and go',
    'Move your hands and feet, then get up slowly',
  ),
  pattern(
    'making',
    'draw(?:ing)?|paint(?:ing)?|sketch(?:ing)?|guitar|piano|practi[cs](?:e|ing)|crafts?|knit(?:ting)?|sew(?:ing)?|sing(?:ing)?|hobby|puzzle',
    'Take out one thing that you use for it',
    [
      'Sit down where the light is good',
      'Choose one small piece to do',
      'Do that piece and leave it as it comes out',
    ],
    'Go on with the next small piece',
    'Put your things down and leave it as it is',
  ),
];

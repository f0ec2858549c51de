import { life, type Topic } from '#domain/chat/coach/topic.ts';

/** What a home and a body ask for each day. */
export const homeTopics: readonly Topic[] = [
  life(
    'clutter',
    ['start'],
    'clutter\\w*|(?<!(?:im|i am|feel like|feel|such|be) (?:such |just |like )?a )mess(?:y)?(?! (?:up|with))|(?:my|the) (?:room|flat|house|apartment|kitchen|place|home|desk) (?:is|looks) (?:so |such |really |a |an |like )*(?:mess|messy|disaster|dirty|tip|state|chaos)|piles? of|dirty dishes|hoard\\w*|chaos (?:at home|everywhere)',
    [
      [
        'A room like that can be loud without a sound, and shame makes it harder to begin.',
        'Which one spot would help you most if it were clear?',
      ],
      ['It got like this because strength was short.', 'What do you see first when you come in?'],
    ],
    [
      [
        'Take one bag and pick up trash alone, for five minutes. Nothing needs to be sorted.',
        'Then you can stop, also when the rest is still there.',
      ],
      [
        'Clear one small place, as big as a plate, and leave the rest.',
        'Dishes can soak in hot water while you sit down.',
      ],
    ],
  ),
  life(
    'chores',
    ['start'],
    'chores?|clean (?:my|the|up)|dishes|laundry|vacuum\\w*|hoover\\w*|housework|cleaning|tidy(?:ing)?(?: up)?|(?:take|taking) (?:out )?the (?:trash|bins?|rubbish)(?: out)?|groceries|cooking',
    [
      ['Chores come back all the time, and that is tiring.', 'Which one weighs on you most today?'],
      [
        'There are many small steps in a chore that nobody sees.',
        'At which step do you get stuck?',
      ],
    ],
    [
      [
        'Do a smaller version of it: five plates, one load, one corner. That counts as done for today.',
      ],
      [
        'Music or a podcast that you only play for this can make the start smoother.',
        'I can also split it into steps with you.',
      ],
    ],
  ),
  life(
    'overate',
    ['sensory-break', 'grounding'],
    'ate (?:way |far |so )?too much|overate|(?:i |ive )?(?:ate|eaten) (?:a|the) whole|stuffed myself|(?:i am|im) so full',
    [
      [
        'That can feel heavy, in the body and in the head.',
        'Which of the two is harder right now?',
      ],
      [
        'A full body settles by itself, and nothing has to be made up for.',
        'What was going on before?',
      ],
    ],
    [
      ['The next meal can be a usual one, at its usual time. Going without makes it harder.'],
      [
        'If eating often goes like this, a doctor can help, and so can a line for it.',
        'Crisis help at the top has them.',
      ],
    ],
  ),
  life(
    'food',
    ['start'],
    '(?:what|nothing|something|anything) to (?:eat|cook)|what (?:should|can|do|could) i (?:cook|eat|make)|(?:whats|what is) for (?:dinner|lunch|breakfast)|what .{0,16}for (?:dinner|lunch|breakfast)|which (?:dinner|lunch|breakfast)|(?:choose|decide|pick) .{0,14}(?:eat|food|dinner|meal)|hungry|starving|(?:need|have|got|trying) to eat|(?:havent|didnt|forgot to|cant|cannot|too tired to) (?:eat\\w*|cook)|safe foods?|picky eat\\w*|appetite|takeaway|takeout',
    [
      [
        'Choosing food is hard when energy is low, since it needs many small decisions.',
        'What is in the kitchen that needs no cooking?',
      ],
      [
        'Eating something is better than eating the right thing.',
        'Do you want it warm or cold, soft or crunchy?',
      ],
    ],
    [
      [
        'Take the first thing that is all right and needs the fewest steps. Bread, cereal or yogurt is a meal today.',
      ],
      [
        'You can write a list of five foods that always work, and put it on the fridge.',
        'On days like this you take the next one from the list, without choosing.',
      ],
    ],
  ),
  life(
    'money',
    ['start', 'scene'],
    'bills?|money|tax(?:es)?|rent|debts?|broke|invoice|insurance|paperwork|forms?(?= |$)|bank|letters? (?:from|i|that)|(?:unopened|open) (?:mail|letters?|post)|admin|overdraft|budget|expensive|afford',
    [
      [
        'Letters, forms and money ask for a lot at once, and few people like them.',
        'Which one paper has the nearest date on it?',
      ],
      [
        'Money worries stay in the head all day.',
        'Is the trouble the sum, or that it has to be looked at?',
      ],
    ],
    [
      ['Only open it, and write the date and the sum on the outside. That is enough for today.'],
      [
        'Most offices give more time when they are asked. One line is enough: "I need two more weeks for this."',
        'We can practice that call.',
      ],
    ],
  ),
  life(
    'hygiene',
    ['start', 'sensory-break'],
    'shower(?:ed|ing)?|brush(?:ed|ing)? my (?:teeth|hair)|hygiene|(?:wash|washed) my hair|(?:same|dirty) clothes|get(?:ting)? dressed',
    [
      [
        'That is many steps, with water, cold and noise in it, on little energy.',
        'Which step is the worst one?',
      ],
      ['Getting clean can be the hardest task of a day.', 'What would be half of it, for today?'],
    ],
    [
      [
        'Half counts. A wet cloth, dry shampoo or chewing gum are real ways to do it on a hard day.',
      ],
      [
        'First only sit up and put both feet on the floor. Then see.',
        'A chair in the shower or a warm towel ready can take the worst part away.',
      ],
    ],
  ),
  life(
    'moving-body',
    ['start'],
    'gym|workout|work out|exercise (?:more|again|today|regularly)|(?:go|going) (?:for )?(?:a )?(?:run|walk|running)|sports?|out of shape',
    [
      ['Moving your body came up.', 'Did it do you good, or is it the start that is hard?'],
      [
        'Sport is one of many ways to move.',
        'What kind of movement did you like at any time in your life?',
      ],
    ],
    [
      ['Five minutes near home count as moving. You can go in the clothes that you wear now.'],
      ['Tie it to a thing that happens anyway, such as one song after you come home.'],
    ],
  ),
  life(
    'habit',
    ['sensory-break', 'grounding'],
    '(?:drank|drinking|smoked|smoking|gambled) again|relaps\\w*|sober|fell off the wagon|drank too much|drunk|hungover|hangover|smok(?:e|ing)|vap(?:e|ing)|weed|alcohol|craving|caffeine|too much coffee|gambl\\w+|porn',
    [
      [
        'Thank you for saying that without hiding it.',
        'What did you need in the moment when you reached for it?',
      ],
      [
        'Such things often stand for rest, calm or company.',
        'At which time of the day is the pull strongest?',
      ],
    ],
    [
      [
        'Put ten minutes between the wish and the act, with something for your mouth or hands. After that you can choose anew.',
      ],
      [
        'If you want to change it and it does not work alone, a doctor or a helpline is a fair next step. They hear it often.',
      ],
    ],
  ),
];

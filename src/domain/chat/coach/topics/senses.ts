import { life, type Topic } from '#domain/chat/coach/topic.ts';

/** What comes in by the senses, and what the body does when it is too much. */
export const senseTopics: readonly Topic[] = [
  life(
    'meltdown',
    ['sensory-break', 'grounding'],
    'melt ?downs?|melting down|i (?:totally |just |completely )?lost it|and lost it|i exploded|i blew up|screamed at|threw things|i broke down',
    [
      [
        'A meltdown is what happens when too much came in for too long. You did not choose it.',
        'Is it over, or is it still going on?',
      ],
      [
        'After a meltdown there is often shame, and a body that is worn out.',
        'What does your body want now: dark, weight, water, or sleep?',
      ],
    ],
    [
      [
        'Now is not the time to explain or to repair. Quiet and rest come first.',
        'Later you can look for what came before it, so that you notice the next one sooner.',
      ],
      [
        'For people near you, one text is enough: "It was too much. I am resting. We talk tomorrow."',
      ],
    ],
  ),
  life(
    'shutdown',
    ['sensory-break', 'grounding'],
    'shut(?:ting|s)? ?down|shutdown|(?:cant|cannot|stopped being able to) (?:speak|talk|move)|nonverbal|non verbal|went mute|go mute|frozen|freez(?:e|ing) up|numb|blank',
    [
      [
        'A shutdown is a body that saves its last energy. You need not talk.',
        'Are you somewhere safe and quiet? One word is enough.',
      ],
      [
        'When words or movement stop, less of all is what helps.',
        'Can you make one thing less: light, sound, or people?',
      ],
    ],
    [
      [
        'Lie or sit, cover yourself, and let time pass. Nothing has to be answered.',
        'You can write to people instead of speaking, also to those in the same room.',
      ],
      ['When it gets lighter, begin with one small movement, such as your toes, then a drink.'],
    ],
  ),
  life(
    'burnout',
    ['sensory-break', 'thought'],
    'burn(?:ed|t|ing)? ?out|burnout|exhausted|running on empty|(?:no|zero) (?:energy|spoons)|spoons|cant (?:keep up|do this|go on like this) any ?more|lost (?:my )?skills|regress\\w*',
    [
      [
        'That sounds like being used up, and not like being a bit tired.',
        'What takes the most from you each day?',
      ],
      [
        'When rest no longer helps, too much has been asked for too long.',
        'Since when is it like this?',
      ],
    ],
    [
      [
        'Take away before you add. Which one thing could be dropped, put off, or done by somebody else this week?',
        'If it lasts for weeks, a doctor is worth asking, since the body can have a part in it.',
      ],
      [
        'Time with what you love, and without people, counts as rest as well.',
        'You can mark tasks as "not today" in the routine builder. Nothing is lost by that.',
      ],
    ],
  ),
  life(
    'sound',
    ['sensory-break'],
    'nois[ey]+|loud|(?<!nothing )sounds?(?! (?:good|great|like|nice|bad|fine|hard))|open.?plan|misophonia|chew(?:ing)? (?:sounds?|noises?|loudly)|barking|drilling|construction|(?:hear|heard) (?:everything|every|them)|music (?:next door|upstairs)|headphones|earplugs',
    [
      [
        'Noise is hard on you right now, and that is real.',
        'Which sound is the worst, and can you get away from it?',
      ],
      ['Some ears let all sounds in at the same strength.', 'Where is it coming from?'],
    ],
    [
      [
        'Less of it first: another room, headphones, or a hum of your own such as a fan.',
        'You may ask for it plainly: "Can you turn that down? It hurts my ears."',
      ],
      [
        'If you cannot leave, press your hands over your ears for a minute, and look at one still thing.',
      ],
    ],
  ),
  life(
    'light',
    ['sensory-break'],
    'bright(?:ness)?|lights?|fluorescent|neon|glare|flicker\\w*|the sun',
    [
      [
        'Light can hurt, and it wears a head out.',
        'Can it be switched off, or can you turn your back to it?',
      ],
      ['Your eyes have had too much.', 'Is it a screen, a lamp, or the day itself?'],
    ],
    [
      [
        'A cap, sunglasses inside, or a screen in the dark theme take some of it away. You find the themes at /settings.',
      ],
      [
        'Close your eyes and cover them with your palms for a minute. No light is a rest that works at once.',
      ],
    ],
  ),
  life(
    'touch',
    ['sensory-break'],
    'itch\\w*|scratchy|clothes (?:feel|hurt|are)|fabric|seams?|labels?|tags?|socks|touch(?:ed|ing)? me|(?:hate|cant stand) being touched|hugs?|sticky|sweaty|too (?:hot|cold|warm)|heat ?wave|texture',
    [
      [
        'Something on the skin can take up the whole head.',
        'What is it, and can you take it off or change it now?',
      ],
      [
        'Touch that others do not notice can be too much for you.',
        'Is it clothing, warmth, or somebody who comes close?',
      ],
    ],
    [
      [
        'Change it if you can. Soft and old clothes are fine at home.',
        'A firm hold often feels better than a light one. A heavy blanket can do that.',
      ],
      ['You may say it before it happens: "No hug, please. A wave is fine."'],
    ],
  ),
  life(
    'smell',
    ['sensory-break'],
    'smells?|smelly|perfume|stink\\w*|odou?rs?|stench|fumes',
    [
      ['A smell can fill a room and a head.', 'Can you leave, or let in air?'],
      ['Smells are hard to shut out.', 'What does it smell of, and where are you?'],
    ],
    [
      ['A scarf with a smell that you like, or breathing by the mouth for a while, makes it less.'],
      [
        'You can ask others kindly: "Strong perfume makes me ill. Could you leave it out on office days?"',
      ],
    ],
  ),
  life(
    'crowd',
    ['sensory-break', 'grounding'],
    'crowd(?:ed|s)?|supermarket|mall|shopping cent(?:er|re)|(?:bus|train|metro|subway) (?:was|is) (?:so |too |really )?(?:full|packed|loud)|too many people|packed|concert|festival',
    [
      [
        'People, lights and noise at once: places like that ask a lot.',
        'Are you there now, or is it over?',
      ],
      [
        'That was many people close to you.',
        'What helped the last time you came out of a place like that?',
      ],
    ],
    [
      [
        'If you are there: go to the edge, a wall or the door, and stand with your back to it.',
        'If it is over: give yourself as long alone as you were there.',
      ],
      ['Early or late hours are emptier. Some shops have a quiet hour, which you can ask about.'],
    ],
  ),
  life(
    'overload',
    ['sensory-break'],
    'sensory|over ?stimulat\\w*|over ?load(?:ed|ing)?|too much (?:input|going on)',
    [
      ['Your senses are full.', 'Which one is it most: ears, eyes, skin, or nose?'],
      [
        'That is more than a head can sort at one time.',
        'What is the nearest place with less in it?',
      ],
    ],
    [
      ['Make that one less, and leave the others for later. One less is already a change.'],
      [
        'Movement helps many to come down: rocking, pressing the palms together, or pacing. Do it in your own way.',
      ],
    ],
  ),
  life(
    'unwell',
    ['sensory-break'],
    'headaches?|migraine|(?:a|my|this|bad|head) cold(?! (?:day|night|shower|room|drink|house|bath|floor|wind|place))(?= |$)|(?:flu|fever|cough)(?= |$)|stomach ?ache|cramps|(?:my |period )(?:period|pain)|(?:im|i am|feel|feeling) (?:sick|ill|unwell|nauseous)|in pain|(?:back|neck|tooth|head|stomach) (?:hurts?|aches?)|toothache',
    [
      [
        'A body that hurts makes everything else harder.',
        'What have you planned today that could wait?',
      ],
      ['Being unwell is reason enough to do less.', 'Have you had water, food and some dark?'],
    ],
    [
      [
        'Do only what has to be done today, and lie down with less light and sound.',
        'If it is strong, new, or does not pass, please ask a doctor or a pharmacist.',
      ],
      ['You can tell one person that you are ill today. Then nobody waits for you.'],
    ],
  ),
  life(
    'stim',
    [],
    'stimm?(?:ing|s|med)?|fidget\\w*|rocking|flap(?:ping)?',
    [
      [
        'Moving like that helps a body to sort what comes in.',
        'Which kind does you the most good?',
      ],
      ['Your way of moving is yours.', 'Where can you do it freely, and where not?'],
    ],
    [
      [
        'Things for the hands or the mouth can go along in places where others watch: a ring, a string, gum.',
      ],
      ['If somebody asks, one sentence will do: "It helps me to listen."'],
    ],
  ),
];

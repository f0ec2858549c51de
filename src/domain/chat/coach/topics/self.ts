import { life, type Topic } from '#domain/chat/coach/topic.ts';

/** How people see themselves, and the larger things around them. */
export const selfTopics: readonly Topic[] = [
  life(
    'self-harsh',
    ['thought'],
    '(?:feel|feeling|im|i am|am i) (?:so |such |really |just |like )*(?:a |an )?(?:useless|worthless|not good enough|failure|loser|stupid|dumb|idiot|pathetic|bad person|disappointment|fraud|impostor|imposter|too sensitive)|(?:hate|disgusted with|mad at|angry (?:with|at)) myself|ruin(?:ed)? everything|mess(?:ed)? (?:it |everything )?up|screw(?:ed)? (?:it |everything )?up|my fault',
    [
      ['Those are hard words about yourself.', 'What happened before they came up?'],
      [
        'You are harder on yourself than on others, as it sounds.',
        'Where did you hear such words first?',
      ],
    ],
    [
      [
        'That is one event, and the words are about a whole person. The two are not the same size.',
        'We can look at that thought from more than one side, with the button below.',
      ],
      [
        'Say what happened in one sentence, without any word that judges. Then see what is left of it.',
      ],
    ],
  ),
  life(
    'rest-guilt',
    ['thought', 'sensory-break'],
    'guilty (?:for|about|when) (?:rest\\w*|relax\\w*|doing nothing|taking|sleeping|sitting|saying no)|(?:cant|cannot) relax|allowed to rest|earn(?:ed)? (?:my )?rest|deserve (?:a |to )?(?:rest|break)',
    [
      [
        'Rest is not a prize. A body needs it, done or not done.',
        'What does the guilt say you owe, and to whom?',
      ],
      ['You rest, and your head keeps count.', 'What kind of rest feels most allowed to you?'],
    ],
    [
      ['Put the rest into the plan with a start and an end. Then it is a task that can be done.'],
      ['You can rest and feel guilty at the same time. The guilt does not have to go first.'],
    ],
  ),
  life(
    'focus',
    ['start', 'sensory-break'],
    '(?:cant|cannot|can not|hard to|unable to|trouble|difficulty|struggling to|couldnt) (?:focus\\w*|concentrat\\w*|pay attention|listen|read|sit still)|no focus|(?:for|on|with|better|my) focus(?:ing)?|concentration|(?:brain|head|mind) (?:is|feels|was) (?:so |too |completely )?(?:fried|full|mush|soup|foggy|empty|loud)|tabs open|distract(?:ed|ing|ions?|ible)|mind wander\\w*|wander(?:s|ing) off|brain fog|fogg?y|scatter\\w+|restless\\w*|hyperactive|bouncing off',
    [
      [
        'Your attention goes where it wants today.',
        'What pulls it away most: sounds, thoughts, the phone, or a body that wants to move?',
      ],
      [
        'Holding your mind on one thing is a lot of work.',
        'What is it that you want to pay attention to?',
      ],
    ],
    [
      [
        'Make that one pull smaller: phone in another room, ear plugs, or a paper for thoughts that pop up.',
        'Then try ten minutes, not an hour.',
      ],
      [
        'Moving can help a head to stay: stand, walk while you read, or keep something in your hands.',
        'You can write down what distracts you at /features/focus-mood-tracker, and see what comes up often.',
      ],
    ],
  ),
  life(
    'mornings',
    ['start'],
    'mornings?(?! everyone)|(?:get(?:ting)?|got) (?:up|out of bed)|wak(?:e|ing) up|just woke up|alarm(?:s)?|snooz\\w+|still in bed|in bed all day',
    [
      [
        'The first hour can be the steepest one.',
        'What happens between the alarm and your feet on the floor?',
      ],
      [
        'Getting up asks for many decisions from a head that is not awake.',
        'Which one could be made the evening before?',
      ],
    ],
    [
      [
        'Lay out clothes and breakfast in the evening, and put the alarm where you have to stand up.',
        'Light on at once helps a body to wake.',
      ],
      [
        'Only sit up first, feet down, and drink the glass of water that stands there. Then the next step.',
      ],
    ],
  ),
  life(
    'future',
    ['thought', 'start'],
    '(?:what|idk what|dont know what) to do with my life|my future|the future|career|no (?:goals?|direction|purpose)|lost in life|meaning in my life|change (?:my )?(?:jobs?|careers?)|what i want in life',
    [
      [
        'That is a big question, and it does not need an answer today.',
        'On which day in the last year did you feel most in the right place?',
      ],
      ['Not knowing where to go can be heavy.', 'What do you know that you do not want any more?'],
    ],
    [
      ['Take one part of that and try it small: one talk, one course hour, one afternoon.'],
      [
        'You can write two lists: what gives energy, and what takes it. The next step often stands there.',
      ],
    ],
  ),
  life(
    'ill-family',
    ['grounding', 'breathing'],
    '(?:mom|mum|mother|dad|father|brother|sister|grandma|grandmother|grandpa|grandfather|husband|wife|partner|son|daughter|friend|aunt|uncle|boyfriend|girlfriend|dog|cat|rabbit) (?:is|was|has|got) (?:\\w+ ){0,2}(?:in (?:the )?hospital|ill|sick|cancer|dying|an accident|surgery|stroke|a stroke|dementia)|caring for my (?:mom|mum|mother|dad|father|parents)',
    [
      [
        'I am sorry. Fear for somebody whom you love takes up everything.',
        'What do you know about it so far, and what is still open?',
      ],
      ['That is a lot to carry, next to a normal day.', 'Who is there for you in it?'],
    ],
    [
      [
        'Choose one set time to ask for news, so that the hours between are yours.',
        'Eating and sleeping count as helping, since it may take long.',
      ],
      [
        'You can give others one clear task: a lift, a meal, a call. Many want to help and do not know how.',
      ],
    ],
  ),
  life(
    'ex',
    ['thought'],
    'my ex(?: \\w+)?|ex (?:boyfriend|girlfriend|husband|wife|partner)',
    [
      ['Your ex came up in your day.', 'Did they do something, or did you think of them?'],
      ['An old bond can stir a lot.', 'What would you like to feel about it in a month?'],
    ],
    [
      ['You do not have to answer anything today. A message can wait a night.'],
      [
        'Decide on one rule for now, such as no looking at their pages, and tell a friend about it.',
      ],
    ],
  ),
  life(
    'dating',
    ['scene', 'thought'],
    'dating|first date|a date (?:with|tonight|tomorrow)|tinder|(?:have|got) a crush|in love|flirt\\w*|ask (?:him|her|them) out',
    [
      [
        'There is somebody, or there may be.',
        'What is exciting about it, and what makes you unsure?',
      ],
      ['Dating has many rules that nobody says aloud.', 'Which part would you like to be clearer?'],
    ],
    [
      [
        'You may say what you like and what you need early on: a quiet place, a clear end, plain words.',
      ],
      [
        'Ask one plain question, and leave time for the answer. It is fine not to know how they feel yet.',
      ],
    ],
  ),
  life(
    'world',
    ['grounding'],
    'the news|politics|elections?|climate|war|the world (?:is|feels)|everything is (?:so )?expensive|prices',
    [
      ['What goes on in the world gets into a day.', 'What did you read or hear today?'],
      [
        'That is large, and one person cannot carry it.',
        'How much time with the news is good for you?',
      ],
    ],
    [
      [
        'Read it once a day at a set time, and not before bed. What you miss will still be there tomorrow.',
      ],
      [
        'One thing within reach helps more than ten articles: a donation, a letter, a talk with a neighbor.',
      ],
    ],
  ),
  life(
    'hug',
    ['grounding', 'sensory-break'],
    '(?:need|want|could use) a hug|hug me|(?:need|want) (?:to be held|comfort|a cuddle)',
    [
      [
        'I have no arms, and I understand the wish.',
        'Is there a blanket, a cushion or an animal near you?',
      ],
      ['Being held would be good now.', 'Who is a person whose hugs you like?'],
    ],
    [
      [
        'Pull something heavy around you, or cross your arms and press both shoulders. Hold it for three breaths.',
      ],
      [
        'You can send one line: "Could I have a hug when we meet?" People like to be asked plainly.',
      ],
    ],
  ),
  life(
    'comparing',
    ['thought'],
    'everyone else|every ?body else|(?:other|normal) people (?:can|do|manage|have|are)|behind in life|people my age|compar(?:e|ing) myself|(?:why )?(?:cant|cannot) i (?:just )?(?:be|do|act|live) (?:like|normal)|so normal|what is wrong with me|whats wrong with me|why am i (?:like this|so)|achieved nothing|(?:im|i am) \\d\\d and|compar(?:e|ing) myself|im broken|i am broken',
    [
      [
        'You hold yourself next to others, and you see only their outside.',
        'What is it that they seem to do without effort?',
      ],
      [
        'It is tiring to work twice as hard for what looks small.',
        'What took you the most strength this week, that nobody saw?',
      ],
    ],
    [
      ['That deserves to be seen. Write it down as done, with the effort it took.'],
      [
        'A fair measure is you, last month, with the same sleep and the same load.',
        'What is one thing that goes a bit better than then?',
      ],
    ],
  ),
  life(
    'feels-named',
    ['thought', 'grounding'],
    '^(?:i feel|i am feeling|im feeling|feeling|i felt) (?:so |really |very |a bit |kind of |just |quite )*\\w+$',
    [
      ['That is a clear word for it.', 'What brought it up?'],
      ['A feeling with a name, then.', 'How strong is it now, from 0 to 10?'],
    ],
    [
      [
        'It may stay for a while, and it does not have to be solved. Something warm or something slow can go along with it.',
      ],
      ['If it wants something, what would it be: rest, a word to somebody, or a change?'],
    ],
  ),
];

import { life, type Topic } from '#domain/chat/coach/topic.ts';

/** Days that go well, days that change, and what else a day holds. */
export const dayTopics: readonly Topic[] = [
  life(
    'change',
    ['grounding', 'sensory-break'],
    'change of plans?|plans? (?:changed|change|got cancel\\w*|fell through)|(?:got |was |been |theyve |they |he |she )?cancel(?:led|ed|s)|last minute|unexpected\\w*|routine (?:is|was|got) (?:broken|gone|disrupted|messed up|off)|reschedul\\w*|not what (?:i|we) (?:expected|planned)|out of routine',
    [
      [
        'A plan that changes takes the ground away for a moment.',
        'What was the plan, and what is it now?',
      ],
      [
        'You had set yourself up for something else.',
        'Which part of the day is still as you knew it?',
      ],
    ],
    [
      [
        'Write the new plan down in order, with times, even if it is short. Then there is a plan again.',
        'It is fine to be upset about it and to need a while.',
      ],
      [
        'Keep one thing from the old plan: the same food, the same show, the same time for bed.',
        'You may ask others: "Please tell me a day before, when it is possible."',
      ],
    ],
  ),
  life(
    'holidays',
    ['sensory-break', 'scene'],
    'christmas|easter|thanksgiving|new years?(?: eve)?|halloween|ramadan|eid|diwali|hanukkah|holidays?|vacation|birthday party',
    [
      [
        'Such days bring guests, noise and other rules than usual.',
        'What about it do you look forward to, and what do you dread?',
      ],
      [
        'Days off can be tiring, since the routine is gone.',
        'Which part of it can you decide yourself?',
      ],
    ],
    [
      ['Plan three things: when you come, when you go, and where you can be alone in between.'],
      [
        'You may keep some of it as on other days: your own food, your own time for bed, one hour with the door shut.',
      ],
    ],
  ),
  life(
    'birthday',
    [],
    '(?:its|it is|today is) my birthday|my birthday (?:is|was)|turn(?:ing|ed) \\d+',
    [
      ['Happy birthday to you.', 'What would make it a good day by your own taste?'],
      ['A birthday, then. It can be any kind of day.', 'Do you like it big, small, or not at all?'],
    ],
    [
      ['Then that is a fine way to have it. One thing that you like, at a time that you choose.'],
      ['It is allowed to answer messages tomorrow, or with one line for all.'],
    ],
  ),
  life(
    'pet-loss',
    ['grounding'],
    '(?:my |our )?(?:cat|dog|rabbit|hamster|bird|horse|guinea pig|pet|fish|ferret|rat|kitten|puppy)s? (?:\\w+ ){0,3}(?:died|dead|passed away|put down|put to sleep|gone|dying)|put (?:my|our|the) (?:cat|dog|rabbit|hamster|bird|horse|pet|guinea pig) (?:down|to sleep)|(?:lost|losing|put down|buried|miss) (?:my|our) (?:cat|dog|rabbit|hamster|bird|horse|pet|guinea pig)',
    [
      [
        'I am sorry. An animal is there every day, and then the day has a hole in it.',
        'What was its name, and what did it like?',
      ],
      [
        'Losing an animal is real grief, whatever others say.',
        'At which time of the day do you miss it most?',
      ],
    ],
    [
      [
        'That is good to know about it. You can put one thing of it where you see it, or put it away for now. Both are fine.',
      ],
      [
        'The times that belonged to it are the hardest. It can help to do something small at that hour.',
        'Tell me more about it, if you like.',
      ],
    ],
  ),
  life(
    'pet',
    [],
    'my (?:new )?(?:cat|dog|rabbit|hamster|bird|horse|pet|kitten|puppy|guinea pig)s?',
    [
      ['You live with an animal.', 'What is it doing right now?'],
      [
        'Animals are good company, and they ask for no small talk.',
        'What do you like most about yours?',
      ],
    ],
    [
      ['That is a nice picture. Sitting next to it for a while is a fine thing to do.'],
      ['You can look at it for a minute and tell me three things that you see.'],
    ],
  ),
  life(
    'interest',
    [],
    'special interests?|(?:im|i am) (?:really |so |very |obsessed )(?:into|with)|my (?:hobby|hobbies|collection)|(?:i )?(?:love|like|collect|enjoy|talk about) (?:trains|lego|maps|games|books|drawing|painting|knitting|music|coding|space|dinosaurs|birds|plants|anime|history|cooking|baking|gardening|films|movies)|favou?rite',
    [
      [
        'That is something that you know and like.',
        'What is the part of it that others tend to miss?',
      ],
      ['You can tell me all about it here.', 'How did it begin?'],
    ],
    [
      ['Thank you, I did not know that. Time with it counts as rest, and needs no reason.'],
      ['You can plan some time for it today, with an alarm at the end if it tends to grow.'],
    ],
  ),
  life(
    'game-stuck',
    [],
    '(?:stuck|lost|losing|cant win|keep losing|keep dying|cant beat|cant get past|failed) .{0,24}(?:game|level|boss fight|round|puzzle|boss battle)|(?:game|level|puzzle) .{0,24}(?:too hard|stuck|impossible|annoying|unfair)|(?:memory|focus|social) game',
    [
      [
        'Being stuck at the same place again and again is annoying.',
        'Which game is it, and what happens each time?',
      ],
      ['Games are allowed to be left.', 'Do you want to get past it, or is it time for a break?'],
    ],
    [
      [
        'In the games here you can choose a lower level before a round. The scores are for you alone.',
        'In any game, a break of ten minutes often does more than the next try.',
      ],
      ['Watch what happens right before it goes wrong, without trying to win that round.'],
    ],
  ),
  life(
    'moving',
    ['start'],
    'mov(?:e|ed|ing) (?:house|home|out|in|flat|away|to a new|last|next|in with)|new (?:flat|apartment|city|house|school|place|neighbou?rs?)|first day|new job|start(?:ing|ed)? (?:a |my )?new (?:job|school)',
    [
      [
        'A new place means that nothing goes by itself yet.',
        'What is the most unsettling part of it?',
      ],
      ['That is a big change, also when you wanted it.', 'What do you miss from before?'],
    ],
    [
      ['Set up one corner first that is as you like it. The other boxes can wait.'],
      ['Go the same ways at the same times for a week. What is known grows from there.'],
    ],
  ),
  life(
    'weather',
    [],
    'weather|rain(?:ing|s|ed|y)?|snow(?:ing|ed|y)?|sunny|storm\\w*|it is (?:cold|hot|grey|gray)|its (?:cold|hot|grey|gray)',
    [
      [
        'I cannot look out of a window. You can.',
        'What is it like outside, and how does it sit with you?',
      ],
      ['Weather can change a whole day.', 'Does it make you want to stay in or go out?'],
    ],
    [
      ['Then let the day be that kind of day. One warm drink or one open window may fit.'],
      ['It is fine to plan by the weather in your head as well as by the one outside.'],
    ],
  ),
  life(
    'meal-had',
    [],
    '^(?:i|we|just|today i|ive|and i)(?: just)? (?:had|ate|drank) (?:\\w+ ){0,3}(?:lunch|dinner|breakfast|pasta|soup|cake|pizza|bread|tea|coffee)',
    [
      [
        'You had something to eat or drink. That is good for a head.',
        'How is the rest of the day so far?',
      ],
      ['Good, that is taken care of.', 'What comes next for you today?'],
    ],
    [
      ['All right. If nothing comes next, rest is a plan as well.'],
      ['Thank you. You can tell me more, or leave it at that.'],
    ],
  ),
  life(
    'made',
    [],
    '(?:i )?(?:made|baked|cooked|built|drew|painted|wrote|knitted|sewed|planted|fixed|repaired) (?:a|an|some|my|the|it|dinner|lunch|soup)',
    [
      ['You made something.', 'What part of it did you like doing?'],
      ['There is a thing now that was not there before.', 'What will happen with it?'],
    ],
    [
      ['That is good to know about yourself. It can go on a list of things that do you good.'],
      ['You can show it to a friend, or keep it for you.'],
    ],
  ),
];

/** Good news. It is met before anything else that a message may name. */
export const goodTopics: readonly Topic[] = [
  life(
    'good-news',
    [],
    '(?<!(?:not|didnt|never|wont|almost|if i) )(?:i )?(?:passed|aced)(?= (?:my|his|her|their|our|the|an?|it|all))|^(?:i|we|he|she|they) (?:just |finally |all )?passed$|got (?:the|a new|a|my) (?:job|promotion|raise|offer|degree|flat|apartment|place)(?! (?:and|but) i)|got (?:accepted|promoted|hired|in to|into (?:uni|college))|(?:good|great|amazing|happy) news|went (?:really |so |very )?(?:well|great|fine)|(?:finally|actually|managed to|just) (?:did|finished|cleaned|called|sent|went|made|wrote|cooked|asked|got|paid|started|tidied|showered|answered|booked|submitted)|(?:i )?(?:finished|completed|handed in|submitted)(?= (?:my|the|it))|managed to|i did it|proud of (?:my ?self|me|how)|engaged|pregnant and happy|(?<!who |who has )won (?:the|a|my|first)|best day|good day|great day|lovely (?:day|walk|time)|feel(?:ing)? (?:so |really |very |much )?(?:good|great|better|happy)(?! (?:if|when|about what))|(?:im|i am) (?:so |really |very )?(?:happy|proud|excited|glad|relieved)|celebrat\\w*|first time in (?:\\w+ ){1,3}that i',
    [
      ['That is good news. It is nice of you to tell me.', 'What was the moment when you knew it?'],
      ['That is very good to hear.', 'What helped it along?'],
      ['How nice. That is worth a pause.', 'Who else would like to hear it?'],
    ],
    [
      ['I like that. You can keep it: one line, with the date, for a day that goes less well.'],
      [
        'Thank you for sharing that. You may enjoy it without doing anything next.',
        'Is there something small that you would like, to mark the day?',
      ],
    ],
  ),
  life(
    'small-good',
    [],
    '(?:slept|sleeping) (?:really |so |very |quite )?(?:well|better|good|great|like)|slept (?:for )?(?:eight|nine|ten|eleven|twelve) hours|bliss|over the moon|chuffed|delighted|(?:said|says|told me) (?:my|the|it|that|i) (?:\\w+ ){0,4}(?:was|is|were|did) (?:so |really |very )?(?:great|good|brilliant|amazing|lovely|well)|(?:today|day|evening|morning|weekend|week|it|that|walk|trip|lunch|dinner) was (?:so |really |very |quite |actually )?(?:nice|good|great|lovely|fun|okay actually|better)|(?:i )?(?:feel|feeling|felt) (?:so |really |very |quite |a bit )?(?:calm|hopeful|free|rested|safe|loved|strong|lighter|relaxed)|went outside|i did (?:my|the|all) (?:taxes|dishes|laundry|homework|chores|shopping|cleaning|assignment|paperwork)|i paid (?:my|the)|made me (?:smile|laugh)|(?:i|we) (?:(?:all|both|even|really|just|have|had) )*laughed(?! at)',
    [
      ['That is nice to read.', 'Which moment of it was the best?'],
      ['Something went well, then.', 'What would you need to have more of that?'],
    ],
    [
      ['That is a good thing to know. You can plan one such moment for this week.'],
      [
        'It may be small, and it counts. You can log it at /features/focus-mood-tracker, so that you find it again.',
      ],
    ],
  ),
  life(
    'big-news',
    [],
    'pregnant|expecting (?:a baby|twins)|(?:have|got|getting|bought|adopted) (?:a|my) new \\w+|getting married|becoming (?:a|an) \\w+|retir(?:ed|ing)',
    [
      ['That is news that changes things.', 'How do you feel about it, in one word?'],
      ['Something new begins, then.', 'What is good about it, and what makes you unsure?'],
    ],
    [
      ['Both can be true at once. You need not decide today how you feel.'],
      ['One thing that stays as it is can give hold in such a time. Which one could that be?'],
    ],
  ),
];

import { life, type Topic } from '#domain/chat/coach/topic.ts';

/** How a day goes in a word or two, and what is in its way. */
export const moreTopics: readonly Topic[] = [
  life(
    'day-hard',
    ['grounding', 'thought', 'start'],
    '(?:today|day|week|night|morning|this) (?:really |just |completely )?(?:sucked|sucks|was (?:so |really |very )?(?:bad|awful|terrible|horrible|hell|rough|hard|shit))|worst (?:day|week)|^(?:ugh+|argh+|bad|awful|terrible|horrible|not (?:so |very |too |really )?(?:good|great|well|okay|ok))$|(?:i )?feel (?:so |really |just )*(?:awful|terrible|bad|horrible)$',
    [
      ['That was a bad stretch, then.', 'What was the hardest moment of it?'],
      ['It is good that you say it as it is.', 'Is it one thing, or many small ones?'],
    ],
    [
      ['That is enough to make a day bad. What is left of today may be small and quiet.'],
      [
        'Then one thing less, if there is any that can go. Food, water and a place to sit come first.',
      ],
    ],
  ),
  life(
    'day-mixed',
    [],
    '^(?:meh|so so|alright|not (?:too )?bad|average|in between|it was (?:ok|okay|fine|alright)|(?:im|i am) (?:ok|okay|fine|alright))$|(?:ok|okay|fine|alright) i guess',
    [
      ['Neither good nor bad, then.', 'What took the most out of you today?'],
      ['A middle kind of day.', 'Was there a moment in it that you would keep?'],
    ],
    [
      ['Days like that are good for resting, since nothing presses.'],
      ['Thank you. You can leave it there, or we look at what tomorrow brings.'],
    ],
  ),
  life(
    'feels-off',
    ['grounding', 'sensory-break'],
    'feel(?:ing)? (?:so |really |a bit |kind of |just )*(?:off|weird|strange|odd|nothing|different)|(?:im|i am) (?:so )?confused|^confused$|(?:dont|do not) know (?:how|what) i(?:m| am)? feel\\w*|alexithymi\\w*',
    [
      [
        'Something is off, and there may be no word for it yet.',
        'Where in your body do you notice it: head, chest, belly, or all over?',
      ],
      [
        'Feelings can be hard to name, and they need no name.',
        'Is it more heavy, more tense, or more empty?',
      ],
    ],
    [
      [
        'It may be hunger, thirst, noise, or too little sleep. You can go through those four, one after the other.',
      ],
      [
        'You can log it with a number alone at /features/focus-mood-tracker. Over some days a pattern may show.',
      ],
    ],
  ),
  life(
    'event',
    ['scene', 'sensory-break'],
    '(?:have to|need to|going to|supposed to|dont want to|do i have to) go to (?:a|the|my|this|that|an) (?:\\w+ )?(?:party|wedding|event|dinner|meeting|reunion|concert|conference|funeral)|(?:at|to) (?:a|the|this) (?:party|wedding|event|reunion|conference)',
    [
      [
        'An event like that is many people and few breaks.',
        'What part of it do you want to be there for?',
      ],
      ['You may be there in your own way.', 'Who will be there that makes it better?'],
    ],
    [
      ['Decide on a time to leave before you go, and where you can be alone for five minutes.'],
      [
        'You can also say no, or come for one hour. "I come for the cake and leave at four" is a full sentence.',
      ],
    ],
  ),
  life(
    'escape',
    ['sensory-break', 'grounding'],
    'hid(?:e|ing) in (?:the|a|my) (?:bathroom|toilet|car|room|bed|closet)|(?:want|need) to (?:leave|go home|get out|hide|run away from here)|get me out',
    [
      [
        'You want to be out of there, and that is a good signal to listen to.',
        'Can you leave now, or in how many minutes?',
      ],
      ['It is too much where you are.', 'What is the nearest quiet place?'],
    ],
    [
      [
        'One sentence is enough when you go: "I am not well, I am going home." No more has to be said.',
      ],
      ['Until then: back to a wall, eyes on one thing, hands pressed together.'],
    ],
  ),
  life(
    'saying-no',
    ['scene'],
    '(?:said|say|saying) yes to (?:too|every|things|it)\\w*|(?:cant|cannot|hard to|never|learn to) say(?:ing)? no|people ?pleas\\w*|boundar(?:y|ies)|overcommitt?ed|taken? advantage of|cancel (?:on|plans|the|my|it)|push me around|walk(?:s|ed)? all over me',
    [
      ['Saying yes is quick, and the price comes later.', 'Which yes would you take back first?'],
      ['A no is hard when you fear what it does to others.', 'To whom is it hardest?'],
    ],
    [
      ['You can buy time: "I will tell you tomorrow." Then the no can be written.'],
      ['A no needs no reason: "I cannot do that this week." We can practice it as a scene.'],
    ],
  ),
  life(
    'neuro-self',
    [],
    '^(?:i|im|i am|i have|ive got|i got) (?:have |am |got |been )*(?:adhd|add|autistic|autism|asd|audhd|ocd|neurodivergent|on the spectrum)(?: (?:and|too|as well|btw|adhd|autism|ocd|autistic))*$',
    [
      ['Good that I know.', 'Which part of it is the most work for you in these days?'],
      [
        'This app is made with that in mind.',
        'What would you like to have less of, and what more?',
      ],
    ],
    [
      ['We can look for one small change there. Tell me a moment when it happened last.'],
      [
        'Many people with the same word know that well. What has helped you with it so far, even a bit?',
      ],
    ],
  ),
  life(
    'body-habits',
    ['sensory-break', 'relaxation'],
    '(?:pick|picking|picked) (?:at )?my (?:skin|face|scabs|lips|nails)|skin picking|(?:bite|biting|bit) my (?:nails|lips|cheeks?)|(?:pull|pulling|pulled) (?:out )?my (?:hair|lashes|eyebrows)',
    [
      [
        'Hands look for something to do, often before the head notices.',
        'When does it happen most: tired, tense, bored, or while thinking?',
      ],
      ['Many people do that, and shame makes it no less.', 'What does it give you in that moment?'],
    ],
    [
      [
        'Something for the fingers in that place helps some: a stone, tape, a plaster, or gloves while you read.',
      ],
      [
        'If there are sores, a doctor can help with them, and some therapists know ways to work on the habit.',
      ],
    ],
  ),
  life(
    'withdrawn',
    ['start'],
    '(?:havent|have not|didnt|not) (?:left|leave) (?:the|my) (?:house|flat|room|apartment|bed)|(?:stay|stayed|staying) (?:in|inside|home) (?:all|for)|(?:never|dont|cant) (?:go|leave) (?:out|outside|the house)',
    [
      [
        'You have been inside for a while.',
        'What is the hardest part of going out: the door, the people, or the coming back?',
      ],
      [
        'Staying in can protect you, and it can also shrink the days.',
        'What would you like to see outside, if it were empty?',
      ],
    ],
    [
      ['Outside can be one minute: open the window, or stand at the door. That is a step.'],
      [
        'Go at an hour when few people are there, with headphones and one small aim, such as the letter box.',
      ],
    ],
  ),
  life(
    'inbox',
    ['start'],
    'e ?mails?|inbox|unread|(?:so many|too many) (?:messages|notifications)',
    [
      [
        'An inbox is a list that others write.',
        'Which one message in it would bring the most relief if it were answered?',
      ],
      ['Unread messages can weigh a lot.', 'How many of them need an answer from you, at a guess?'],
    ],
    [
      [
        'Answer that one in two lines, and close the inbox after it. The others can wait for a set time.',
      ],
      ['A short answer is a good answer: "I have read it. You hear from me by Friday."'],
    ],
  ),
  life(
    'things-break',
    ['start', 'scene'],
    'landlord|heating|boiler|plumber|(?:car|phone|laptop|computer|fridge|washing machine|boiler|bike|internet|wifi|tv) (?:\\w+ )?(?:broke|broken|died|is dead|doesnt work|stopped working|crashed|is down)|broke (?:a|my|the) \\w+|repairs?',
    [
      ['A thing that breaks makes ten small tasks at once.', 'What is the first of them?'],
      [
        'That is extra work that you did not ask for.',
        'Who can repair it, and how do they want to be reached?',
      ],
    ],
    [
      [
        'Write one message with three facts: what, since when, and what you ask for. That can be sent as it is.',
      ],
      ['Until it is mended, find the way around it that costs least, also if it is not pretty.'],
    ],
  ),
  life(
    'unfinished',
    ['start'],
    'finish(?:ed|ing)? (?:none|nothing|anything)|never finish|unfinished|half (?:done|finished)|(?:start|started|starting) (?:\\w+ ){0,3}(?:projects|things|hobbies|books)|too many (?:projects|hobbies|ideas)',
    [
      [
        'Beginnings are where the energy is. The middle is where it goes.',
        'Which of them would you like to see done?',
      ],
      ['Many things are open at once.', 'Which one could you drop without missing it?'],
    ],
    [
      [
        'Put that one where you see it, and the others in a box with a name. They are parked, not lost.',
      ],
      ['An end can be moved closer: done at half, given away, or stopped on purpose.'],
    ],
  ),
  life(
    'presenting',
    ['breathing', 'scene'],
    'presentation|presenting|public speaking|(?:give|giving|gave) a (?:talk|speech)|speech|on stage|in front of (?:people|everyone|the class|the team)',
    [
      ['Many eyes on one person, and no way to pause.', 'Is it over, or still to come?'],
      [
        'Speaking in front of others is hard work for many.',
        'What is the one thing that people are to know at the end?',
      ],
    ],
    [
      [
        'If it is over: you may lie low now. If it is to come: learn the first two sentences by heart, and read the rest.',
      ],
      ['You can hold a paper, sit, or look at a spot on the wall. All of that is allowed.'],
    ],
  ),
  life(
    'child-storm',
    ['sensory-break', 'breathing'],
    '(?:my|the) (?:kids?|child|children|son|daughter|toddler|baby|twins|little one) (?:\\w+ ){0,4}(?:melt ?downs?|tantrums?|screams|shutdowns?|melted down)',
    [
      ['A child in such a storm is hard to be near.', 'What comes before it, most of the times?'],
      ['That is loud and long for both of you.', 'What do you need while it lasts?'],
    ],
    [
      ['Less of all helps in it: fewer words, less light, more room. Talking is for later.'],
      ['Afterwards you need a rest, too. Somebody else may take the next half hour.'],
    ],
  ),
];

import { life, type Topic } from '#domain/chat/coach/topic.ts';

/** Being with others: friends, family, partners, and alone. */
export const peopleTopics: readonly Topic[] = [
  life(
    'masking',
    ['sensory-break', 'grounding'],
    'mask(?:ing|ed)(?! tape)|(?:acting|pretending|pretended|pretend) (?:to be )?(?:normal|ok|okay|fine|like|all day)|play(?:ing|ed)? a role|put(?:ting)? on (?:a|the|my) (?:face|mask|show|smile)|forc\\w+ (?:eye contact|a smile|myself to smile)|eye contact',
    [
      [
        'Hiding how you are for a whole day costs a lot of strength.',
        'Where can you stop hiding today, even for ten minutes?',
      ],
      [
        'After a day like that, it makes sense to be empty.',
        'What did you hold back the most: movement, words, or your face?',
      ],
    ],
    [
      [
        'Let that come back now, where nobody watches. Rock, hum, lie on the floor, or say nothing.',
      ],
      [
        'You can plan a gap after hours like that, with nobody to answer to.',
        'Is there one person with whom you would not need to hide?',
      ],
    ],
  ),
  life(
    'social-tired',
    ['sensory-break'],
    'social battery|people(?:d)? out|peopling|small talk|(?:after|from) (?:the|a|that) party|too (?:many|much) people(?! talking)|socia(?:l|li[sz]ing) (?:event|thing|hangover|stuff)?|social anxiety|awkward',
    [
      [
        'Being with people uses energy, also when it is nice.',
        'What was the most tiring bit: the talk, the noise, or not knowing the rules?',
      ],
      ['It sounds as if you gave a lot to other people.', 'How much time alone do you have now?'],
    ],
    [
      [
        'Give yourself at least as much quiet time as there was people time.',
        'You can leave early next time with one sentence: "I am going home now, it was good to see you."',
      ],
      [
        'It can help to have a job at such events, such as making tea, since then it is clear what to do.',
      ],
    ],
  ),
  life(
    'said-wrong',
    ['thought', 'scene'],
    '(?:said|did) (?:something|the) (?:wrong|stupid|weird|dumb|awkward)(?: thing)?|overshar\\w*|talk(?:ed)? too much|misunderst\\w+(?! me)|(?:took|take) (?:it|things|everything) (?:too )?literal\\w*|sarcas\\w*|(?:dont|didnt|never) get (?:the )?(?:joke|hint|jokes|hints)|(?:dont|cant) (?:understand|read|get) people',
    [
      [
        'You are going over something that was said.',
        'What were the exact words, yours or theirs?',
      ],
      [
        'Talks have hidden rules, and nobody hands them out.',
        'What do you think the other person took from it?',
      ],
    ],
    [
      ['You can ask them plainly: "I was not sure how that came across. What did you hear?"'],
      [
        'Most people recall far less of a talk than the one who worries about it.',
        'If one thing needs to be put right, one short message does that.',
      ],
    ],
  ),
  life(
    'rejection',
    ['thought', 'grounding'],
    'reject\\w*|rsd|ghost(?:ed|ing)|left (?:me )?on read|(?:nobody|no one) (?:came|showed up)|ignor(?:ed|es|ing) me|(?:didnt|doesnt|hasnt|havent|not|never|wont) (?:text|writ|repl|answer|call|respond)\\w*(?: me)?(?: back)?|not invited|uninvited|left out|excluded|unfriended|unfollowed|blocked me|(?:dont|doesnt) like me|\\w+ hates? me|(?:nobody|no one|everyone|everybody|they all) (?:likes?|hates?|wants?|ignores?) me',
    [
      [
        'Being turned away or not answered can hurt like a blow.',
        'What did the other person do or not do, in plain facts?',
      ],
      [
        'That stings. For many people with ADHD it stings very fast and very strongly.',
        'How long ago was it?',
      ],
    ],
    [
      [
        'You do not have to answer or decide anything while it is this strong.',
        'Wait until you have eaten and slept, and look at it again then.',
      ],
      [
        'There are things that we cannot know yet, such as why. It can stay open for today.',
        'Write down one other reason that would also fit.',
      ],
    ],
  ),
  life(
    'partner',
    ['scene', 'breathing'],
    '(?:fight|fought|fighting|argu\\w+|row|upset|mad|angry|disagree\\w*|problems?) (?:\\w+ ){0,4}(?:partner|husband|wife|boyfriend|girlfriend|spouse|fiance)|(?:partner|husband|wife|boyfriend|girlfriend|spouse) (?:and i )?(?:\\w+ ){0,3}(?:fight|fought|fighting|argu\\w+|yell\\w*|shout\\w*|angry|mad|upset|annoyed|doesnt|never|always|is not|wont|thinks|says i)',
    [
      [
        'A fight with somebody so close is hard to put aside.',
        'What was it about, in one sentence?',
      ],
      ['That sounds tense at home.', 'What did you want them to understand?'],
    ],
    [
      [
        'A break can be agreed on: "I want to go on with this talk at seven, when I am calm."',
        'Naming a time makes it a pause and not a walking out.',
      ],
      [
        'You can write three lines first: what happened, what it did to you, and what you ask for.',
        'Some couples find it less hard to read that than to hear it.',
      ],
    ],
  ),
  life(
    'parenting',
    ['breathing', 'sensory-break'],
    'my (?:kids?|child(?:ren)?|toddler|baby|son|daughter|little one|teenager|twins)|parenting|being a (?:mom|mum|dad|parent|mother|father)|bad (?:mom|mum|dad|parent|mother|father)|bedtime battle|snapped at (?:my|the) (?:kids?|son|daughter|child\\w*)',
    [
      [
        'Caring for a child while your own head is full is a lot.',
        'What is the hardest time of the day with them?',
      ],
      [
        'Children are loud and need much, and you have needs as well.',
        'What happened today that brought you here?',
      ],
    ],
    [
      [
        'When it gets loud, you can say: "I need two minutes, then I come back." That teaches a child something good.',
        'Ear plugs that let speech through help some parents.',
      ],
      [
        'If you were sharp with them, a plain sorry later is enough: "I was too loud. That was not your fault."',
      ],
    ],
  ),
  life(
    'family',
    ['scene', 'grounding'],
    'my (?:mom|mum|mother|dad|father|parents?|sister|brother|family|in laws|mother in law|grandma|grandmother|grandpa|aunt|uncle) (?:\\w+ ){0,3}(?:annoy\\w*|critici[sz]\\w*|doesnt|dont|never|always|keeps?|thinks?|says?|said|visit\\w*|is coming|are coming|wants?|called|makes? me|is (?:sick|ill)|are (?:sick|ill))|family (?:dinner|gathering|visit|drama|reunion)|dinner with my',
    [
      ['Family can be close and tiring in one.', 'What is it about them that is on your mind?'],
      [
        'That sounds like something with a long history.',
        'What would you want to be different in the next hour with them?',
      ],
    ],
    [
      ['You can decide beforehand how long you stay, and say it on arrival: "I stay until four."'],
      [
        'A sentence that closes a topic: "I do not want to talk about that today."',
        'It may be said twice, in the same words.',
      ],
    ],
  ),
  life(
    'friends',
    ['scene'],
    'my (?:best )?friends?|mates?(?= )|friendship\\w*|make friends|making friends|keep friends|forgot to (?:reply|text|answer)|(?:havent|not) (?:replied|answered|texted)|reply to (?:messages|texts)|unanswered (?:messages|texts)',
    [
      [
        'Friends matter, and keeping up with them takes effort.',
        'What is going on between you right now?',
      ],
      ['It is about a friend, then.', 'What do you wish they knew?'],
    ],
    [
      [
        'A late answer is welcome more often than none. It can be one line: "I was gone for a while. I thought of you."',
      ],
      [
        'Doing something side by side, such as a game or a walk, is less tiring for many than talking face to face.',
      ],
    ],
  ),
  life(
    'burden',
    ['scene', 'thought'],
    '(?:a|such a) burden|(?:bother|annoy|bothering|annoying) (?:people|everyone|others|them|him|her)|ask(?:ing)? for help|(?:too much|a problem) for (?:people|others|everyone|them)|need help (?:at|with) (?:work|home)',
    [
      [
        'Asking for help feels heavy when you fear to be too much.',
        'Whom would you ask, and for what?',
      ],
      [
        'Needing something from others is part of living with them.',
        'What is the smallest piece of help that would change your week?',
      ],
    ],
    [
      [
        'Ask for one thing with an end: "Can you look at this with me for ten minutes on Tuesday?"',
        'That is a request that people can say yes or no to.',
      ],
      [
        'You can let them decide. "It is fine to say no" may stand at the end of the message.',
        'We can find the first sentence together.',
      ],
    ],
  ),
  life(
    'disclosure',
    ['scene'],
    '(?:tell|telling|told|disclos\\w+) (?:\\w+ ){0,4}(?:(?:that )?(?:i have|i am|im) (?:adhd|autistic|autism|ocd|neurodivergent)|about (?:my|the) (?:adhd|autism|ocd|diagnosis))|disclos\\w+|come out as (?:autistic|adhd)|accommodations?|(?:does|do) (?:my )?(?:boss|work|friends?|family) (?:have|need) to know',
    [
      [
        'Whom to tell is your decision, and so is how much.',
        'Who is it, and what do you hope would change?',
      ],
      [
        'Telling somebody can bring help, and it cannot be taken back.',
        'What would you ask them for, once they know?',
      ],
    ],
    [
      [
        'You can ask for what you need without a name for it: "I work better with tasks in writing."',
      ],
      [
        'Prepare two sentences: what it means for you, and one thing that they can do.',
        'I can go through that talk with you as a scene.',
      ],
    ],
  ),
  life(
    'diagnosis-feelings',
    ['thought', 'grounding'],
    '(?:got|was|been|being|im|am|just|late|newly|recently|finally) diagnosed|(?:my|the|a|an|after|autism|adhd|ocd) diagnosis|(?:waiting|wait) (?:for|list) .{0,16}(?:assessment|diagnosis)|assessment|neurodiver\\w+|all (?:those|these|the) years',
    [
      [
        'A diagnosis can bring relief, anger, grief and questions, often on the same day.',
        'Which of these is the loudest for you?',
      ],
      ['That changes how the past looks.', 'What part of your life do you see in another way now?'],
    ],
    [
      [
        'Nothing has to be decided because of it. You are the same person, with one more word.',
        'Hearing from others with the same word helps many people.',
      ],
      ['Write down what you would have liked to know as a child. It can be short.'],
    ],
  ),
];

import { held, life, type Topic } from '#domain/chat/coach/topic.ts';

/**
 * Thoughts that come back, and what they ask for. Nothing here says that a fear is wrong: whoever hears that once asks
 * again. The words stay as they are.
 */
export const fearTopics: readonly Topic[] = [
  life(
    'intrusive',
    ['exposure', 'grounding'],
    'intrusive|unwanted (?:thoughts?|images?)|(?:scary|awful|horrible|violent|terrible|disturbing|bad|sick|disgusting) (?:thoughts?|images?|pictures?)|(?:thoughts?|images?) (?:that )?i (?:dont|do not) want|(?:thoughts?|images?) (?:keep )?(?:pop\\w*|com\\w+ (?:back|up))',
    [
      [
        'A thought came that you did not ask for, and it frightens you.',
        'What do you do when it comes: argue, check, pray, avoid, or something else?',
      ],
      [
        'Thoughts like that feel urgent. I will not weigh up what they say, because that feeds them.',
        'How often did it come today, roughly?',
      ],
    ],
    [
      [
        'The doing that follows is where something can change. You can leave it out once, for a few minutes, and let the thought be there.',
        'A therapist who works with OCD can go along with you in that.',
      ],
      [
        'You can say to it: "There is that thought again." And then go on with what your hands were doing.',
      ],
    ],
  ),
  life(
    'checking',
    ['exposure'],
    '(?:keep|kept|keeps|always|have to|had to|need to|stop|cant stop) (?:\\w+ )?check\\w*|check(?:ing|ed)? (?:\\w+ ){0,5}(?:times|again|over and over|before (?:i )?(?:leav|bed|sleep)\\w*)|(?:went|go|drove|drive) back to (?:check|look|see)|double check\\w*|checking (?:the|my|things|everything)',
    [
      [
        'Checking brings a moment of calm, and then the doubt asks for more.',
        'What do you check, and how many times today?',
      ],
      [
        'The doubt wants to be sure, and each check makes it louder.',
        'When is the urge strongest: on leaving, at bedtime, or at work?',
      ],
    ],
    [
      [
        'You could put off the next check by five minutes, and see what the urge does in that time.',
        'We can build small steps for that, with the button below.',
      ],
      [
        'One look, said aloud, and then away from it. The wish to go back may stay, and you walk with it.',
      ],
    ],
  ),
  life(
    'contamination',
    ['exposure'],
    'germs?|contaminat\\w*|bacteria|(?:wash|washing|washed) my hands?|(?:cant|cannot) stop (?:washing|cleaning)|(?:feel|feels|feeling) (?:dirty|contaminated|unclean)|disinfect\\w*|sanit[iz]+er',
    [
      [
        'The feeling of being unclean pushes hard to wash.',
        'What did you touch, and what does the urge want you to do now?',
      ],
      [
        'Washing helps for a short time, and the hands pay for it.',
        'Which places or things do you keep away from by now?',
      ],
    ],
    [
      [
        'You can wait with the washing for as long as one song, and let the feeling be there.',
        'From there we can make a ladder of small steps. You choose each of them.',
      ],
      [
        'If your skin is sore, a doctor or a pharmacist can help with that. It needs no explaining.',
      ],
    ],
  ),
  life(
    'rituals',
    ['exposure'],
    'ocd (?:is|was|has|gets|got|makes|made|day|spike|flare\\w*)|(?:my|bad) ocd|rituals?|compulsi\\w+|obsess(?:ion|ions|ive thoughts?)|(?:count|counting|tap|tapping|touch|touching|repeat|repeating|reread|rereading|arranging|straighten\\w*|confess\\w*|pray|praying) .{0,30}(?:until|times|over and over|again)|feels? (?:just )?right|reassur\\w*|the urge to',
    [
      [
        'The urge is loud, and following it makes it come back.',
        'Which ritual takes the most time now?',
      ],
      [
        'It is a bad stretch with the rituals, then.',
        'What does the fear say will happen, if you leave it out?',
      ],
    ],
    [
      [
        'One way in: do the ritual, and leave out one small piece, or put it off by two minutes.',
        'That is a real step. A ladder has such steps in order, and you choose them.',
      ],
      [
        'The aim is not to feel calm. It is to find out that you can go on while it feels wrong.',
        'A therapist trained in exposure is the best company for the bigger steps.',
      ],
    ],
  ),
  life(
    'perfect',
    ['exposure', 'start', 'thought'],
    'perfection\\w*|perfectly|(?:be|being|is|isnt|not|so|it|its|everything|all|exactly|look|looks|feel|feels|until) perfect|good enough|(?:never|not) (?:finish\\w*|done|send) .{0,30}(?:perfect|right)|rewrit\\w+|re ?read\\w*|every detail|all or nothing|high standards',
    [
      [
        'When it has to be perfect, ending it gets very hard.',
        'What are you working on, and what would be missing if you stopped now?',
      ],
      [
        'A high bar can keep things from ever being finished.',
        'Who will see it, and what do they need from it?',
      ],
    ],
    [
      ['Set the end before you go on: a time, or one more look. Then it goes out as it is.'],
      [
        'Try a version that is meant to be rough. Give it a name such as "draft", and show that.',
        'Leaving one small flaw in, on purpose, is practice as well.',
      ],
    ],
  ),
  life(
    'health-worry',
    ['exposure', 'grounding'],
    'health anxiety|hypochond\\w*|googl\\w+ (?:my )?(?:symptoms?|it|diseases?)|(?:what if|afraid|scared|think|worried) (?:\\w+ ){0,5}(?:cancer|tumou?r|a disease|heart attack|seriously ill)|web ?md',
    [
      [
        'A worry about your health is hard to put down, and looking it up makes it grow.',
        'What do you do when it comes: look up, feel for it, or ask someone?',
      ],
      [
        'I cannot judge anything about your body, and searching will not make you sure.',
        'When did you last ask a doctor about it?',
      ],
    ],
    [
      [
        'If it is new and no doctor has seen it, make one appointment. If one has, the next step is to leave the question open for a while.',
      ],
      [
        'Put off the next search by ten minutes, and do something with your hands. Then decide again.',
      ],
    ],
  ),
  life(
    'loop',
    ['thought', 'grounding'],
    'ruminat\\w*|over ?think\\w*|spiral\\w*|(?:cant|cannot) (?:stop|quit) thinking|stuck in my head|thoughts? (?:wont stop|keep|going (?:round|around)|rac\\w+)|rac\\w+ thoughts?|mind (?:wont|doesnt|keeps) \\w+|replay\\w*|worst case|catastroph\\w*|what ifs?',
    [
      [
        'The same thoughts go round and bring nothing new.',
        'What is the sentence that comes back most often?',
      ],
      [
        'A head that will not stop is tiring.',
        'Is it about something past, or something that may come?',
      ],
    ],
    [
      [
        'Write that sentence down once, word for word, and put the paper away until a set time tomorrow.',
        'When it comes back before, you can say: "You have your time at five."',
      ],
      [
        'Thinking harder does not end it. Something for hands and eyes gives it less room: dishes, a puzzle, a walk.',
      ],
    ],
  ),
  life(
    'avoids',
    ['exposure'],
    '(?:i|ive|i have|im|i am) (?:(?:now|just|still|always|completely|been|have|started to|started|began to) )*(?:avoid(?:ing|ed)?|stay(?:ing|ed)? away from|keep(?:ing)? away from|hid(?:e|ing) from) (?!conflict|work|that question|the question|this|it\\b|spoilers|gluten|sugar|dairy|meat|alcohol|coffee|caffeine|nuts|(?:my |the )?(?:e ?mails?|mail|letters?|calls?|inbox|essay|dishes|homework|tasks?|bills?))(?:all |any |every |being |the |my |going |touching )*\\w+',
    [
      [
        'You keep away, so that something does not happen or is not felt.',
        'What does the fear say could come of it?',
      ],
      [
        'Keeping away brings quiet at first, and then the circle gets smaller.',
        'Since when is it so, and what else do you keep away from?',
      ],
    ],
    [
      [
        'A way back can be small: the same room, for a few minutes, with nothing else asked of you.',
        'If somebody there hurts you, that is another matter: then keep away, and tell a person you trust.',
      ],
      [
        'The wish to leave may stay. You can feel it, and remain one minute longer than it wants.',
        'Such steps can be put in order here, and you choose each of them.',
      ],
    ],
  ),
].map(held);

import { life, type Topic } from '#domain/chat/coach/topic.ts';

/** Work, learning, and the calls and visits that a grown life asks for. */
export const workTopics: readonly Topic[] = [
  life(
    'job-loss',
    ['grounding', 'start'],
    '(?:lost|losing|lose) my (?:\\w+ )?job|(?:got|been|was|being|get|am|im) (?:\\w+ )?(?:fired|sacked|laid off|let go|made redundant)',
    [
      [
        'I am sorry. Losing work takes more than the money.',
        'Do you want to tell how it was, or to look at what comes first now?',
      ],
      ['That is a hard blow, and it says little about your worth.', 'Who knows of it so far?'],
    ],
    [
      ['Today nothing has to be solved. One call or one form tomorrow is a beginning.'],
      [
        'Rent and bills first: most offices have a form for this, and asking early helps.',
        'I can split it into steps with you.',
      ],
    ],
  ),
  life(
    'job-search',
    ['start', 'scene'],
    'job (?:search\\w*|hunt\\w*|applications?|interviews?|offers?)|(?:looking|applying|applied) for (?:a |new |another )*(?:jobs?|work)|unemploy\\w*|cv|resume|cover letter|job rejection|(?:didnt|did not) get the job|interview',
    [
      [
        'Looking for work means a lot of effort with little answer.',
        'Which part are you at: finding, writing, or the talk?',
      ],
      [
        'That is a big thing to carry, and it often hurts.',
        'What is the next date or step that you know of?',
      ],
    ],
    [
      [
        'One application at a time is a full task. You can stop after one.',
        'For an interview, you may ask for the questions beforehand. Some places say yes.',
      ],
      [
        'Keep a short list of what you did each week. It shows the work that nobody sees.',
        'If you like, we practice the first question of an interview.',
      ],
    ],
  ),
  life(
    'work-bad',
    ['thought', 'scene'],
    '(?:bad|awful|terrible|horrible|stressful|long|hard|rough|pointless|tough) (?:meeting|shift|day at work|call with)|meetings?(?= (?:was|went|today|with|this))|(?:my )?(?:boss|manager|supervisor|colleagues?|coworkers?|team) (?:\\w+ ){0,3}(?:yell\\w*|shout\\w*|critici[sz]\\w*|said|told|complain\\w*|laugh\\w*|hates?|is mad|was mad|blam\\w*|bull(?:y|ies|ied|ying)|made fun|was rude|is rude|keeps?)|feedback|performance review|critici[sz]\\w*|criticism|told off|made a mistake at work',
    [
      ['That sounds like a hard moment at work.', 'What was said or done that stays with you?'],
      [
        'Work can follow you home like that.',
        'Which part was worst: the words, the tone, or not knowing what comes next?',
      ],
    ],
    [
      [
        'You can ask for it in writing: "Can you send me the two points that matter most?"',
        'Then there are facts to work with, and not only the feeling.',
      ],
      [
        'Put it on paper in two columns: what was about the work, and what was about you as a person.',
        'Only the first one needs an answer.',
      ],
    ],
  ),
  life(
    'work-load',
    ['start', 'breathing'],
    '(?:too much|so much|a lot of) work|overwork\\w*|work(?:load)? (?:is|was|gives|keeps|has been) (?:me )?(?:too|so|really|killing|a lot|hell|exhausting|stressful|long|hard)|too many tasks|deadlines?|quit my job|hate my job|work stress|behind (?:on|at|with) work|(?:dont want to|cant) go to work|dread\\w* work|sunday (?:scaries|dread|evening)',
    [
      ['There is more work than there is you.', 'What is due first, and when?'],
      ['Work is taking a lot right now.', 'Is it the amount, the place, or the people?'],
    ],
    [
      [
        'Ask one clear question: "I can do two of these three today. Which two?"',
        'Then somebody else has to put them in order.',
      ],
      ['Write all of it down, then mark what would hurt nobody if it waited a week.'],
    ],
  ),
  life(
    'exam',
    ['start', 'breathing', 'thought'],
    'exams?|tests?(?= (?:tomorrow|next|on|in|is|was|this|at))|finals|quiz tomorrow|revis(?:e|ing|ion) for|stud(?:y|ying) for|essay|thesis|dissertation|assignment|homework|grades?|failed (?:my|the|an?) (?:\\w+ )?(?:exam|test|class|course)',
    [
      ['That is pressure with a date on it.', 'Which part of it do you know least?'],
      [
        'Studying is hard when the head goes elsewhere.',
        'What is the smallest piece of it that you could do today?',
      ],
    ],
    [
      [
        'Take that piece for 15 minutes, then a break of 5. A timer for it is at /features/focus-mood-tracker/pomodoro.',
      ],
      [
        'Tell it to somebody or to an empty chair in your own words. Where you get stuck is what to read again.',
        'You may also ask for extra time or a quiet room. Many schools have a way for that.',
      ],
    ],
  ),
  life(
    'school',
    ['scene', 'sensory-break'],
    'school|class(?:es|mates?|room)?|teachers?|college|uni(?:versity)?|lecture\\w*|campus|bull(?:y|ied|ying|ies)',
    [
      [
        'School is many people, many rules and much noise in one place.',
        'What happened there today?',
      ],
      [
        'That sounds like something that stays after the last lesson.',
        'Is it about people, about the work, or about the place?',
      ],
    ],
    [
      [
        'One adult there who knows about it can change a lot. A note is enough, if talking is hard.',
        'If somebody hurts you or scares you, please tell a person whom you trust.',
      ],
      [
        'You could ask for one change first: a seat at the side, a quiet place for breaks, or tasks in writing.',
      ],
    ],
  ),
  life(
    'phone-calls',
    ['scene', 'breathing'],
    'phone calls?|(?:make|making|answer|answering|pick up) (?:a |the |that )?(?:phone|calls?)|call (?:the|my|a) (?:doctor|dentist|bank|office|landlord|insurance|clinic)|hate calling|(?:scared|afraid) of (?:the phone|calling|phone)|voicemail',
    [
      [
        'A call gives no time to think and no face to read.',
        'Whom do you have to call, and what is the one thing that you need from them?',
      ],
      [
        'Many people put off calls for weeks.',
        'Which moment is the worst: the ringing, the first sentence, or the unknown answer?',
      ],
    ],
    [
      [
        'Write down your first sentence, your date of birth, and the one question. Read it out when they pick up.',
        'You can also ask if there is an email or a form.',
      ],
      [
        'It is fine to say: "I need a moment to write that down." It is fine to hang up politely and call again.',
      ],
    ],
  ),
  life(
    'appointment',
    ['scene', 'breathing'],
    'dentist|(?:doctors?|hospital|clinic|gp) (?:appointment|visit|tomorrow|today)|appointment|therapist|therapy|(?:my )?psychiatrist|blood test|check ?up',
    [
      [
        'An appointment takes energy before, during and after.',
        'When is it, and what worries you about it?',
      ],
      ['A visit like that is short, and much can get lost.', 'What matters most to you in it?'],
    ],
    [
      ['Write three lines and hand over the paper: what it is, since when, and what you ask for.'],
      [
        'You can ask for the first or last slot of the day, or to wait outside, if the waiting room is hard.',
        'Plan something quiet for after.',
      ],
    ],
  ),
];

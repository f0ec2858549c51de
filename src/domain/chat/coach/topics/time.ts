import { life, type Topic } from '#domain/chat/coach/topic.ts';

/** Time, attention and starting, as they come up in a day. */
export const timeTopics: readonly Topic[] = [
  life(
    'waiting-mode',
    ['start'],
    'waiting mode|(?:cant|cannot|can not) (?:do|start|begin) (?:anything|a thing|something)(?: else)? (?:before|until|till|because)|(?:whole|entire|all) day .{0,30}(?:waiting|appointment)|appointment (?:at|later|this afternoon|in the afternoon|in \\w+ hours?)',
    [
      [
        'Something comes later, and the time before it feels blocked.',
        'What are you waiting for, and at what time is it?',
      ],
      [
        'Waiting can use up a whole day, even when there is time left.',
        'How many hours are there until it begins?',
      ],
    ],
    [
      [
        'Set an alarm for when you have to get ready. Then the alarm keeps the time, and your head does not have to.',
        'After that, pick a thing that can stop in the middle, such as music or a walk.',
      ],
      [
        'You can lay out now what you need for it: bag, keys, address. Then that part is done.',
        'The rest of the time may be rest. Waiting is allowed to be all that you do.',
      ],
    ],
  ),
  life(
    'time-blind',
    ['start'],
    'time ?blind\\w*|(?:always|keep being|was|am|were|im|so|running|be|being) (?:too )?late|(?:late|tardy) (?:for|to|again)|lost track of time|lose track of time|(?:no|bad) sense of time|where (?:did )?the (?:time|day) (?:go|went)|missed (?:my|the|a) (?:bus|train|appointment|flight)|overslept',
    [
      [
        'Time slips by when nothing shows it. That happens to many people with ADHD.',
        'Which part took longer than you thought?',
      ],
      [
        'Being late can come with a lot of stress and guilt.',
        'Was it the getting ready, the way there, or the stopping before?',
      ],
    ],
    [
      [
        'One thing that may help: count back from the time you leave, and set an alarm for each part.',
        'The timers in the routine builder say when time is nearly over.',
      ],
      [
        'Time one thing today, such as the shower, and write down the minutes. Next time you plan with that number.',
        'A clock that you can see helps more than one in another room.',
      ],
    ],
  ),
  life(
    'task-switch',
    ['start', 'sensory-break'],
    'task switch\\w*|switch(?:ing)? (?:tasks?|between|from)|(?:being|got|get|getting|was|were|am|im) interrupted|interruptions?|interrupts? me|(?:hard|difficult|struggl\\w+) (?:to|with) (?:stop(?:ping)?|switch(?:ing)?|transitions?)|transitions?|pulled out of',
    [
      [
        'Stopping one thing and beginning another takes real effort.',
        'What did you have to leave, and what comes next?',
      ],
      [
        'Being pulled out of something can feel like a jolt.',
        'Where were you when it was broken off?',
      ],
    ],
    [
      [
        'Write one line about where you stopped. Then it is kept, and you can let go of it.',
        'A few minutes with nothing in between can make the change softer.',
      ],
      [
        'A warning before the change helps some people: an alarm ten minutes before, and one at the end.',
        'You can also ask others to give you that warning.',
      ],
    ],
  ),
  life(
    'hyperfocus',
    ['sensory-break'],
    'hyper ?focus\\w*|forgot to (?:eat|drink|pee|sleep|go to bed)|(?:couldnt|could not|cant|cannot) stop (?:playing|reading|gaming|coding|drawing|researching|working on)|(?:for|been) (?:\\w+ )?hours (?:straight|without)',
    [
      [
        'You were deep in it, and the rest of the world was gone.',
        'What does your body need first: a drink, food, or a stretch?',
      ],
      [
        'Hours like that can be good and cost a lot at the same time.',
        'What were you doing, and when did you last eat or drink?',
      ],
    ],
    [
      [
        'Take the body first: a glass of water, then something to eat that needs no cooking.',
        'The thing itself will be there when you come back.',
      ],
      [
        'For next time: put a bottle of water in reach before you begin, and set one alarm that you have to get up for.',
      ],
    ],
  ),
  life(
    'forgetting',
    ['start'],
    'forgot(?:ten)?|forget(?:ting|s|ful)?|(?:cant|cannot|dont|never|couldnt) remember|lost my (?:keys|wallet|phone|card|bag|glasses|id|passport)|(?:cant|cannot) find my|lose (?:everything|things|my)|losing (?:things|my|everything)|memory is (?:bad|awful|terrible)|bad memory|object permanence',
    [
      [
        'Forgetting is not a lack of care. Some heads let go of what they cannot see.',
        'What slipped away this time?',
      ],
      [
        'That is annoying, and it costs time as well.',
        'Is it a thing, a date, or something that you said you would do?',
      ],
    ],
    [
      [
        'One place for each thing helps, in sight: a hook or a bowl by the door.',
        'For lost things, look first where you last sat down.',
      ],
      [
        'Put it where you trip over it, or write it down in the moment that you think of it.',
        'A task in the routine builder keeps it for you.',
      ],
    ],
  ),
  life(
    'deciding',
    ['start', 'thought'],
    '(?:do you think i should|^should i) \\w+|help me (?:to )?(?:decide|choose|pick)|decision(?:s| paralysis| fatigue)?|(?:cant|cannot|can not|unable to|dont know how to|struggling to|trying to) (?:decide|choose|pick|make up my mind)|indecisive|too many (?:choices|options)|(?:should i .{1,60} or )|torn between|which one (?:should|do) i',
    [
      ['Having to choose can stop everything else.', 'What are the two options that are left?'],
      ['A choice is heavy when each way could be wrong.', 'By when does it have to be decided?'],
    ],
    [
      [
        'If both are fine, a coin can choose. If you are sorry about how it lands, you know which one you want.',
      ],
      [
        'Give it a time limit, such as ten minutes, and take the one that can be changed later.',
        'Most choices of a day can be changed later.',
      ],
    ],
  ),
  life(
    'doubling',
    ['start'],
    'body ?doubl\\w*|(?:work|study|clean|sit|stay) (?:with|next to|beside) (?:me|someone|somebody|a friend) (?:while|so|to)|keep me company|(?:hold|keep) me accountable|accountab\\w+|stay with me while',
    [
      [
        'Things get done more often with someone there. That is called body doubling.',
        'What do you want to get done while I am here?',
      ],
      [
        'I am a program, so I cannot sit beside you, and I can keep the time with you.',
        'Which task is it, and how long do you want to try?',
      ],
    ],
    [
      [
        'Then begin now, and write "done" or "stopped" to me after. Each of the two is welcome.',
        'A friend on a call with the sound off works well for many people.',
      ],
      [
        'You can put the first step in view, and press the button below: it runs a timer of two minutes.',
      ],
    ],
  ),
  life(
    'motivation',
    ['start'],
    'motivat\\w+|(?:on|stuck on|glued to) the (?:sofa|couch)|why cant i (?:start|begin|do)|cant be bothered|cant (?:seem to )?move|dont feel like (?:doing|it)|(?:cant|cannot|couldnt) (?:get|bring|make|force) myself|lazy|unproductive|(?:did|done|got|do|get) nothing (?:done|today|all day)|nothing done|wasted (?:the|my) (?:whole )?(?:day|weekend|morning)|procrastinat\\w*|put(?:ting)? (?:it|things|everything) off|avoiding (?:it|this|my)',
    [
      [
        'Wanting to and being able to begin are two different things. That is not laziness.',
        'What is the task that stays undone?',
      ],
      [
        'Something stands between you and the beginning of it.',
        'What got in the way: too big, too dull, or too unclear?',
      ],
    ],
    [
      [
        'Make the first step so small that it seems silly: open the file, put on the shoes.',
        'After that you are free to stop.',
      ],
      [
        'If it is too dull, add something you like to it. If it is too big, take one piece. If it is unclear, ask one question about it.',
      ],
    ],
  ),
  life(
    'scrolling',
    ['start'],
    'scroll\\w*|tiktok|instagram|youtube|doom ?scroll\\w*|(?:on|off|at) my phone|screen time|social media|reddit|(?:put|putting) (?:down )?(?:my|the) phone',
    [
      [
        'The phone gives small rewards very fast, so it is hard to put away.',
        'What were you about to do before you picked it up?',
      ],
      [
        'Scrolling often means that a head is tired or that the next thing is unpleasant.',
        'Which of the two is it for you now?',
      ],
    ],
    [
      [
        'Put the phone in another room for ten minutes, and stand up once.',
        'Nothing else has to happen in those ten minutes.',
      ],
      [
        'You can let the video end and then put the phone face down. An end that is already there is a good place to stop.',
      ],
    ],
  ),
  life(
    'impulse',
    ['thought'],
    'impuls\\w+|i (?:keep |always )?interrupt(?:ing)? (?:people|others|everyone|them|him|her)|bought (?:too|so|another|way)|spent (?:too|so|all|way)|online shopping|blurt\\w*|(?:said|sent) (?:it|something|that) without thinking|cant stop (?:buying|spending|shopping)',
    [
      [
        'It went faster than the thought about it. That is common with ADHD.',
        'What happened right before, and how did you feel then?',
      ],
      [
        'Regret afterwards is unpleasant, and it also shows what matters to you.',
        'Can it still be sent back, changed or explained?',
      ],
    ],
    [
      [
        'A pause can be built in: things go into the basket, and are bought the next day.',
        'For words, one breath and "let me think about that" buys time.',
      ],
      [
        'If it can be undone, one short message is enough. If it cannot, it is one thing on one day.',
      ],
    ],
  ),
];

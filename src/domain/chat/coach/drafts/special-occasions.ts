import { type Occasion, occasion } from './occasion.ts';

/** Occasions that are heard before all others, since their words are the most special. */
export const SPECIAL_OCCASIONS: readonly Occasion[] = [
  occasion(
    'to-a-thought',
    '(?:to|back to) (?:the|my|this|that|these|an?|such) (?:\\w+ )?(?:thoughts?|doubts?|urges?|fears?|ocd)|(?:the|my) (?:ocd|thoughts?|doubts?|fear|urge) (?:says?|comes?|asks?|tells?)',
    ['There is that thought again.', 'Maybe, maybe not. I leave it open, and I go on.'],
    'It is said once, and it is not there to make the thought leave. Then your hands go back to what they did.',
  ),
  occasion(
    'how-are-you',
    '(?:ask\\w*|say\\w*) (?:me )?how (?:are you|i am|it is going|im doing|i am doing|is it going)|how are you',
    ['All right, and you?', 'A bit tired today. How is it with you?'],
    'It is often a greeting. The long answer is for people whom you want to tell.',
  ),
  occasion(
    'interrupted',
    'interrupt\\w*|talk(?:s|ing|ed)? over me|(?:lets?|letting) me (?:finish|speak|talk)|get a word in',
    [
      'I was not done yet. Let me finish, please.',
      'I want to say one thing, and then it is your turn: [it].',
    ],
  ),
  occasion(
    'private',
    'scars?|(?:ask\\w*|question\\w*) (?:me )?(?:\\w+ )?about my|personal questions?|nosy|private (?:question|thing|matter)s?',
    ['I do not want to talk about that.', 'That is private. Tell me about your week, if you like.'],
    'The same sentence may be said twice.',
  ),
  occasion(
    'my-way',
    '(?:why|that) (?:im|i am|do i|i|am i) (?:so |always |dont |do not |never )*(?:quiet|talk\\w*|look\\w*|weird|different|stim\\w*|fidget\\w*|leave\\w*|eat\\w*)|eye contact|stimming|fidget\\w*',
    [
      'I am listening. I talk less when it is loud.',
      'I do that because it helps me to think. Nothing is wrong.',
    ],
    'You may also leave it unexplained.',
  ),
  occasion(
    'condolence',
    'condolences?|(?:dad|mum|mom|mother|father|wife|husband|partner|son|daughter|brother|sister|cat|dog|gran\\w*|nan|friend|baby)s? (?:just |has |recently )?(?:died|passed away|death)|(?:who|that|has|have) lost (?:her|his|their|a|someone)|funeral|grieving|bereave\\w*',
    [
      'I am so sorry about [name]. I am thinking of you.',
      'I heard about [name], and I am so sorry. You do not need to answer. I can bring you food on [day], or sit with you.',
    ],
  ),
  occasion(
    'sick',
    '(?:call|calling|phone|ring|text|report|off|in) (?:\\w+ )?(?:in )?sick|sick (?:day|leave|note)|(?:cant|cannot|not) (?:come|be coming|go) (?:in )?to (?:work|school|class|college)|too (?:ill|sick) to (?:work|come|go)',
    [
      'I am not well and cannot come in today. I will write again by [time] about tomorrow.',
      'Hello [name], I am ill today and cannot work. I hope to be back on [day]. [Task] can wait, or [name] can take it.',
    ],
    'Which illness it is does not have to be said.',
  ),
  occasion(
    'day-off',
    '(?:days?|\\w+day|\\w+days) off|time off|a day of leave|annual leave|(?:take|have|get|need|want) (?:\\w+ )?(?:leave|holidays?|vacation)|mental health day|(?:leave|go home|finish) early|week off|afternoon off|morning off',
    [
      'Can I take [day] off? I will finish [task] before that.',
      'Hello [name], I would like to have [day] off. [Task] will be done by then, and [name] can be asked about the rest. Please tell me by [day] if that works.',
    ],
    'A reason is not needed. If you want to give one, "a private matter" is enough.',
  ),
  occasion(
    'extension',
    'extensions?|more time|extra time|deadlines?|hand(?:ing)? (?:it |this )?in late|late with|late (?:homework|essay|work|report|assignment)|(?:homework|essay|report|assignment|project|coursework) (?:is |will be |being )?(?:late|not done|unfinished)|wont (?:finish|be done|make it) (?:on|in) time',
    [
      'Can I hand in [work] on [day] instead of [day]? I need more time for it.',
      'Dear [name], I have done [part] of [work], and I will not be able to finish it by [day]. Can I have until [day]? I can send you what I have so far.',
    ],
    'The earlier it is sent, the more room they have to say yes.',
  ),
  occasion(
    'doctor',
    '(?<!cancel\\w* .{0,60})(?:doctors?|gp|dr|dentists?|surgery|clinic|psychiatrists?|psychologists?|therapists?|counsell?ors?|receptionist|hospital|(?:make|book|get|change|move|ask for) (?:an |my |the )?appointments?|nurse|pharmac\\w+|vet|hairdresser|optician)(?!.{0,60}\\bcancel)',
    [
      'Hello, my name is [name], born on [date]. I would like an appointment because of [one or two words].',
      'Hello, this is [name]. I need an appointment about [what it is], and it has been like this since [when]. Mornings or afternoons are best for me: [which]. Can you please send me the time in writing?',
    ],
    'You may read it out from the page. If they ask something hard: "Can you give me a moment to look?"',
  ),
];

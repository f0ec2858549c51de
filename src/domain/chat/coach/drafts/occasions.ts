/** Something that people want words for, and drafts for it. What is in brackets is for the person to fill in. */
export interface Occasion {
  readonly id: string;
  /** Tried on a message as `plainOf` writes it. */
  readonly words: RegExp;
  /** Two or more, the shortest first. */
  readonly drafts: readonly string[];
  /** What is worth knowing about it, in a sentence; null where there is nothing. */
  readonly note: string | null;
}

const occasion = (
  id: string,
  words: string,
  drafts: readonly string[],
  note: string | null = null,
): Occasion => ({ id, words: new RegExp(`\\b(?:${words})\\b`), drafts, note });

/** The more special first: the first whose words fit is taken. */
export const OCCASIONS: readonly Occasion[] = [
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
    'days? off|time off|a day of leave|annual leave|(?:take|have|get|need|want) (?:\\w+ )?(?:leave|holidays?|vacation)|mental health day|(?:leave|go home|finish) early|week off|afternoon off|morning off',
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
    'doctors?|gp|dr|dentists?|surgery|clinic|psychiatrists?|psychologists?|therapists?|counsell?ors?|receptionist|hospital|(?:make|book|get|change|move|ask for) (?:an |my |the )?appointments?|nurse|pharmac\\w+|vet|hairdresser|optician',
    [
      'Hello, my name is [name], born on [date]. I would like an appointment because of [one or two words].',
      'Hello, this is [name]. I need an appointment about [what it is], and it has been like this since [when]. Mornings or afternoons are best for me: [which]. Can you please send me the time in writing?',
    ],
    'You may read it out from the page. If they ask something hard: "Can you give me a moment to look?"',
  ),
  occasion(
    'late',
    '(?:running|going to be|gonna be|will be|ill be|being|am|im|was) (?:\\w+ )?late(?! (?:reply|answer))|missed (?:the|my|our|a) (?:bus|train|meeting|call|appointment)',
    [
      'I am running late. I will be there at about [time].',
      'I am sorry, I am late and will be there at about [time]. Please begin without me.',
    ],
  ),
  occasion(
    'cancel',
    'cancel\\w*|call(?:ing)? (?:it |this )?off|back(?:ing)? out|get out of(?! bed)|(?:cant|cannot|dont want to|wont|not able to) (?:come|make it|go|be there|attend|join)|not (?:coming|going)|reschedul\\w*|postpone|move (?:our|the|my) (?:date|meeting|plans?)|rain ?check',
    [
      'I cannot come on [day]. I hope you have a good time.',
      'Hello [name], I have to cancel [day]. [One short reason, or none.] It is not about you. Can we find another day? [Day] would work for me.',
    ],
    'One message is enough. The reason may be short, or left out.',
  ),
  occasion(
    'diagnosis',
    'diagnos\\w+|(?:have|got|about (?:my|having)|of my|my) (?:adhd|autism|ocd|asd)|(?:im|i am|about being|that im|being) (?:autistic|neurodiver\\w+)|disclos\\w+|(?:come|coming) out as',
    [
      'I want to tell you something about me: I have [ADHD, autism, OCD]. Nothing else has changed. What helps me is [one thing].',
      'You may have seen that [thing] is hard for me. There is a reason for it, and it is called [name of it]. I am telling you because [reason]. Whom else I tell is up to me.',
    ],
    'Nobody has a right to know it. You can also ask for what helps you, and leave the name of it out.',
  ),
  occasion(
    'adjustment',
    'adjustments?|accommodations?|headphones|quiet(?:er)? (?:room|place|desk|space|spot)|work(?:ing)? from home|(?:noise|noisy|loud|lights?|smell) (?:at|in) (?:work|school|the office|class)|written instructions|in writing|(?:ask for |need |take |have |get )(?:a |more |short |some |extra )*breaks?|step out|a break|flexible hours|different desk',
    [
      'I need a short break. I will be back in [ten] minutes.',
      'I can work better with [a quiet place, headphones, breaks, things in writing]. Can we try that for [two weeks], and then look at it again?',
    ],
    'It is a request about how you work best. You do not have to say why.',
  ),
  occasion(
    'say-no',
    'say(?:ing)? no|no to|turn(?:ing)? (?:\\w+ )?(?:\\w+ )?down|declin\\w+|refus\\w+|boundar\\w+|(?:dont|do not) want to (?:do|lend|help|go|come|work|see|host|talk)|stop (?:asking|calling|texting|coming|commenting)|leave me alone|not interested|overtime|extra shifts?',
    [
      'No, I cannot do that.',
      'Thank you for asking me. I cannot do [what they want]. I can do [something smaller], or nothing this time.',
    ],
    'If they ask again, the same sentence is a full answer.',
  ),
  occasion(
    'invite',
    '(?:invite|ask) (?:\\w+ ){1,3}(?:out|over|to (?:hang out|come|meet|my|the|a))|invit\\w+|on a date',
    [
      'Would you like to [walk, have tea, play] with me on [day] at [time]?',
      'I like talking with you. Do you want to [one thing] on [day]? If it does not fit, that is fine.',
    ],
  ),
  occasion(
    'first-words',
    '(?:start|begin|make|have) (?:a |an )?(?:conversation|small ?talk|chat)|(?:make|making) (?:new )?friends|introduc\\w+|say (?:hi|hello)|first message|new (?:people|neighbou?rs?|colleagues?)|break the ice',
    [
      'Hello, I am [name]. I live over there.',
      'Hello, I am [name], and I am new here. How do you know [person or place]?',
    ],
  ),
  occasion(
    'reply-late',
    '(?:late|slow) (?:reply|answer|response)|(?:havent|have not|didnt|never|forgot to) (?:\\w+ )?(?:repl\\w+|answer\\w*|text\\w*|written|write|respond\\w*|message\\w*|call\\w*)|(?:reply|text|write|message|get) (?:\\w+ )?back|after (?:so long|weeks|months|a long time|all this time)|lost touch|ghosted (?:my|a|her|him|them)',
    [
      'Hello [name], here is my late answer: [answer]. How are you?',
      'I did not write for a while, and I thought of you all the same. I have had little energy. How is it with you?',
    ],
    'One line about the delay is enough. A long reason is not needed.',
  ),
  occasion(
    'apology',
    'sorry|apolog\\w+|make (?:it )?up (?:to|with)|i (?:forgot|snapped|shouted|yelled|was (?:rude|mean|late|wrong))|missed (?:her|his|their|my)|own up',
    [
      'I am sorry that I [what I did]. Next time I will [what I do instead].',
      'I [what I did] on [day], and I am sorry. You do not have to answer. I wanted you to know.',
    ],
    'Once is enough. After that it is theirs, and asking if it is all right does not have to follow.',
  ),
  occasion(
    'struggling',
    'struggl\\w+|not (?:ok|okay|doing (?:well|good|great|ok)|well)|(?:hard|tough|rough|bad) (?:time|day|week|month)|how i (?:feel|am|really feel|am feeling)|depress\\w+|anxi\\w+|panic\\w*|overwhelm\\w*|lonely|burn(?:ed|t)? ?out|need (?:support|someone|company)|feel(?:ing)? (?:so |really |very )?(?:bad|low|down|sad|awful)|mental health|my ocd|intrusive',
    [
      'I am having a hard time right now. Can you talk this evening?',
      'Hello [name], I am not doing well. You do not have to solve it. It would help me if you could [listen, come by, write to me].',
    ],
    'To say what would help makes it lighter for both of you.',
  ),
  occasion(
    'noise',
    'noise|noisy|loud\\w*|music|turn (?:it|that|the \\w+) down|(?:be|keep) quiet\\w*|barking|drilling|complain\\w*',
    [
      'Could you turn it down, please? I can hear it in my room.',
      'Hello, I live at [where]. I can hear [sound] at [time], and I am very sensitive to sound. Could it be less after [time]? Thank you.',
    ],
  ),
  occasion(
    'shop',
    'refunds?|return (?:it|this|the|a|my|something)|money back|exchange|wrong (?:order|size|meal|item|food)|broken (?:item|product)|customer service|cancel (?:my|a|the) (?:subscription|contract|membership|order)',
    [
      'I got [thing] on [date], and [what is wrong with it]. I would like [my money back, a new one, a repair].',
      'Hello, my number is [order or customer number]. I got [thing] on [date], and [what is wrong]. Please [what you want] by [day], and tell me in writing.',
    ],
  ),
  occasion(
    'repair',
    'landlord|landlady|repairs?|repaired|heating|boiler|leak\\w*|mou?ld|(?:is|are) broken',
    [
      'The [thing] in my flat is broken. When can somebody come?',
      'Hello [name], the [thing] at [address] has been broken since [date]. Please have it repaired by [day], and tell me in writing when somebody comes.',
    ],
  ),
  occasion(
    'money-owed',
    'owes? me|pay me back|paid me back|lent|borrow\\w*|split the (?:bill|rent|cost)|(?:ask for|asking for|want) (?:a )?(?:raise|rise|more money|pay ?rise)',
    [
      'I paid [sum] for [what]. Can you send it to me by [day]?',
      'I would like to talk about money with you: [what it is about]. Do you have ten minutes on [day]?',
    ],
  ),
  occasion(
    'quit',
    'quit(?:ting)?|resign\\w*|hand in my notice|give notice|(?:leav\\w+|drop\\w* out of) (?:my job|this job|the (?:job|course|team|group|club)|college|uni\\w*)',
    [
      'I would like to end my [job, course, place in the team] on [date].',
      'Dear [name], I am changing to another [job or course] and work here until [date]. Which tasks do I hand over, and to whom?',
    ],
    'This one can lie for a night before it is sent.',
  ),
  occasion(
    'question',
    '(?:ask|asking) (?:\\w+ ){0,3}(?:questions?|what (?:he|she|they|it) (?:meant?|means?|wants?))|what (?:he|she|they) (?:meant?|wants?) (?:by|from)|(?:dont|didnt|do not|did not) (?:understand|get) (?:it|what|the|her|him|them|my)|clarif\\w+|explain (?:it )?(?:again|once more)|instructions?|if (?:he|she|they|hes|shes|theyre|my \\w+)(?: (?:is|are|was))? (?:\\w+ )?(?:mad|angry|upset|annoyed|cross)',
    [
      'I did not follow that. Can you say it in other words?',
      'I have a question about [thing]. Do you mean [one way] or [other way]? Please answer in writing, if you can.',
    ],
  ),
  occasion(
    'help',
    'help|favou?rs?|support|a hand|a lift|a ride|babysit\\w*',
    [
      'Can you help me with [one thing] on [day]?',
      'Hello [name], I am stuck with [thing]. Could you [one thing that they could do] on [day]? It would take about [time]. A no is fine, too.',
    ],
    'One clear thing and a time are the kindest way to be asked.',
  ),
];

/** The occasion that words speak of; undefined where it is none of these. */
export const occasionIn = (plain: string): Occasion | undefined =>
  OCCASIONS.find(({ words }) => words.test(plain));

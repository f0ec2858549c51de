import { type Occasion, occasion } from './occasion.ts';
import { SPECIAL_OCCASIONS } from './special-occasions.ts';

/** The more special first: the first whose words fit is taken. */
export const OCCASIONS: readonly Occasion[] = [
  ...SPECIAL_OCCASIONS,
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
    'cancel\\w*(?! (?:my|a|the|this) (?:\\w+ )?(?:subscription|contract|membership|order|account))|call(?:ing)? (?:it |this )?off|back(?:ing)? out|get out of(?! bed)|(?:cant|cannot|dont want to|wont|not able to) (?:come|make it|go|be there|attend|join|visit)|not (?:coming|going)|reschedul\\w*|postpone|move (?:our|the|my) (?:date|meeting|plans?)|rain ?check',
    [
      'I cannot come on [day]. I hope you have a good time.',
      'Hello [name], I have to cancel [day]. [One short reason, or none.] It is not about you. Can we find another day? [Day] would work for me.',
    ],
    'One message is enough. The reason may be short, or left out.',
  ),
  occasion(
    'diagnosis',
    'diagnos\\w+|(?:have|got|about (?:my|having)|of my|my|explain\\w*|what) (?:adhd|autism|ocd|asd)|(?:im|i am|about being|that im|being) (?:autistic|neurodiver\\w+)|disclos\\w+|(?:come|coming) out as',
    [
      'I want to tell you something about me: I have [ADHD, autism, OCD]. Nothing else has changed. What helps me is [one thing].',
      'You may have seen that [thing] is hard for me. There is a reason for it, and it is called [name of it]. I am telling you because [reason]. Whom else I tell is up to me.',
    ],
    'Nobody has a right to know it. You can also ask for what helps you, and leave the name of it out.',
  ),
  occasion(
    'bad-news',
    '(?:failed|did not pass|didnt pass|flunked|lost) (?:my|the|an?|this|that) (?:\\w+ )?(?:exam|test|course|class|year|job|keys?|driving test|interview)|got (?:fired|sacked|laid off|a bad grade)|bad news|broke (?:her|his|their|the) \\w+',
    [
      'I have something to tell you: [what happened]. I need no advice today.',
      'I want you to hear it from me: [what happened]. I am [how I feel about it]. What would help me now is [one thing].',
    ],
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
    'refunds?|return (?:it|this|the|a|my|something)|money back|exchange|wrong (?:order|size|meal|item|food)|broken (?:item|product)|customer service',
    [
      'I got [thing] on [date], and [what is wrong with it]. I would like [my money back, a new one, a repair].',
      'Hello, my number is [order or customer number]. I got [thing] on [date], and [what is wrong]. Please [what you want] by [day], and tell me in writing.',
    ],
  ),
  occasion(
    'membership',
    'subscription|contract|membership|(?:close|delete|cancel|end) (?:my|the|this) (?:\\w+ )?account|unsubscribe',
    [
      'I want to end my [membership or contract] on [date]. My number is [number].',
      'Hello, my number is [number]. I end my [membership or contract] on the next date that is possible. Please write to me on which day it ends.',
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

/** Help that is asked of the coach is not what the words are for. */
const ASKED_OF_COACH =
  /^(?:(?:hi|hey|ok|okay|so|please|and) )*(?:(?:can|could|will|would) you (?:please )?help me|help me|i (?:need|want) (?:some |your )?help)(?: (?:to|with))?\b/;

/** The occasion that words speak of; undefined where it is none of these. */
export const occasionIn = (plain: string): Occasion | undefined => {
  const asked = plain.replace(ASKED_OF_COACH, ' ');
  return OCCASIONS.find(({ words }) => words.test(asked));
};

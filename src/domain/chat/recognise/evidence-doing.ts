import { type Evidence, evidenceFor } from './evidence-row.ts';

const RITUAL =
  'check|wash|count|clean|scrub|re ?read|redo|repeat|line|straighten|arrang|align|touch|tap|pray|confess|google|look up|looking up|apologi|disinfect|shower|photograph|reread|ask';

/** What speaks for exposure coaching, for a scene, and for getting started. */
export const doingEvidence: readonly Evidence[] = [
  ...evidenceFor('exposure', [
    [4, 'exposures?|erp|ladder|compulsi\\w+|obsess\\w*|rituals?|ocd|my steps'],
    [4, 'intrusive|unwanted (?:thoughts?|images)|(?:thoughts?|images) (?:that )?i dont want'],
    [
      3,
      `(?:keep|stop|always|have to|must|need to|cant help|hard not to|urge to|want to) .{0,14}(?:${RITUAL})\\w*`,
    ],
    [
      3,
      `(?:${RITUAL})\\w* .{0,40}(?:times|hours?|until|again|hurt|over and over|in case|later|every (?:night|day|time)|everything)`,
    ],
    [3, `(?:hours?|times|an hour) .{0,12}(?:${RITUAL})\\w*`],
    [
      3,
      'resist|the urge|reassur\\w*|(?:or|otherwise) something (?:bad|terrible|awful)(?: will)? happens?|bad luck|feels? (?:just )?right',
    ],
    [3, '(?:face|work on|get over|beat|fight|tackle) .{0,14}fears?|germs?|bacteria|contaminat\\w*'],
    [
      3,
      '(?:scary|awful|horrible|violent|terrible|disturbing|bad) (?:thoughts?|images?|pictures?)|(?:images?|thoughts?) .{0,12}pop',
    ],
    [3, '(?:drove|drive|went|go|going|run) back .{0,30}(?:see|check|look|hit|locked|sure)'],
    [
      2,
      'avoid .{0,14}(?:touch|handles?|door|knives|bathroom)\\w*|over and over|in case|(?:four|three|ten|\\d+) times',
    ],
    [1, 'stove|lock(?:ed)?|handles?|bathroom|prayer|symptoms'],
  ]),
  ...evidenceFor('scene', [
    [
      4,
      'role ?play\\w*|social (?:scenes?|skills?|situations?)|simulat\\w*|pretend to be|(?:you|can you) be my|act out',
    ],
    [
      3,
      'practi[sc](?:e|ing)|rehears\\w+|try out|play through|prepare|(?:go|run) through (?:it|a|the)|train (?:what|how)',
    ],
    [
      3,
      '(?:what|how) (?:do|can|should|could|would) i (?:say|tell|answer|ask|reply|respond|react|apologi[sz]e|turn down|explain|bring up|invite|greet|end)',
    ],
    [
      3,
      '(?:dont|never|not sure|no idea) (?:know )?(?:how to|what to|how i) (?:say|tell|ask|answer|talk|reply|respond|join|explain|start a conversation|behave)',
    ],
    [
      3,
      '(?:what|how) to (?:say|answer|reply|respond|tell|ask)|tell (?:him|her|them|my \\w+) .{0,12}(?:but )?how|words for',
    ],
    [
      2,
      'i need words|small talk|say no|(?:job )?interview|invitation|want to tell|stand up for myself|set a boundary|speak up',
    ],
    [
      2,
      '(?:call|phone) .{0,20}(?:doctor|bank|office|them)|scared of (?:the phone|calling)|interrupts? me|join a group',
    ],
    [
      1,
      'boss|manager|teacher|coworkers?|colleagues?|roommate|landlord|neighbou?r|waiter|conversation|phone call|talk (?:to|with)|friday|tomorrow',
    ],
  ]),
  ...evidenceFor('start', [
    [
      4,
      'procrastinat\\w*|task paralysis|executive dysfunction|two minute start|get(?:ting)? (?:me )?(?:started|going)|initiat(?:e|ing)',
    ],
    [
      3,
      '(?:cant|can not|cannot|dont know (?:where|how|what)(?: to)?|help me|how do i|how to|need a push to|want to|unable to) (?:even )?(?:start|begin|get started)|where to (?:start|begin)|what first',
    ],
    [3, 'put(?:ting)? (?:it|this|them|things|everything) off|postpon\\w+'],
    [
      3,
      '(?:break|chop|split|cut|divide) (?:this|it|my \\w+|the \\w+)(?: \\w+)? (?:down|up|in(?:to)?)',
    ],
    [
      3,
      '(?:cant|can not|cannot|couldnt) (?:make|bring|get|motivate|force) myself|no motivation|unmotivated|not motivated',
    ],
    [
      3,
      'task .{0,12}too (?:big|much|hard)|to ?do list|(?:so much|a lot|lots|too much|too many things) to do',
    ],
    [
      3,
      '(?:havent|have not|hasnt|not) (?:even )?(?:started|begun|opened|touched)|open .{0,16}close it again|(?:blank|empty) page',
    ],
    [
      2,
      'start|begin|stuck|frozen|paraly[sz]ed|avoiding|in bed for|small(?:er)? (?:steps|pieces)|pieces|scrolling|deadline|get ready|get up',
    ],
    [
      2,
      'should be (?:studying|working|cleaning|doing)|instead of (?:working|studying|doing|cleaning)',
    ],
    [
      1,
      'homework|essay|tax(?:es)?|dishes|clean(?:ing)?|tidy|project|assignment|kitchen|letter|studying|inbox|laundry|pile|document|file|report|thesis|form|emails?',
    ],
  ]),
];

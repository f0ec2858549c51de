import { type Evidence, evidenceFor } from './evidence-row.ts';

/** What speaks for the calming skills. */
export const calmEvidence: readonly Evidence[] = [
  ...evidenceFor('breathing', [
    [4, '(?:box |paced |deep |slow )?breath(?:ing|s|e|es|ed)?|inhal(?:e|ing)|exhal(?:e|ing)'],
    [3, 'panic(?:s|ky|king|ked)?|hyperventilat\\w*|(?:anxiety|fear) attacks?'],
    [
      3,
      '(?:heart|pulse)(?: is| was| keeps| wont stop)? .{0,12}(?:rac\\w+|pound\\w+|beat\\w*|fast|hammer\\w*|thump\\w*)',
    ],
    [3, '(?:gasp\\w*|suffocat\\w*|choking|need air|no air|cant get (?:any |enough )?air|lungs?)'],
    [2, 'chest .{0,12}(?:tight|hurts|heavy|closing)|tight chest|shak(?:ing|y|es)|trembl\\w+'],
    [
      2,
      'calm (?:me )?down|calm myself|(?:so|very|really|super) anxious|anxiety is (?:high|bad|rising)',
    ],
  ]),
  ...evidenceFor('grounding', [
    // Whoever asks for calm without saying how gets what suits most people, and is asked nothing.
    [3, 'help me (?:to )?(?:calm (?:me |myself )?down|calm (?:myself|me)|be calm)'],
    [4, 'ground(?:ing|ed)|ground (?:me|myself)|anchor (?:me|myself)'],
    [
      4,
      '5 ?4 ?3 ?2 ?1|five four three two one|five (?:senses|things)|name things|things i (?:can )?see',
    ],
    [
      3,
      'dissociat\\w*|depersonal\\w*|dereal\\w*|flash ?backs?|zon(?:ed|ing) out|spac(?:ed|ing) out',
    ],
    [
      3,
      '(?:un|sur)real|(?:not|isnt|doesnt feel|nothing feels|nothing .{0,12}feels) real|feels? (?:fake|real|like a (?:dream|film|movie))|in a (?:dream|fog|bubble|memory)',
    ],
    [
      3,
      'far away|float(?:ing)?|disconnected|detached|outside (?:of )?my ?(?:body|self)|out of my body|behind glass|drift(?:ing)? (?:off|away)|on autopilot',
    ],
    [3, 'watching myself|(?:from|see myself from) outside|looks? (?:fake|like a (?:film|movie))'],
    [
      3,
      '(?:back|be|stay|anchor|bring me) .{0,16}(?:present|the room|here|now|this moment|reality)|here and now|present moment',
    ],
    [
      2,
      'cant feel my (?:body|hands|legs|self|face)|numb|cant get (?:back|out of it)|fake|not (?:really )?here',
    ],
  ]),
  ...evidenceFor('relaxation', [
    [
      4,
      '(?:progressive|muscle|body) relaxation|tense and (?:release|relax)|muscle thing|relax my (?:body|muscles|shoulders)',
    ],
    [3, 'muscles?|(?:grit|grind|clench)(?:t?ing|ed|ing|s)?|cramp\\w*'],
    [3, 'tens(?:e|ed|ion)|stiff(?:ness)?|tight(?:ness)?|knots?|like (?:a )?(?:rock|stone|wood)'],
    [2, 'relax(?:ed|ing)?|unwind|loosen(?: up)?|(?:my )?body (?:to )?(?:calm|rest|relax)'],
    [1, 'shoulders?|neck|jaw|back|fists?|body|teeth|stress'],
    [
      2,
      '(?:shoulders?|neck|jaw|back|body) .{0,16}(?:hurts?|aches?|sore|hard|up to my ears|stress)|(?:stress|pain|ache) .{0,12}(?:shoulders?|neck|jaw|back)',
    ],
  ]),
  ...evidenceFor('sensory-break', [
    [4, 'sensory|over ?stimulat\\w*|over ?load(?:ed|ing)?'],
    [3, 'melt ?downs?|shut(?:ting)? ?down'],
    [
      3,
      '(?:too|so|really|very|unbearably|painfully) (?:loud|bright|noisy|crowded|scratchy|intense|itchy)',
    ],
    [
      3,
      'too (?:much|many) (?:nois\\w+|sounds?|lights?|input|people|going on|smells?|voices|screens?|stimul\\w+)|cant hear myself think|(?:all|everything)(?: is|s)? too (?:intense|much at once)',
    ],
    [
      3,
      '(?:overwhelmed|hurt|bothered|disturbed|driven mad) by .{0,12}(?:sounds?|nois\\w+|lights?|smells?|people|touch)',
    ],
    [
      2,
      'sounds?|nois[ey]+|loud|bright|lights?|fluorescent|smells?|perfume|chatter|radio|alarm|fan|drilling|music|labels?|tags?|clothes|fabric|sweater|seams?|socks|wool|touch(?:ed)?|crowds?|ears',
    ],
    [
      1,
      'hurts?|sick|unbearable|killing|(?:cant|cannot) (?:stand|bear|take|hear|think)|driving me|crawls?|itch\\w*|headache|too much|leave me alone|hide',
    ],
    [3, '(?:need|want) .{0,10}(?:quiet|silence|dark)|dark (?:room|and quiet)|quiet and dark'],
  ]),
];

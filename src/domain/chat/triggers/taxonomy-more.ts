import { kind, type TriggerKind } from './taxonomy-row.ts';

/** What else sets off feelings, often in people with ADHD, autism or OCD. */
export const moreKinds: readonly TriggerKind[] = [
  kind(
    'Noise',
    -0.5,
    'nois[ey]+|noises|loud|sounds?|chatter|drilling|construction|barking|sirens?|alarms?',
  ),
  kind(
    'Light and glare',
    -0.5,
    'bright|(?:neon|fluorescent|flickering|flashing) (?:lights?|lamps?)|lights|glare',
  ),
  kind('Smells', -0.5, 'smells?|smelly|stink(?:s|ing)?|perfumes?|odou?rs?|fumes'),
  kind(
    'Touch and clothing',
    -0.5,
    'itch(?:y|es|ing)?|scratchy|tags?|labels?|seams?|socks|sweater|fabric|being touched|touched me|hugg(?:ed|ing)|clothes (?:feel|felt|are|hurt)',
  ),
  kind(
    'Crowds',
    -0.5,
    'crowd(?:s|ed)?|packed|too many people|full (?:bus|train|room)|queues?|mall|rush hour',
  ),
  kind(
    'Eye contact',
    -0.5,
    'eye contact|look(?:ing)? (?:me|people|them|him|her) in the eyes?|star(?:ed|ing) at me',
  ),
  kind(
    'Change of plans',
    -0.5,
    'change of plans?|plans? (?:has |have |was |were |got )?chang(?:ed|es|ing)|changed (?:the|our|my|their) plans?|cancel(?:l?ed|s|l?ing)?|last minute|rescheduled?|postponed|unexpected(?:ly)?|sudden(?:ly)? chang\\w+|routine (?:was |got )?(?:broken|changed|off)',
  ),
  kind(
    'Transitions',
    -0.5,
    'transitions?|switch(?:ing)? (?:tasks?|between)|stop(?:ping)? in the middle|new (?:school|job|class|house|flat|apartment|home)|moving (?:house|out|away|in)|moved (?:house|out|away|in)',
  ),
  kind(
    'Deadlines',
    -0.5,
    'deadlines?|due (?:tomorrow|today|tonight|date|on|this|next|soon)|overdue|running out of time|hand(?:ing)? (?:it|this) in|late for',
  ),
  kind('Work', 0, 'work|job|office|shift|boss|manager|coworkers?|colleagues?|customers?|clients?'),
  kind(
    'School',
    0,
    'school|class(?:es|room)?|homework|essay|assignments?|teachers?|professors?|university|college|lectures?|thesis',
  ),
  kind(
    'Meetings',
    -0.5,
    'meetings?|presentations?|presenting|zoom|video calls?|stand ?up|conference',
  ),
  kind(
    'Phone calls',
    -0.5,
    'phone calls?|call(?:ing)? (?:the|my|a) (?:doctor|bank|office|dentist|landlord|insurance)|make a call|voicemail|(?:pick|picked) up the phone|had to call',
  ),
  kind(
    'Phone and social media',
    -0.5,
    'social media|instagram|tiktok|twitter|facebook|youtube|snapchat|reddit|(?:doom)?scroll(?:ed|ing)?|notifications?|screen time|my phone|on the phone',
  ),
  kind('News', -0.5, 'news|headlines?|politics|elections?|wars?|climate'),
  kind(
    'Conflict',
    -1,
    'fights?|fought|argu(?:ed|ing|ments?)|conflicts?|yell(?:ed|ing|s) at|shout(?:ed|ing|s) at|quarrel\\w*|snapped at',
  ),
  kind(
    'Criticism',
    -0.5,
    'critici[sz](?:ed|es|ing|m)|told me off|blam(?:ed|es|ing) me|negative feedback|bad review|complain(?:ed|ts?)? about me|judg(?:ed|ing) me|made fun of|laughed at me|teas(?:ed|ing)',
  ),
  kind(
    'Rejection',
    -1,
    'reject(?:ed|ion|s)|turned (?:me )?down|didnt invite|not invited|wasnt invited|ignor(?:ed|es|ing) me|left on read|didnt (?:answer|reply|text back|call back)|broke up|dumped',
  ),
  kind(
    'Mistakes',
    -0.5,
    'mistakes?|messed up|screwed up|got it wrong|forgot|forgotten|failed|broke (?:the|my|a)|typos?|wrong answer',
  ),
  kind(
    'Decisions',
    -0.5,
    'decid(?:e|ing)|decisions?|(?:cant|couldnt|hard to) choose|too many (?:options|choices)|choos(?:e|ing) between|make up my mind',
  ),
  kind(
    'Clutter',
    -0.5,
    'clutter(?:ed)?|mess(?:y)?|chaos|chaotic|piles? of|dirty dishes|untidy|disorgani[sz]ed',
  ),
  kind(
    'Waiting',
    -0.5,
    'wait(?:ed|ing)|on hold|delay(?:ed|s)?|stuck in (?:traffic|line)|the (?:bus|train) was late|took forever',
  ),
  kind('Boredom', -0.5, 'bored(?:om)?|boring|nothing to do|dull|tedious'),
  kind(
    'Hunger',
    -0.5,
    'hungry|starving|hangry|skipped (?:breakfast|lunch|dinner|meals?)|forgot to eat|havent eaten|didnt eat|low blood sugar',
  ),
  kind(
    'Money',
    -0.5,
    'no money|money|bills?|rent|debts?|broke (?:until|this|again|and)|cant afford|salary|loan|expensive|paycheck|overdraft',
  ),
  kind(
    'Health',
    -0.5,
    'health|sick|ill|illness|pain|hurts|headaches?|migraines?|doctor|hospital|dentist|fever|flu|symptoms?|stomach ?aches?|period',
  ),
  kind(
    'Medication changes',
    0,
    'meds|medication|medicine|dose|side effects?|prescription|ran out of (?:my )?(?:meds|pills)',
  ),
  kind(
    'Family',
    0,
    'famil(?:y|ies)|mom|mum|mother|dad|father|brothers?|sisters?|parents?|grandma|grandmother|grandpa|kids|children|son|daughter|in laws',
  ),
  kind(
    'Relationship',
    0,
    'boyfriend|girlfriend|partner|husband|wife|marriage|dating|dates?|relationship|crush',
  ),
  kind('Friends', 0, 'friends?|bestie|buddy|mates'),
  kind(
    'Unwanted thoughts',
    -1,
    'intrusive|obsess\\w*|unwanted thoughts?|thoughts? (?:that )?(?:wont|dont) (?:stop|go away)|cant stop thinking',
  ),
  kind(
    'Urges and rituals',
    -1,
    'compulsi\\w+|rituals?|urges?|(?:check|wash|count)(?:ed|ing) (?:again|my hands|the (?:door|lock|stove)|over and over|\\d+ times|many times)|keep (?:checking|washing|counting)',
  ),
  kind('Germs and dirt', -1, 'germs?|contaminat\\w+|dirty|bacteria|filthy'),
  kind(
    'Weather',
    0,
    'weather|rain(?:y|ing|ed)?|storms?|heat ?wave|snow(?:ing|ed)?|thunder|too hot|too cold|sunny|sunshine',
  ),
  kind(
    'Travel',
    0,
    'travel(?:l?ing|l?ed)?|trips?|flights?|airport|commut(?:e|ed|ing)|traffic|vacation|holidays?|driving',
  ),
  kind(
    'Exercise',
    0.5,
    'exercis(?:ed|ing)|gym|work ?out|went for a (?:run|walk|ride|swim)|(?:running|jogging|yoga|swimming|cycling)',
  ),
  kind('Nature', 0.5, 'nature|forest|garden|the park|the sea|beach|mountains?|lake'),
  kind('Pets', 0.5, 'pets?|(?:my|the|our) (?:dogs?|cats?|puppy|kitten|rabbit|bird)'),
  kind(
    'Hobbies',
    0.5,
    'hobb(?:y|ies)|special interest|drawing|painting|knitting|baking|gaming|video games?|reading|guitar|piano|lego|music',
  ),
  kind('Loss and grief', -1, 'died|passed away|funeral|grief|griev\\w+|death of'),
];

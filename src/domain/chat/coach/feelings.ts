import { type Topic, topic } from './topic.ts';
import { FEELINGS_THEN } from './topics/feelings-then.ts';

const feelings: readonly Topic[] = [
  topic(
    'panic',
    'panic(?:king|ked|ky)?(?: attacks?)?|hyperventilat\\w*|(?:i think )?(?:im|i am) (?:going to die|dying)(?! (?:of|from|with) (?:embarrass\\w*|shame|boredom|laughter|laughing|curiosity|hunger|heat|cringe|envy)| to (?:know|see|tell|hear)| for an?\\b)|my (?:heart|chest)(?: is)?(?: racing| pounding| tight| hurts)?|^(?:it is |its |getting |it gets |i feel )?(?:even )?worse$',
    ['grounding', 'sensory-break'],
    [
      'I am with you. A wave of panic is very strong, and it goes down again by itself. You do not need to do anything well now.',
      'Look at one thing near you, and feel your feet on the floor. If your chest hurts, you get too little air, or you do not know it like this, please call a doctor or the emergency number.',
    ],
    [
      'That is frightening. Let your breath go as it likes. Press your feet into the floor, and look at something that does not move.',
      'If this is new to you, or your chest hurts or it is hard to breathe, please let a doctor or the emergency number decide. Crisis help at the top has the number.',
    ],
    [
      'You do not have to make it stop. Let it rise and fall like a wave, and name what you see around you.',
      'If it stays like this, or your body feels ill in a new way, call a doctor or the emergency number.',
    ],
  ),
  topic(
    'grief',
    '(?<!(?:phone|laptop|battery|computer|car|tablet|wifi|internet|engine|headphones|earbuds|watch|console|controller|tv|plants?|succulent|fern|charger|kettle|fridge|printer|router|chat|conversation|party) (?:just |has |have |suddenly |almost )?)(?<!\\b(?:nearly|almost|could have|couldve|i|i just|literally) )died(?! (?:of (?:embarrassment|shame|boredom|laughter|cringe)|laughing|inside))|passed away|(?:mom|mum|mother|dad|father|grandma|grandmother|grandpa|grandfather|nan|husband|wife|partner|friend|uncle|aunt|brother|sister|cousin) (?:just |has |recently )?passed(?= (?:last|this|yesterday|today|in|two|three|a (?:week|month|year)|on (?:mon|tues|wednes|thurs|fri|satur|sun))|$)|anniversary of|(?:dads|moms|mums|mothers|fathers|friends|sisters|brothers|his|her) death|funeral|grief|griev\\w+|lost my (?:mom|mum|mother|dad|father|grandma|grandmother|grandpa|grandfather|cat|dog|friend|brother|sister|son|daughter|wife|husband)',
    ['grounding', 'breathing'],
    ['I am sorry for your loss.', 'You can tell me about them, or we can be with it for a moment.'],
    [
      'That is a real loss. There is no right way to feel about it.',
      'What has been on your mind most?',
    ],
    [
      'I am sorry. Grief comes and goes in its own time.',
      'Would it help to talk, or to have a calm minute?',
    ],
  ),
  topic(
    'breakup',
    'broke up|break ?up(?! with)|divorc\\w*|separated|dumped me|left me(?! (?:on|alone|out|waiting|a|with|here|in))',
    ['thought', 'grounding'],
    ['That is a big change, and it can hurt a lot.', 'What is the hardest part of today?'],
    ['I am sorry that it ended.', 'You can tell me what happened, or what you need right now.'],
    ['An end like that takes strength.', 'Is it more sad, more angry, or something else?'],
  ),
  topic(
    'conflict',
    'fights?|fought|argu(?:ed|ing|ment)|yell(?:ed|ing|s)?|shout(?:ed|ing|s)?|conflict|fell out|quarrel\\w*|drama|mad at me|angry (?:at|with) me',
    ['scene', 'thought'],
    ['A fight like that can stay in the body for hours.', 'What was said that still stings?'],
    [
      'That sounds like a hard talk.',
      'Do you want to look at what happened, or practice what to say next?',
    ],
    ['It is tiring when people clash.', 'What would you like the other person to know?'],
  ),
  topic(
    'lonely',
    'lonely|loneliness|(?<!(?:want|need|like|love|prefer|rather|wanna|leave) (?:to )?(?:be |me |it )?)alone(?! (?:time|for a (?:while|bit)))|isolated|no friends|(?:nobody|no one) (?:to talk|calls|cares|texts|understands|listens|gets me)|left out|i miss',
    ['scene', 'thought'],
    [
      'Being alone when you do not want to be is hard.',
      'Is there one person whom a short message could reach today?',
    ],
    [
      'That sounds lonely. Thank you for saying it here.',
      'Do you miss a certain person, or people in general?',
    ],
    [
      'Many people feel that, and few say it.',
      'We can practice a first sentence to someone, if you like.',
    ],
  ),
  topic(
    'anger',
    'angry|furious|rage|mad|pissed(?: off)?|annoy(?:s|ed|ing)|hate(?:s|d)?(?! my life)|frustrat\\w+|unfair|irritat\\w+',
    ['breathing', 'relaxation', 'scene'],
    ['You are angry. Anger often says that something was not fair.', 'What happened?'],
    [
      'That would make many people angry.',
      'Do you want to let it out here, or let your body cool down first?',
    ],
    [
      'It is fine to be angry here. Nobody gets hurt by your words to me.',
      'What was the worst part?',
    ],
  ),
  topic(
    'ashamed',
    'asham\\w*|embarrass\\w*|guilt\\w*|i lied|lied to|humiliat\\w*|cringe',
    ['thought', 'grounding'],
    ['Shame makes us want to hide. You said it all the same.', 'What happened, in plain facts?'],
    ['That is a heavy feeling.', 'We can look at the thought behind it, if you want.'],
    [
      'Feeling ashamed does not tell what kind of person you are.',
      'What did you wish had gone another way?',
    ],
  ),
  topic(
    'overwhelm',
    'overwhelm\\w*|(?:gonna|going to|about to|could) (?:lose it|snap|explode|scream)|behind (?:on|with) (?:everything|things|life)|too much|cant cope|cant handle|falling apart|burn(?:ed|t)? ?out|stress(?:ed|ful)?(?: out)?|pressure|exhausted',
    ['breathing', 'start', 'sensory-break'],
    [
      'That is a lot at once.',
      'Let us take one thing. What is the most urgent, and what can wait until tomorrow?',
    ],
    [
      'It sounds as if all of it comes at the same time.',
      'Do you need a calm minute first, or shall we sort it?',
    ],
    [
      'When it is too much, smaller is better.',
      'Name one thing that would make today a bit lighter.',
    ],
  ),
  topic(
    'sad',
    'sad(?:ness)?|hate my life|cry(?:ing)?|cried|depress(?:ed|ing)|down|hopeless|empty|miserable|heartbroken|unhappy|feel (?:so )?(?:bad|awful|terrible|low)|nothing is fun|rough day|bad day|hard day',
    ['thought', 'grounding', 'start'],
    [
      'I am sorry that it is so heavy today.',
      'Do you know what brought it, or did it come by itself?',
    ],
    [
      'That sounds sad. You do not need to make it smaller here.',
      'Would you rather talk about it, or do one small thing?',
    ],
    ['It is good that you write it here.', 'What has the day been like since you got up?'],
  ),
  topic(
    'anxious',
    'anxious|anxiety|nervous|worr(?:y|ied|ies|ying)|scared|afraid|fear|dread\\w*|freaking out',
    ['breathing', 'grounding', 'thought'],
    [
      'You are worried. That is tiring for body and mind.',
      'What is the worry about, in one sentence?',
    ],
    [
      'Something feels like a threat right now.',
      'We can calm the body first, or look at the thought. Which one?',
    ],
    ['Thank you for saying it.', 'When did the worry start today?'],
  ),
  topic(
    'sleep',
    'sleep(?:ing|less)?|slept|insomnia|(?<!just )(?:wide )?awake|nightmares?|fall asleep|bed ?time|woke up (?:at|in|every|from|again|too|several)|keep waking|slept',
    ['relaxation', 'breathing'],
    [
      'Poor sleep makes the next day harder. It is not your fault.',
      'If you lie awake, you can get up for a while, keep the light low, and go back when you are sleepy.',
    ],
    [
      'Lying awake is tiring. It often helps to stop trying to sleep, and to rest instead.',
      'A slow breath or loose muscles may help. Which of them do you want?',
    ],
    [
      'That sounds like a long night.',
      'Write down what is in your head, close the note, and look at it tomorrow. Then we can relax the body.',
    ],
  ),
  topic(
    'tired',
    'tired|fatigue|no energy|drained|sleepy|worn out',
    ['sensory-break', 'start'],
    [
      'You are tired. Rest is allowed, also when things are left to do.',
      'What is one thing that can wait?',
    ],
    ['Your body asks for a break.', 'Could you drink some water and sit for five minutes?'],
    ['That sounds like a day with a lot in it.', 'Is it more the body that is tired, or the head?'],
  ),
  topic(
    'bored',
    'bored(?:om)?|something to do|(?:what|anything) (?:should|can|could) i do (?:today|now|tonight)|boring|nothing to do|dull',
    ['start', 'scene'],
    [
      'Boredom can be hard to sit with.',
      'Something with the hands, with the body, or with people: which one?',
    ],
    [
      'Nothing pulls you right now.',
      'Pick a thing that takes two minutes. After that you can stop.',
    ],
    ['Then let us find something small.', 'What did you like doing when you were younger?'],
  ),
  topic(
    'happy',
    'happy|glad|proud|excited|great day|good day|good news|got (?:the|a new) job|went (?:well|great)|feel (?:good|great|better)|finished (?!none|nothing)|i did it|i love|grateful',
    ['start'],
    ['That is good to hear.', 'What part of it do you want to remember?'],
    ['That is a good thing to hear.', 'What made it go that way?'],
    ['Nice. You can keep that: write it in one line, with the day.', 'Is there more to tell?'],
  ),
];

/** What people feel. The first that fits answers. */
export const feelingTopics: readonly Topic[] = feelings.map((one) => ({
  ...one,
  next: FEELINGS_THEN[one.id] ?? [],
}));

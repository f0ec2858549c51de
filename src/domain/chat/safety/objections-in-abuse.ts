import type { Danger } from './danger.ts';
import type { Objection } from './objection.ts';

const isAbuse = ({ category, kind }: Danger): boolean => category === 'abuse' && kind === 'own';

/** What people answer and ask to whom somebody else is a danger. */
export const OBJECTIONS_IN_ABUSE: readonly Objection[] = [
  {
    id: 'near',
    words:
      /\b(?:he|she|they|my \w+) (?:is|are) (?:coming|here|back|home|near|outside|upstairs|downstairs|in the (?:next room|house|kitchen|hall|room)|next door|at the door)\b/,
    fits: isAbuse,
    says: 'Then stay quiet, and put the telephone on silent. Text the emergency number where that works, or start the call and leave it open. If you can get out, go to a neighbour or a place with people.',
  },
  {
    id: 'away',
    words:
      /\b(?:he|she|they|my \w+) (?:(?:has|have|is|are) )?(?:left|gone|went|out|asleep|at work|away|drove off)\b/,
    fits: isAbuse,
    says: 'Then there is some time now. You can call a line for violence at home, or tell one person outside. If you leave, take the telephone, keys and papers with you, and go where people are.',
  },
  {
    id: 'where',
    words:
      /\bwhere (?:can|could|do|should|would) (?:i|we)(?: even)? go\b|\b(?:nowhere|no place|no where) (?:else )?to go\b/,
    fits: isAbuse,
    says: 'A line for violence at home knows shelters, also for children, and looks for a place with you. Until then: a neighbour, a friend, a hospital, or a police station.',
  },
  {
    id: 'watched',
    words:
      /\b(?:can|could|will|would|does) (?:he|she|they|my \w+|anyone|anybody|someone|somebody) (?:\w+ )?(?:see|read|find|look at|get)\b.*\b(?:this|write|wrote|say|here|chat|it|messages?|phone)\b|\b(?:checks|reads|goes through|looks at|tracks) my (?:phone|messages|tablet|laptop|location)\b/,
    fits: isAbuse,
    says: 'Somebody who opens this app on your device could read it. You can delete the conversation in the chat settings, and then this page says nothing of it. If you can, use a device that only you open, and close this page when you are done.',
  },
  {
    id: 'child',
    words:
      /\b(?:i am|am) (?:only |just )?(?:(?:[6-9]|1[0-7])(?! (?:weeks?|months?|days?|hours?|minutes?|times|miles|percent))|a (?:kid|child|minor|teenager))\b/,
    fits: isAbuse,
    says: "You are a child, and it is the task of adults to keep you safe. Please tell one today: somebody at school, a doctor, a friend's parent, or a line for children. It is right to tell.",
  },
  {
    id: 'is-it-abuse',
    words:
      /\b(?:is|was) (?:it|this|that) (?:\w+ )?(?:abuse|abusive|violence|normal|my fault|that bad)\b|\b(?:do not|not) know (?:if|whether) (?:it|this|that) (?:is|was|counts)\b|\bdoes (?:it|this|that) count\b/,
    fits: isAbuse,
    says: 'I cannot judge it from here. A sign to go by: it is worth talking about when you change what you do because you fear what they will do. A line for violence at home talks about exactly this question, also where nobody is sure.',
  },
  {
    id: 'words-for-an-adult',
    words:
      /\b(?:what|how) (?:exactly )?(?:do|should|can|could|would) i (?:even )?(?:say|tell|write|text|put)\b/,
    fits: isAbuse,
    says: 'You can say or write just this: "I am not safe at home. Can I talk to you alone today?" You need not tell all of it at once. The first sentence is enough.',
  },
  {
    id: 'abuse-what-to-do',
    words:
      /\bwhat (?:do|should|can|could) i (?:even )?do\b|\bwhat now\b|\bhow (?:do|can|could) i (?:get out|leave|stop (?:him|her|them|it)|protect)\b|\bnot know what to do\b|\b(?:has|have|got) (?:a |my |the )?keys?\b/,
    fits: isAbuse,
    says: 'One thing at a time. In danger: the emergency number. Otherwise: one person outside who knows, and a line for violence at home, which helps to plan, also about locks, phones, children and money. Write down what happened and when, where only you can read it.',
  },
  {
    id: 'what-becomes-of-them',
    words:
      /\bwhat (?:will|would|could|is going to|might) (?:happen|they do) to (?:him|her|them|my \w+)\b|\b(?:he|she|they|my \w+) (?:will|would|could|might) (?:go to (?:jail|prison)|get arrested|be arrested|get in trouble|lose (?:his|her|their) job)\b/,
    fits: isAbuse,
    says: 'I do not know what would happen to them. A line can tell you how it usually goes, before you decide anything and without your name. Whatever follows comes from what they did, and not from your telling.',
  },
];

/** What they feel about it, after what keeps them from getting help. */
export const DOUBTS_IN_ABUSE: readonly Objection[] = [
  {
    id: 'tell-another',
    words:
      /\b(?:can|could|do|will|dare) not (?:\w+ )?tell (?:my )?(?:mum|mom|mam|dad|parents?|teacher|anyone|anybody|someone)\b|\b(?:mum|mom|mam|dad|she|he|they|nobody|no one) (?:will|would|does|do|did) not (?:\w+ )?(?:believe|listen|care)\b/,
    fits: isAbuse,
    says: 'Then somebody else: a teacher, a doctor, a friend and their parents, or a line. If the first person does not listen, the next one may. You can show them what you wrote here.',
  },
  {
    id: 'their-sorry',
    words:
      /\b(?:he|she|they) (?:\w+ )?(?:said|says|saying|promised|promises|swore|cried|begged) (?:\w+ ){0,3}(?:sorry|never again|(?:to|will|would) (?:change|stop|be better)|better)\b|\b(?:he|she|they) (?:\w+ )?apologi[sz]\w*|\bbought me (?:\w+ ){0,2}flowers\b|\b(?:he|she) is (?:\w+ )?(?:nice|kind|sweet) (?:again|now|after\w*)\b|\bonly (?:when|if) (?:he|she|they) (?:drinks?|is drunk|has been drinking|gets angry|is stressed)\b|\bi (?:still )?love (?:him|her|them)\b/,
    fits: isAbuse,
    says: 'Being sorry and doing it again can both be true of the same person, and so can love and fear. You need not decide anything about them today. What counts now is whether you are safe tonight, and whether somebody knows.',
  },
  {
    id: 'own-fault',
    words:
      /\b(?:my|all my) (?:own )?fault\b|\bi (?:deserve|deserved|provoked?|asked for|started|made (?:him|her|them))\b|\bbecause (?:i (?:said|did|made|forgot|was late|talked|asked|burned|left|came|looked)|of me)\b|\bmaybe i am (?:exaggerating|overreacting|too sensitive)\b|\bnot that bad\b/,
    fits: isAbuse,
    says: 'What somebody does to you is not caused by what you said or did. Many people who are hurt look for the reason in themselves. What counts now is to get to safety, and to tell one person.',
  },
];

import type { Danger } from './danger.ts';
import type { Objection } from './objection.ts';
import { OBJECTIONS_ABOUT_WOUNDS } from './objections-about-wounds.ts';
import { OBJECTIONS_FOR_OTHERS } from './objections-for-others.ts';
import { DOUBTS_IN_ABUSE, OBJECTIONS_IN_ABUSE } from './objections-in-abuse.ts';
import type { Sentence } from './text/sentences.ts';

const isOwnMind = ({ category, kind }: Danger): boolean =>
  kind === 'own' && category !== 'abuse' && category !== 'medical-emergency';

const isOwn = ({ kind }: Danger): boolean => kind === 'own';

const OBJECTIONS: readonly Objection[] = [
  {
    id: 'delete',
    words:
      /\b(?:how|where|can|could|want|need|should)\b.*\bdelete\b|\b(?:delete|hide) (?:this|it|that|everything|the chat|this chat|my messages|all)\b/,
    says: 'The chat settings, at the top, have "Delete the conversation". Then this page says nothing of it. A single message has its own button beside it.',
  },
  ...OBJECTIONS_FOR_OTHERS,
  ...OBJECTIONS_IN_ABUSE,
  ...OBJECTIONS_ABOUT_WOUNDS,
  {
    id: 'not-through',
    words:
      /\b(?:on hold|no answer|engaged|busy|(?:can|could) not get through|waiting (?:for ages|so long)|keeps ringing)\b|\b(?:999|911|112|000|111|988|the line|the lines|the number|they|nobody|no one|samaritans) (?:\w+ )?(?:will|would|is|are|does|do|did|has|have) not (?:\w+ )?(?:pick\w* up|answer\w*|pick|there)\b/,
    fits: ({ kind, category }) => kind === 'own' || category === 'medical-emergency',
    says: 'Keep the call open if you can: calls are answered in turn. If it breaks off, call again, or let somebody near you call from another phone. A hospital, a pharmacy, a neighbour or a shop can call for you too.',
  },
  {
    id: 'somebody-near',
    words:
      /\b(?:he|she|they|somebody|someone|my \w+|a \w+|the \w+) (?:is|are|just got|got) (?:\w+ )?(?:coming|here|home|with me|on (?:the|her|his|their) way|driving|next to me)\b|\bi (?:told|called|woke|got) (?:my|a|the) \w+\b/,
    fits: ({ kind, category }) => kind === 'own' && category === 'medical-emergency',
    says: 'It is good that somebody is with you, or soon will be. Let them make the call, and tell them what happened, how much, and when. If they are not there yet, the call does not wait for them.',
  },
  {
    id: 'why-asked',
    words: /\bwhy (?:do|are|did) you (?:\w+ )?ask(?:ing)?\b/,
    says: 'I ask because what you wrote could mean danger, and your answer tells me how to go on. One word is enough, and you will not be judged for it.',
  },
  {
    id: 'police',
    words:
      /\b(?:he|she|my \w+|they) (?:is|are|works? (?:for|with|as)) (?:an? |the )?(?:cop|police\w*|officer)\b|\b(?:police|cops|nobody|no one|they) (?:will|would|did|do|does) not (?:help|believe|come|care|do anything)\b|\bafraid of the (?:police|cops)\b/,
    says: 'Then another way may fit better. A line, a doctor, a hospital, or a teacher can help too, and you can tell them what makes the police hard for you.',
  },
  {
    id: 'text',
    words:
      /\b(?:number|line|someone|somebody|anyone|anybody|where|one|can i|i can|could i|rather|instead)\b.*\b(?:text|chat|write to|message)\b|\b(?:text|chat|write) instead\b/,
    says: 'Yes: some lines can be texted. They stand below and in Crisis help at the top, with what each takes. If none is there for your region, choose another region in Crisis help.',
  },
  {
    id: 'what-happens',
    words:
      /\bwhat (?:will |would |do )?(?:happens?|they (?:do|say|ask)|i (?:even )?say|should i say|do i (?:even )?say)\b|\bhow does (?:it|a line|calling) work\b/,
    fits: isOwn,
    says: 'Somebody listens, and asks how you are and whether you are safe right now. You can begin with "I do not know how to start". You can say as little as you want, and you can end the call at any time.',
  },
  {
    id: 'hospital',
    words:
      /\b(?:lock|locked) (?:me|us)\b.*\b(?:up|away|hospital|ward|in)\b|\bput (?:me|us) (?:\w+ ){0,3}(?:hospital|ward|home|institution|away)\b|\b(?:hospital|ward|sectioned|committed|institution|psych)\b.*\b(?:again|want|scared|afraid|back|not)\b|\b(?:scared|afraid|do not want|not going)\b.*\b(?:hospital|ward|sectioned|police|ambulance)\b|\btake my (?:kids|children|baby|son|daughter)\b/,
    fits: isOwn,
    says: 'That fear is understandable. You can say at the start of a call what you are afraid of, and ask what they would do. Most talks with a line stay talks.',
  },
  {
    id: 'no-call',
    words:
      /\b(?:do not|not|never|hate|cannot|scared to|afraid to|hard to) (?:\w+ ){0,3}(?:call|calling|phone|phones|phoning|ring|talk to (?:anyone|anybody|strangers|people|someone))\b|\bno (?:calls?|phone)\b/,
    fits: isOwn,
    says: 'You need not call. You can text a line, write to one person you know: "Can you come, or stay on the phone with me?", or go where people are, without a word.',
  },
  ...DOUBTS_IN_ABUSE,
  {
    id: 'nobody',
    words:
      /\b(?:nobody|no one|none) (?:\w+ )?(?:knows|cares|is here|there|would (?:care|come|help|miss)|to (?:call|tell|talk to))\b|\bi (?:have|got) (?:no one|nobody|no friends|no family)\b|\b(?:i am|am) (?:all |completely |so )?alone\b/,
    fits: isOwnMind,
    says: 'Then a line can be the first who knows. Many who call have nobody else to call. A place with people in it is also less alone: a shop, a station, a hospital.',
  },
  {
    id: 'unread',
    words:
      /\b(?:did|do|have) you (?:even |really |actually )?(?:read|listen|understand|hear)\b|\byou (?:keep|just|always|already) (?:\w+ )?(?:repeat\w*|say\w*|said|ask\w*|tell\w*)\b|\bstop (?:asking|repeating|saying|telling)\b|\b(?:same|that) (?:thing|text|answer|question) (?:again|every|over)\b|\b(?:are you a|is this a|talking to a|just a) (?:bot|robot|program|machine)\b/,
    says: 'I read it, and I am a program with few words for this. You deserve somebody who can answer you. A person on a line can, and you can tell them what you told me.',
  },
  {
    id: 'pointless',
    words:
      /\b(?:what is|where is|there is no) (?:the )?(?:point|use)\b|\bwhy (?:bother|should i|even)\b|\bnothing (?:will|would|can|could) (?:help|change)|(?:it|nothing|that|calling|they) (?:will not|would not|does not|do not|never|cannot) (?:\w+ )?(?:help|change|work|matter)s?\b|\btoo late\b/,
    fits: isOwnMind,
    says: 'It can feel as if nothing would change anything. That feeling is strong now, and it does not stay at its strongest. You only need to get through the next hour, and not alone.',
  },
];

/** The words for what keeps somebody from getting help, or for what they ask about it; null for anything else. */
export const answerToObjection = (
  sentences: readonly Sentence[],
  danger: Danger,
): { readonly id: string; readonly says: string } | null => {
  const said = sentences.map(({ words }) => words.join(' '));
  return (
    OBJECTIONS.find(
      ({ words, fits }) => fits?.(danger) !== false && said.some((one) => words.test(one)),
    ) ?? null
  );
};

/** What is said to what is so named; null where nothing is. */
export const objectionText = (id: string | null): string | null =>
  OBJECTIONS.find((one) => one.id === id)?.says ?? null;

/** Every sentence that is said, for the tests of our own rules. */
export const OBJECTION_TEXTS: readonly string[] = OBJECTIONS.map(({ says }) => says);

import type { Heard } from '#domain/chat/text/heard.ts';

const TEXT =
  '(?:(?:exact|right|actual|good|nice|polite|short|quick|simple|kind|little|text|email|an? |the |some |my |few ){1,4}|)(?:words?|texts?|messages?|e ?mails?|mails?|letters?|notes?|scripts?|drafts?|reply|replies|response|templates?|sentences?|wording|phrasing|lines|excuse|apology|complaint|invitation|condolences|thank you (?:note|card)|something to (?:say|write|send))';
const MAKE = '(?:write|draft|word|phrase|compose|formulate|text)';
const OF_ME = '(?:(?:for me|me|us|with|a|an|the|some|my|this|that|it|out|exact|down|up) )*';

/** A wish for words that can be sent or said. */
const WANTS_WORDS = new RegExp(
  [
    `\\b(?:can|could|will|would) you (?:please )?(?:help me (?:to )?)?(?:${MAKE}|give|make|find|tell|show|send|suggest) ${OF_ME}${TEXT}\\b`,
    `^(?:(?:please|ok|hi|hey|and|so|now|just) )*(?:help me (?:to )?)?${MAKE} (?:me |us |for me |up )+(?:(?:a|an|the|some|exact) )*${TEXT}\\b`,
    `\\bhelp (?:me )?(?:with |to )?(?:writing|wording|phrasing|drafting)\\b`,
    `\\bhelp me (?:to )?(?:${MAKE}|find|with) ${OF_ME}${TEXT}\\b`,
    `\\b(?:give|show|send|tell|suggest) me ${OF_ME}${TEXT}\\b`,
    `^(?:(?:please|ok|hi|hey|so) )*(?:write|draft|compose) (?:a|an|the|some) (?:\\w+ )?(?:text|message|e ?mail|letter|note|script|reply|response|apology|excuse|complaint|invitation)\\b`,
    `\\b(?:do you have|are there|is there|i need|i want|i would like|id like|looking for) (?:(?:a|an|the|some|any|exact|right|good|your) )*(?:words|scripts?|drafts?|templates?|wording|phrasing|example (?:texts?|messages?|emails?|sentences?))\\b(?! (?:to describe|for what))`,
    '\\b(?:exact|right) words\\b|\\bput (?:it|this|that) (?:in|into) words\\b|\\bword for word\\b',
    '\\b(?:can|could) you (?:write|word|phrase|draft) (?:(?:it|this|that)(?: for me)?|(?:me |us )?something)\\b|\\b(?:can|could) you say (?:it|this|that) for me\\b',
    '^(?:(?:a|an|the|any|some) )*(?:template|script|draft|wording|text|message) (?:for|to)\\b',
  ].join('|'),
);
/** A question for what to say to somebody. */
const ASKS_WHAT =
  /\b(?:what|how) (?:do|can|should|could|would|shall|might) (?:i|we) (?:even |best |politely |nicely |possibly )?(?:say|tell|write|text|reply|answer|respond|ask|word|phrase|put|email|message|decline|refuse|cancel|apologi[sz]e|turn (?:\w+ )?down|call in|explain|bring up|invite)\b|\b(?:dont|do not) know (?:what (?:to|i (?:should|can|could))|how (?:to|i (?:should|can|could))) (?:say|tell|write|text|reply|answer|respond|word|phrase|put|ask)\b|\bhow to (?:say|tell|write|word|phrase|ask|text|cancel|decline|reply|apologi[sz]e)\b|\bwhat to (?:say|write|reply|text|answer|tell)\b|\bhelp me (?:to )?(?:say|cancel|apologi[sz]e|turn (?:\w+ )?down|explain|ask)\b|\bwhat do (?:you|people|others|normal people) (?:say|answer|write) (?:when|if|to)\b/;

/** What is practiced is a scene, what is started is a task, and an essay is nobody's to write but one's own. */
const OF_OTHER =
  /\b(?:practi[sc]e|rehears\w+|role ?play\w*|act (?:it )?out|simulat\w*|play through|(?:start|begin)(?:ning|ing)? (?:writing|the|my|an?|on|with|it)|(?:cant|cannot|couldnt) (?:even )?(?:start|begin)|get(?:ting)? started|(?:write|draft|do) (?:(?:me|my|the|a|an|this) )*(?:\w+ )?(?:essay|homework|thesis|poem|story|song|report|cv|code|speech))\b/;
/** These are for nobody to be sent to, or for somebody to be hurt by, or for a danger that is asked about. */
const NO_DRAFT_FOR =
  /\b(?:myself|the (?:voice|voices)|god|in my (?:head|diary|journal)|the (?:chat|app|bot)|to you\b|describe|will|goodbye|farewell|last (?:letter|message|words|note)|say sorry and (?:that )?i love|sorry and i love|suicide|scares?|frighten\w*|threat\w*|revenge|blackmail|jealous|insult\w*|hurt (?:him|her|them|someone))\b/;

/** Whether a message wants words: to be given some, or to be told what one could say; null for neither. */
export const wordsWanted = ({ plain }: Heard): 'given' | 'told' | null => {
  if (plain.split(' ').length > 60 || NO_DRAFT_FOR.test(plain)) return null;
  if (WANTS_WORDS.test(plain)) return OF_OTHER.test(plain) ? null : 'given';
  return ASKS_WHAT.test(plain) && !OF_OTHER.test(plain) ? 'told' : null;
};

const MORE =
  /^(?:(?:ok|and|but|no|thanks|hm+|can you|could you|please|do you have|give me|make it|a|an|the|is there|maybe|something|one) )*(?:another(?: one| version)?|others?|more|different(?: one)?|short(?:er)?|long(?:er)?|(?:more |less )?(?:formal|polite|friendly|casual|direct|nice)|nicer|kinder|friendlier|softer|firmer|next one|not (?:that|these|those)|again|rewrite it|other words)(?: (?:please|version|one|now|words|draft|drafts|then))*$/;

/** Whether a message asks for other drafts than those just given. */
export const wantsOthers = ({ plain }: Heard): boolean => MORE.test(plain);

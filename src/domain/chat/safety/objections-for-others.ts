import type { Danger } from './danger.ts';
import { type Objection, THEIR_PLACE } from './objection.ts';

const isOfOther = ({ kind }: Danger): boolean => kind === 'third-person';
/** In danger from themselves, so that talking with them and staying is a help. */
const isOfTheirMind = ({ category, kind }: Danger): boolean =>
  kind === 'third-person' &&
  (category === 'suicide' || category === 'self-harm' || category === 'eating-disorder');
const THEY = '(?:he|she|they|my \\w+)';

const said = (...sources: readonly string[]): RegExp =>
  new RegExp(sources.map((one) => `\\b(?:${one})\\b`).join('|'));

/** What people answer and ask who are worried about somebody else. */
export const OBJECTIONS_FOR_OTHERS: readonly Objection[] = [
  {
    id: 'words-for-their-people',
    words: said(
      'what (?:exactly )?(?:do|should|can|could|would) i (?:even )?(?:say|tell|write|text) (?:to )?(?:his|her|their|the|my) \\w+',
      'write (?:me )?the (?:exact )?words',
    ),
    fits: isOfTheirMind,
    says: 'You can write just this: "I am worried about [name]. They told me that they are not safe from themselves. Please be with them today, and do not tell them off." Then you have done what is right.',
  },
  {
    id: 'what-to-say',
    words: said(
      'what (?:do|should|can|could|would) i (?:even )?(?:say|tell|write|text|answer)',
      'how (?:do|should|can|could) i (?:talk|ask|speak|tell|say)',
    ),
    fits: isOfTheirMind,
    says: 'You can say just this: "I am worried about you. Are you thinking about killing yourself? I am here, and we can call somebody together." Then listen. If they may act now, call the emergency number.',
  },
  {
    id: 'whom-to-tell',
    words: said(
      '(?:should|can|may|do) i (?:have to )?(?:tell|call|text|inform|ask) (?:her|his|their|my|the|an?)',
      'who (?:do|should|can|could) i (?:even )?(?:tell|call|ask)',
    ),
    fits: isOfTheirMind,
    says: 'Yes, telling is right, also where they asked you to keep it: a parent, a teacher, a doctor, or whoever is near them. You need not carry it alone.',
  },
  {
    id: THEIR_PLACE,
    words: said(
      'not know (?:his|her|their|the|what) (?:\\w+ )?(?:address|flat|street|number|house)',
      `not know (?:exactly |even )?where (?:exactly )?${THEY} (?:is|are|lives?|went)`,
      'no idea where (?:he|she|they)',
      'not have (?:his|her|their) address',
    ),
    fits: isOfOther,
    says: 'You can call without an address. Give their name and telephone number, where they may be, and what they wrote. Looking for somebody is part of what the emergency services do.',
  },
  {
    id: 'no-answer',
    words: said(
      `${THEY} (?:is|are|do|does|will|would|did|has|have) not (?:\\w+ )?(?:answer\\w*|reply\\w*|replied|respond\\w*|pick\\w* up|text\\w*|read\\w*|open\\w*|message\\w*|call\\w*)`,
      '(?:his|her|their) phone (?:is|goes|has)',
      `${THEY} (?:hung up|blocked me|went offline|stopped (?:answering|replying|texting))`,
      'voicemail',
    ),
    fits: isOfTheirMind,
    says: 'Silence can mean many things, and you need not find out alone. If you fear that they may act, call the emergency number and say that they do not answer. Somebody near can also go and knock: family, a flatmate, a neighbour.',
  },
  {
    id: 'locked-in',
    words: said(
      `door is (?:locked|shut|closed)`,
      `${THEY} (?:has |have )?(?:locked|shut|barricaded) (?:him|her|them)sel(?:f|ves)`,
      `${THEY} (?:will|would|does|do) not (?:\\w+ )?(?:come out|let me in|open)`,
    ),
    fits: isOfTheirMind,
    says: 'Stay at the door if that is safe, speak calmly through it, and say that you are not angry and that you stay. Call the emergency number from there: they tell you what to do about the door, and they can come.',
  },
  {
    id: 'far',
    words: said(
      '(?:i am|i live|we live|am|he lives|she lives|they live|he is|she is|they are) (?:\\w+ ){0,4}(?:far away|far from (?:him|her|them|there)|miles away|hours away|\\d+ (?:miles|km|kilomet\\w+|hours)|abroad|(?:another|a different|other) (?:country|city|town|state)|overseas)',
      'only know (?:him|her|them) (?:online|from)',
      '(?:online|internet) friend',
    ),
    fits: isOfOther,
    says: 'From far away you can still do a lot: keep in contact, and tell somebody who is near them. Your emergency number can pass it on within a country. For another country, findahelpline.com names lines there.',
  },
  {
    id: 'secret',
    words: said(
      'made me (?:promise|swear)|i (?:promised|swore)(?: (?:him|her|them|not|that|it|to))?',
      'not (?:to )?tell (?:anyone|anybody|someone|mum|mom|his|her|their)',
      'said (?:to )?(?:do )?not (?:to )?tell',
      'begged me not',
      '(?:asked|told|begged) me (?:not to|to keep)',
      'keep it (?:a )?secret',
      `${THEY} (?:will|would|is going to|are going to) (?:\\w+ )?(?:hate|be (?:so |really |very )?(?:mad|angry|furious)|never (?:forgive|speak|talk|trust))`,
      'break(?:ing)? (?:his|her|their) trust',
      'snitch(?:ing)?',
    ),
    fits: isOfOther,
    says: 'A promise like that may be broken when somebody could die. They may be angry for a while, and that can heal. You can tell them beforehand: "I care too much to keep this to myself." Then tell one adult or professional today.',
  },
  {
    id: 'says-fine',
    words: said(
      `${THEY} (?:says?|said|swears?|told me|tells me|promised|promises|texted|keeps saying) (?:me )?(?:that )?(?:he|she|they|it|nothing)?(?: is| are| was| were)? ?(?:fine|ok|okay|better|safe|good|joking|kidding|not serious|did not mean)`,
      `${THEY} (?:was|were|is|are) (?:only |just )?(?:joking|kidding)`,
    ),
    fits: isOfTheirMind,
    says: 'It is good that they answer. People also say that they are fine to end the talk, so a direct question is still right: "Are you thinking about killing yourself today?" Keep in contact for the next days, and let one more person know.',
  },
  {
    id: 'said-yes',
    words: said(
      `${THEY} (?:said|says|told me|answered|admitted|nodded|confirmed) (?:that )?(?:yes|yeah|it is true|(?:he|she|they) (?:is|are|do|does|did|want|wants|would|has|have))`,
    ),
    fits: isOfTheirMind,
    says: 'It was right to ask, and good that they told you. Now somebody needs to be with them, you or another, in the room or on the phone. Call the emergency number if they have a plan or the means near. Otherwise call a line together.',
  },
  {
    id: 'together',
    words: said(
      `${THEY} (?:is|are) (?:now )?(?:with me|talking|here|crying|calmer|calming|in the car|holding|next to me|beside me)`,
      `${THEY} (?:has |have |just )?(?:opened (?:it|the door)|came out|come out|answered|replied|texted(?: me)?(?: back)?$|called (?:me )?back|called me$|picked up|calmed|let me in|put it down|gave me (?:the|his|her|their|it))`,
      'i (?:am|sit|stay) (?:\\w+ )?(?:with|next to|beside|holding) (?:him|her|them)',
    ),
    fits: isOfTheirMind,
    says: 'That is good. Stay near them, listen more than you talk, and keep other people close. You can say: "I am glad that you are here. We can call somebody together." What they could use is best out of reach, if that is safe for you.',
  },
  {
    id: 'my-fault',
    words: said(
      '(?:my|all my) fault',
      'i (?:should|could) have (?:\\w+ )?(?:noticed|known|seen|said|done|stopped)',
      'because of me',
      'blame (?:me|myself)',
    ),
    fits: isOfOther,
    says: 'What somebody does to themselves has many causes, and you are the one who is looking out for them now. That counts. You need not work out the reasons today.',
  },
  {
    id: 'afraid-for-them',
    words: said(
      '(?:i am|am|so|really) (?:\\w+ )?(?:scared|afraid|terrified|worried|panicking|shaking|freaking out|overwhelmed)',
      'i (?:can|could) not (?:do this|cope|handle (?:it|this)|lose (?:him|her|them)|stop (?:crying|shaking))',
    ),
    fits: isOfOther,
    says: 'Of course you are afraid. You need not do this alone: the people on a line also help those who worry about somebody. One slow breath out, and then one call is enough for now.',
  },
  {
    id: 'what-to-do',
    words: said(
      'what (?:do|should|can|could|would|must) i (?:even )?do',
      'what now',
      'how (?:do|can|could|should) i (?:help|stop|save|protect|keep)',
      'what (?:will|would) help',
      'not know what (?:to do|i should do|else)',
    ),
    fits: isOfOther,
    says: 'In this order: if they may act now or are hurt, call the emergency number. Then get somebody to be with them. Then let a second person know, who carries it with you.',
  },
];

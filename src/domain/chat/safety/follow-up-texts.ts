import type { FixedText, Texts } from './answer-texts.ts';

const STAY_SAFE: FixedText = {
  says: 'You do not have to carry this alone. Please call one of the lines below, or the emergency number if you could act on it soon. If you can, go where somebody is, and put some distance between you and what you could use.',
  asks: 'Could you act on it in the next hours?',
  yes: 'high',
};
const GET_AWAY: FixedText = {
  says: 'Please call the emergency number as soon as you can do it safely. If you can, go where other people are, and take the telephone with you.',
  asks: 'Is it getting worse at this moment?',
  no: 'kept',
};
const CALL_NOW: FixedText = {
  says: 'Please call the emergency number now, or ask somebody near you to call. You do not need to be sure, and you do not need to explain everything.',
  asks: 'Is anything keeping you from calling?',
  isOfCalling: true,
  yes: 'high',
  no: 'step',
};

/** Stands before what is said to an answer. */
export const THANKS = 'Thank you for answering.';

/** What to do now, said to a yes to any of these questions, and where the talk stays with the danger. */
export const AGREED_TEXTS: Texts = {
  suicide: STAY_SAFE,
  'self-harm': STAY_SAFE,
  'eating-disorder': {
    says: 'Your body comes first now. Sit or lie down, sip some water if it stays down, and be near somebody. Blood, chest pain, fainting, or a heart that beats unevenly: that is the emergency number, now.',
    asks: 'Is there blood or chest pain, or do you feel faint?',
    about: 'medical-emergency',
    yes: 'high',
    no: 'kept',
  },
  'harm-to-others': {
    says: 'Please go away from the person now, to another room or outside, and leave behind what you could use. Then call the emergency number or one of the lines below, and say what you told me.',
    asks: 'Are you still near the person?',
    yes: 'high',
    no: 'kept',
  },
  abuse: GET_AWAY,
  'medical-emergency': {
    ...CALL_NOW,
    says: 'Please call the emergency number now, also if it feels better: some things harm the body later. Do not sleep, and do not stay alone with it. Why it happened does not matter for the call.',
  },
};

/** The same where the danger is now. */
export const AGREED_HIGH_TEXTS: Texts = {
  ...AGREED_TEXTS,
  suicide: CALL_NOW,
  'self-harm': CALL_NOW,
  'eating-disorder': CALL_NOW,
};

/** The same about somebody else. */
export const AGREED_THIRD_PERSON: FixedText = {
  says: 'Please call the emergency number now. Give their address, or say where they may be, and what is happening. If you are with them, stay if that is safe for you. If you are not, keep in contact with them. It is right to tell, even if they asked you to keep it secret.',
  asks: 'Is anything keeping you from calling?',
  isOfCalling: true,
  yes: 'high',
  no: 'step',
};

/** Said where something keeps the person from calling. */
export const CALL_FOR_ME: FixedText = {
  says: 'Then in another way. Write to one person: "Please call the emergency number for me", and where you are. Or go to anybody who is near: a neighbour, a shop, the street. Some of the lines below can be texted.',
  asks: 'Are you alone with it at this moment?',
  yes: 'high',
  no: 'kept',
};
/** The same where somebody else is the danger. */
export const WITHOUT_SPEAKING: FixedText = {
  says: 'Then without speaking. Text the emergency number where that works, or start the call and leave it open. Or write to one person: "Please call the emergency number for me", and where you are. If you can, stay near a door that leads outside.',
  asks: 'Are they in the same room at this moment?',
  yes: 'high',
  no: 'kept',
};
/** The same where somebody else is in danger. */
export const CALL_FOR_THEM: FixedText = {
  says: 'Then somebody else can call. Write to one person, or ask anybody who is near: "Please call the emergency number", with the address and what is happening. You need not do it alone.',
  asks: 'Is it getting worse at this moment?',
  yes: 'high',
  no: 'kept',
};

const NOT_ALONE: FixedText = {
  says: 'I am still here. One thing now: be with another person, or have one on the phone. You can say just this: "I am not safe on my own right now." The numbers stay below, and this chat stays open while you call.',
  asks: 'Is anything that you could use still near you?',
  yes: 'high',
  no: 'kept',
};
const CALL_FIRST: FixedText = {
  says: 'I am still here. The call comes first, and this chat stays open beside it. You can say just this: "I need help", and where you are. If speaking is hard, hand the telephone to somebody near you.',
  asks: 'Is it getting worse at this moment?',
  no: 'step',
};

/** Said when the talk stays with the same danger: the next step in few words, and words to say it with. */
export const STILL_TEXTS: Texts = {
  suicide: NOT_ALONE,
  'self-harm': NOT_ALONE,
  'eating-disorder': {
    says: 'I am still here. One thing now: tell one person how your body is, a doctor or somebody you trust. You can say just this: "My eating is out of hand, and I need help with it." The numbers stay below.',
    asks: 'Is it getting worse at this moment?',
    about: 'medical-emergency',
    no: 'kept',
  },
  'harm-to-others': {
    says: 'I am still here. One thing now: more distance, and another person on the phone. You can say just this: "I am afraid of what I could do." The numbers stay below.',
    asks: 'Is it getting stronger at this moment?',
    no: 'kept',
  },
  abuse: {
    says: 'I am still here, and I believe you. One thing now: a person outside who knows. You can say just this: "I am not safe at home." The numbers stay below, and you decide when to use them.',
    asks: 'Are you in danger at this moment?',
  },
  'medical-emergency': CALL_FIRST,
};

/** The same about somebody else. */
export const STILL_THIRD_PERSON: FixedText = {
  says: 'I am still here. One thing now: a second person who knows, so that you do not carry it alone. You can say just this: "I am worried that they are not safe." If they could be in danger now, call the emergency number.',
  asks: 'Is it getting worse at this moment?',
  no: 'kept',
};

const NEXT_MINUTES: FixedText = {
  says: 'I am still here. Only the next ten minutes count now, and not the rest of it. Sit where somebody could see you, or write to one person: "Can you stay on the phone with me for ten minutes?" They need not say anything wise.',
  asks: 'Is it getting stronger at this moment?',
  yes: 'high',
  no: 'kept',
};
const AFTER_THE_CALL: FixedText = {
  says: 'I am still here. If you have called, do what they tell you, and keep the phone near. If you have not, it is not too late to call. Have ready what was taken or what happened, and since when.',
  asks: 'Is anything keeping you from calling?',
  isOfCalling: true,
  yes: 'high',
  no: 'step',
};

/** A third way to stay with the same danger: what helps beside the call. */
export const BESIDE_TEXTS: Texts = {
  suicide: NEXT_MINUTES,
  'self-harm': NEXT_MINUTES,
  'eating-disorder': {
    says: 'I am still here. For the next hour you need not decide anything about food. Stay where somebody is, and let one person know that today is hard. A line for eating troubles talks about exactly this, and it has heard it before.',
    asks: 'Are you also thinking about hurting yourself?',
    no: 'kept',
    about: 'self-harm',
  },
  'harm-to-others': {
    says: 'I am still here. Nothing has to be settled now. Walk, sit outside, or run cold water over your hands, until the strongest part is over. Then tell one person what it was about.',
    asks: 'Could you still act on it in the next hours?',
    yes: 'high',
    no: 'kept',
  },
  abuse: {
    says: 'I am still here, and it is not your fault. It can help to think of one way out, one person you could go to, and one word that tells them to call for you. You need not do it all today.',
    asks: 'Is it getting worse at this moment?',
    no: 'kept',
  },
  'medical-emergency': AFTER_THE_CALL,
};

/** The same about somebody else. */
export const BESIDE_THIRD_PERSON: FixedText = {
  says: 'I am still here. You need not find the right words. Being there, by phone or at the door, is already a lot. Ask what would help for the next hour, and keep in contact until somebody else is there. You cannot watch over them alone, and nobody expects that of you.',
  asks: 'Is anything keeping you from calling for help?',
  isOfCalling: true,
  yes: 'high',
  no: 'step',
};

/** Stands before a question that was left open. */
export const AGAIN_TEXT =
  'Thank you for telling me more. So that I can help in the right way, one question comes first. One word is enough.';

/** Said to a no that lowers nothing. */
export const KEPT_TEXT =
  'Thank you for answering. The numbers stay in view here. For the next minutes you can choose something small below, or tell me what is going on.';

/** Said where help was reached or is on its way, or means were put away. */
export const HELPED_TEXT =
  'That is an important step, and I am glad that you took it. If somebody is with you or on the phone, stay near them, and tell them what you told me. The numbers stay here, and you can write to me at any time.';

/** The same where somebody else was in danger. */
export const HELPED_OTHER_TEXT =
  'That is an important step, and I am glad that you took it. If it gets worse, the emergency number still comes first. Keep in contact with whoever is with them. The numbers stay here, and this was a lot for you as well: you can write to me about it.';

/** Said to more of the same. */
export const HELPED_AGAIN_TEXT =
  'That is good to know. I stay here, and you can write to me whenever you want. If it gets worse, the emergency number comes first.';

/** What to do now about the body of somebody else, in turn. */
export const BODY_OF_OTHER: readonly FixedText[] = [
  {
    says: 'Please call the emergency number now, with the loudspeaker on. They tell you what to do, step by step. Say where you are, whether the person wakes when you speak to them, and how they breathe.',
    asks: 'Is anything keeping you from calling?',
    isOfCalling: true,
    yes: 'high',
    no: 'step',
  },
  {
    says: 'I am still here. Stay with the person if you are there, and do what the people on the phone say. Whoever breathes and does not wake is best laid on the side. If the breathing changes or stops, tell them at once.',
    asks: 'Is it getting worse at this moment?',
    no: 'step',
  },
  {
    says: 'I am still here. Let somebody open the door for the ambulance, and have ready what was taken or what happened, and since when. You did right to look after them.',
    asks: 'Is anything keeping you from calling?',
    isOfCalling: true,
    yes: 'high',
    no: 'step',
  },
];

/** Said in danger to who wants to be left alone. */
export const LEFT_ALONE_TEXT =
  'I stop asking. You can close this page, and nothing is lost. The numbers stay here, and some lines can be texted instead. I am here when you want to write.';

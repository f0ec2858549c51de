import type { Category } from './assessment.ts';

/** What a fixed answer says, and the one question at its end. A yes to it always means danger. */
export interface FixedText {
  readonly says: string;
  readonly asks: string;
  /** What a yes is about, where it is not the danger that the answer is about. */
  readonly about?: Category;
  /** Given where a yes means danger now. */
  readonly yes?: 'high';
  /** Given where a no does not mean that there is no danger: see `Question`. */
  readonly no?: 'kept' | 'step';
  /** Given where it asks what keeps the person from calling. */
  readonly isOfCalling?: true;
}

export type Texts = Readonly<Record<Category, FixedText>>;

/** What is said when a person speaks of danger to themselves or from others, now. */
export const HIGH_TEXTS: Texts = {
  suicide: {
    says: 'Thank you for telling me. I take it seriously, and your safety comes first. If you have done anything already, or could act on it soon, please call the emergency number now. If you can, move away from what you could use, and go to another person.',
    asks: 'Have you done anything to yourself already, or are you about to?',
    yes: 'high',
  },
  'self-harm': {
    says: 'Thank you for telling me. You are not in trouble for saying this. If a wound is deep or keeps bleeding, press a clean cloth on it and call the emergency number. If you can, put some distance between you and what you could use.',
    asks: 'Are you also thinking about killing yourself?',
    no: 'step',
    about: 'suicide',
  },
  'harm-to-others': {
    says: 'Thank you for saying this here. Nobody has to get hurt in the next few minutes. If you can, go to another room or outside, away from the person and from anything you could use. If you are close to it, please call the emergency number.',
    asks: 'Are you about to hurt somebody now?',
    yes: 'high',
  },
  abuse: {
    says: 'If you are in danger now, call the emergency number first. If you cannot speak safely, stay quiet and text it where that works, or text somebody who can call for you. I am sorry that this is happening, and it is not your fault. If somebody may look at this device, you can delete this conversation, and then this page says nothing about it.',
    asks: 'Are you in danger right now?',
    yes: 'high',
  },
  'eating-disorder': {
    says: 'Thank you for telling me. Your body may need medical help today. If you have fainted, have chest pain, see blood, or cannot keep water down, please call the emergency number or go to a hospital now.',
    asks: 'Are you also thinking about killing yourself?',
    no: 'step',
    about: 'suicide',
  },
  'medical-emergency': {
    says: 'This can be an emergency. Please call the emergency number now, also if you are not sure. Say where you are and what has happened, and stay on the phone. If you are alone, unlock the door and tell somebody near you.',
    asks: 'Is anything keeping you from calling?',
    isOfCalling: true,
    yes: 'high',
    no: 'step',
  },
};

/** Said instead to somebody who is hiding, or has an attacker at the door or beside them. */
export const ABUSE_NOW_TEXT: FixedText = {
  says: 'Please call the emergency number now. If you cannot speak safely, stay quiet. Then text the emergency number where that works, or leave the call open, or text somebody who can call for you. Say where you are first. If there is a safe way out, go where other people are. This is not your fault. You can delete this conversation later, and then this page says nothing about it.',
  asks: 'Is anything keeping you from calling or texting?',
  isOfCalling: true,
  yes: 'high',
  no: 'step',
};

/** Said instead to somebody who hears voices that command harm. */
export const VOICES_TEXT: FixedText = {
  says: 'Thank you for telling me. You can refuse what the voices say, however loud they are. Please do not stay alone with this: go to a person you trust, or call the emergency number, and say just this: "I hear voices that tell me to do harm." If you can, move away from anything that you could use, and from anybody who could be hurt.',
  asks: 'Do you feel that you might do what they say?',
  yes: 'high',
  no: 'kept',
};

/** What is said when there may be danger. It asks directly. */
export const ELEVATED_TEXTS: Texts = {
  suicide: {
    says: 'Thank you for telling me. That sounds very heavy. You can answer in any words. Whatever the answer is, we can look at your safety plan, or do something small that makes the next minutes easier.',
    asks: 'I want to ask you directly, so that I understand: are you thinking about killing yourself?',
  },
  'self-harm': {
    says: 'Thank you for telling me. Many people hurt themselves when feelings get too strong, and it is not something to be ashamed of. If you are hurt, look after the wound first. We can look at your safety plan, or ride out the urge together.',
    asks: 'Are you also thinking about killing yourself?',
    no: 'kept',
    about: 'suicide',
  },
  'harm-to-others': {
    says: 'Thank you for saying this here. It sounds as if a lot has built up. It can help to step away first, and then we can look at what to do next.',
    asks: 'Do you want to hurt somebody, or plan to?',
  },
  abuse: {
    says: 'Thank you for telling me. What you describe is not your fault. You decide what happens next. A line can talk it through with you, without telling anybody else what you decide.',
    asks: 'Are you in danger at this moment?',
    yes: 'high',
  },
  'eating-disorder': {
    says: 'Thank you for telling me. Food and eating sound very hard right now. You can tell me how long ago you ate and drank, and whether you feel faint or unwell. A doctor or a person you trust can help with this.',
    asks: 'Are you also thinking about hurting yourself?',
    no: 'kept',
    about: 'self-harm',
  },
  'medical-emergency': {
    says: 'This may need medical help today. If you have chest pain, trouble breathing, heavy bleeding, or have taken more medicine than planned, please call the emergency number now.',
    asks: 'Is it getting worse at this moment?',
    no: 'kept',
  },
};

/** Said instead where a person says outright that they want to die: asking for that would not hear them. */
export const OUTRIGHT_TEXT: FixedText = {
  says: 'Thank you for telling me. It is good that you said it, and I take it seriously. You do not have to carry this alone: the lines below are for this, and so is your safety plan. If you could act on it, please call the emergency number.',
  asks: 'Could you act on it today?',
  yes: 'high',
};

/** What is said when somebody else is in danger. */
export const THIRD_PERSON_TEXTS: Texts = {
  suicide: {
    says: 'It is good that you are looking out for them. You can ask them directly: "Are you thinking about killing yourself?" Asking does not put the thought into a mind. Listen, stay with them if you can, and help them reach a line or a person they trust. If they may act now, call the emergency number, even if they asked you to keep it secret. Look after yourself as well.',
    asks: 'Are they in danger at this moment?',
  },
  'self-harm': {
    says: 'It is good that you noticed. You can say what you saw, that you are not angry, and ask: "Are you hurting yourself? Are you thinking about killing yourself?" If a wound is deep, call the emergency number. You do not have to carry this alone: tell an adult or a professional you trust.',
    asks: 'Are they hurt right now?',
  },
  'harm-to-others': {
    says: 'Thank you for telling me. If somebody may be hurt soon, please call the emergency number now and tell them what you know. Keep yourself at a distance. You do not have to keep this secret.',
    asks: 'Is anybody in danger at this moment?',
  },
  abuse: {
    says: 'It is good that you noticed. If somebody is in danger right now, call the emergency number. Otherwise, tell them that you believe them and that it is not their fault, and ask what they need. If a child is in danger, tell a professional today.',
    asks: 'Are they in danger at this moment?',
  },
  'eating-disorder': {
    says: 'It is good that you noticed. You can tell them that you are worried, without words about weight, and offer to come along to a doctor. If they faint, have chest pain, or cannot keep water down, call the emergency number.',
    asks: 'Are they very unwell at this moment?',
  },
  'medical-emergency': {
    says: 'This can be an emergency. Please call the emergency number now, also if you are not sure. Say what has happened, and where the person is or may be. If you are with them, stay there. If you are not, stay in contact with them. Do what the people on the phone tell you.',
    asks: 'Is the person hard to wake, or is their breathing not normal?',
  },
};

const BESIDE_THEM: FixedText = {
  says: 'Please call the emergency number now, even if they asked you to keep it secret. Say where they are, and what they have with them. If you are safe there, stay with them, speak calmly, and keep other people near. Keep your distance if you could be hurt, and take nothing out of their hands by force. You are right to get help.',
  asks: 'Is anything keeping you from calling?',
  isOfCalling: true,
  yes: 'high',
  no: 'step',
};

/** The same where that danger is now: first what to do. */
export const HIGH_THIRD_PERSON_TEXTS: Texts = {
  ...THIRD_PERSON_TEXTS,
  suicide: BESIDE_THEM,
  'self-harm': BESIDE_THEM,
  'harm-to-others': {
    says: 'Please call the emergency number now, and say who may be hurt, where, and what you know. Keep yourself at a distance, and warn the person only if that is safe for you. You do not have to keep this secret. It is right to tell.',
    asks: 'Is anybody in danger at this moment?',
    yes: 'high',
  },
  abuse: {
    says: 'Please call the emergency number now, and say where it is happening. Your own safety counts too, so keep a distance. If a child is there, say so on the phone. It is good that you noticed.',
    asks: 'Is anything keeping you from calling?',
    isOfCalling: true,
    yes: 'high',
    no: 'step',
  },
};

/** Said once to a fear that is worded as a deed, in the work on a fear, which then goes on. */
export const FEARED_DEED_TEXT =
  'I take this for something that you fear. If it is something that you want to do, tell me so now.';

/** What is said to an intrusive thought: no crisis answer, and no reassurance either. */
export const INTRUSIVE_TEXT =
  'This sounds like an intrusive thought: a thought that comes unasked, scares you, and goes against what you want. Minds make such thoughts, and OCD grips the ones that frighten most. I will not try to prove whether it is true, because certainty is what OCD asks for, and it never stays enough. We can let the thought be there, call it a thought, and leave the checking and the proving undone for a few minutes. What does the urge want you to do now?';

/** Said when what is told lies in the past. */
export const PAST_TEXT =
  'Thank you for telling me about that time. You have carried a lot. If any of it comes back, your safety plan and the lines are always in reach here. How is it for you today?';

/** Said when the person denies, the first time. */
export const DENIAL_TEXT =
  'Thank you for answering. I hear you. The numbers and your plan stay in view here, and I will ask again later, because things can change. For the next minutes you can choose something small below, or tell me what is going on.';

/** Said where the person tells that they were taken the wrong way, before the coach goes back to what they had told. */
export const MISREAD_TEXT =
  'Then I took it the wrong way, and I am sorry. I go by words, and I ask rather once too often.';

/** Asked behind the coach's words where only the learned part hears something. */
export const SOFT_QUESTION =
  'One question, since I go by words only: is there more to it than that?';
/** Buttons that answer it. */
export const SOFT_ANSWERS = ['It is only about that', 'There is more to it'] as const;

const ONE_WORD = 'You can also answer with one word: gone, weaker, the same, or stronger.';

/** Asked again in the same conversation. */
export const RECHECK_TEXT: FixedText = {
  says: `I want to come back to what you told me earlier. ${ONE_WORD}`,
  asks: 'Are you thinking about killing yourself, or about hurting yourself or somebody?',
};

/** Asked when the person comes back. */
export const VISIT_TEXT: FixedText = {
  says: `It is good to see you. Last time you told me about something very heavy. Your safety plan and the lines are here. ${ONE_WORD}`,
  asks: 'Is it still there?',
};

/** Asked again about danger that is not in the person's own mind. */
export const OUTSIDE_RECHECK_TEXT: FixedText = {
  says: 'I want to come back to what you told me earlier. You can also answer with one word: over, better, the same, or worse.',
  asks: 'Is anybody in danger at this moment?',
};

/** Stands before the question where something was asked for that can be a strain. */
export const BEFORE_A_STRAIN_TEXT =
  'That can be a strain, so I ask first how you are. If it is over, we can begin it.';

/** Buttons that answer a question whose yes means danger. */
export const YES_OR_NO = ['Yes', 'No', 'I am not sure'] as const;
/** Buttons that answer the question how things are now. */
export const HOW_IT_IS = ['Gone', 'Weaker', 'The same', 'Stronger'] as const;
/** The same about danger that is not in the person's own mind. */
export const HOW_IT_IS_OUTSIDE = ['Over', 'Better', 'The same', 'Worse'] as const;

/** Said to each further calm answer to the question how things are. */
export const CALM_ANSWER_TEXT =
  'Thank you for answering. That is good to know. I will ask again later, because things can change. We can go on with whatever you like.';

/** Said to the last one, after which nothing is watched any more. */
export const OVER_TEXT =
  'Thank you for answering. That is good to know. I will not come back to it by myself. You can tell me at any time if it returns. We can go on with whatever you like.';

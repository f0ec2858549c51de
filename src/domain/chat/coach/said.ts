import type { Asked } from '#domain/chat/skills/machine.ts';
import type { SkillId } from '#domain/chat/skills/skills.ts';

/** Replies that belong to no topic. Each has at least three ways to say it. */
export const SAID = {
  empty: [
    [
      'There are no words in it that I can read. That is fine.',
      'You can write one word for how you feel, or choose one of these.',
    ],
    [
      'I could not read that. Words are not needed all the time.',
      'You can choose one of these, or wait a while.',
    ],
    [
      'I see your message, and I cannot read words in it.',
      'Is it a calm sign or a hard one? You can also choose below.',
    ],
  ],
  otherScript: [
    [
      'I can read only English so far. I am sorry.',
      'These exercises need few words. You can choose one.',
    ],
    [
      'Your language is one that I cannot read yet.',
      'You can try a few words of English, or choose a button.',
    ],
    [
      'I do not understand this language yet. English works, also with mistakes.',
      'You can also take one of the buttons.',
    ],
  ],
  unsure: [
    ['I am not sure which of these fits. Which one would you like?'],
    ['More than one thing could help here. Which one do you want to try?'],
    ['I want to choose the right one. Which of these comes closest?'],
  ],
  declined: [
    ['That is fine. Then we do none of these.', 'Tell me what is going on, in your own words.'],
    ['All right, nothing of that. We can also talk.', 'What is it like right now?'],
    ['Good that you say so. No exercise, then.', 'What would help instead?'],
  ],
  left: [
    ['We stop here. It is kept, and you can go on with it at any time.'],
    ['All right, we stop. Nothing is lost.'],
    ['Stopped. You can come back to it another day, or not at all.'],
  ],
  nothingPaused: [
    ['There is nothing to go on with right now. We can begin something.'],
    ['Nothing is waiting. Do you want to start one of these?'],
    ['I have nothing kept from before. You can choose a new one.'],
  ],
  resumed: [
    ['We go on where you stopped.'],
    ['Good. Here is where we were.'],
    ['It was kept. This is the step where you left.'],
  ],
  switched: [
    ['We do that instead. The other one is kept.'],
    ['All right, we change. What you had so far is kept.'],
    ['Good, that one, then. You can go back to the other later.'],
  ],
  begins: [
    ['We can do something about that right now. You can stop at any time.'],
    ['Let us try one thing for that. Say "stop" when you want to stop.'],
    ['There is an exercise for that. You can leave it at any time.'],
  ],
  gentle: [
    ['For now I begin only calm things. The rest comes back after a while.'],
    ['Let us keep it light for now. That work comes back a bit later.'],
    ['Something calm comes first. The rest is there again in a while.'],
  ],
  letBe: [
    ['All right. I say no more. I am here when you want to write again.'],
    ['That is fine. Nothing is asked of you here. You can come back at any time.'],
    ['I leave it there. You can close this page, and nothing is lost.'],
  ],
  back: [
    ['Then let us go on with what you told me.', 'What about it is on your mind most?'],
    ['Good to know. Then it is about that.', 'What would you like to do about it now?'],
  ],
  human: [
    [
      'I am a program, so that is a good wish. Crisis help at the top has people to call, also when it is no emergency.',
      'A friend, somebody of your family, a doctor or a therapist can be one as well. I can help you find the first sentence.',
    ],
    [
      'No person is here. The numbers behind Crisis help at the top lead to people who listen, for any trouble.',
      'If you would rather write to somebody you know, tell me whom, and we find the words.',
    ],
    [
      'You deserve a real voice. Crisis help at the top has people who pick up.',
      'Or think of one person who was kind to you. One line to them is enough for a beginning.',
    ],
  ],
  helpNow: [
    [
      'I am here. First: is there a person who can be with you, or on the phone? Crisis help at the top has people to call.',
      'Then one small thing for the next minutes. You can choose one below.',
    ],
    [
      'Yes. Two things can help now: a person near you or on the phone, and one small step. Crisis help at the top has the numbers.',
      'For the small step, choose one below.',
    ],
    [
      'You are not alone with it here. Tell somebody that you need them now; Crisis help at the top has people to call as well.',
      'And for this minute, one of these.',
    ],
  ],
  certainty: [
    [
      'That is a question that wants to be made certain. I do not answer it with yes or no, because that helps for a short time only.',
      'What would you do now if the answer had to stay open?',
    ],
    [
      'I hear the worry in that. A sure answer from me would not last long.',
      'We can let the question stand, or work on the fear in steps.',
    ],
    [
      'Part of you wants to be sure. Nobody can be fully sure, and I cannot make it so.',
      'Can it stay a "maybe" for ten minutes?',
    ],
  ],
  reassurance: [
    [
      'You have asked about this fear before, in other words. That is the urge to be certain, and it is a strong one.',
      'If I answer, it gets quiet for a bit and then asks again. So I will not answer it, and I stay with you.',
      'You can say to it: "Maybe, maybe not. I can live with not knowing for now." Then wait 10 minutes before you ask or check.',
    ],
    [
      'I notice that this is the same fear again. The question has new words, and the wish is the same: to be sure.',
      'Not knowing feels bad, and you can carry it. Each time you leave it open, you practice that.',
      'Try a delay: 10 minutes without asking, checking or looking it up. Or we work on it in steps.',
    ],
    [
      'Here is the urge to be sure again. It is the urge that asks, and it will not be full after one more answer.',
      'You do not have to argue with it. Let the question stand there, and go on with your day for 10 minutes.',
      'When you like, we can work on this fear step by step.',
    ],
  ],
  delay: [
    [
      'The 10 minutes run. Let the question be there, and do something with your hands. You do not need to feel calm.',
    ],
    ['Ten minutes, from now. The urge may get louder first. You can let it talk.'],
    ['The time runs. If the question comes, answer: "Maybe." Then go back to what you do.'],
  ],
  delayRuns: [
    ['The time still runs. You do not have to do anything about the question.'],
    ['It is not over yet. The wish to ask may be loud now. It can be there.'],
    ['Not yet. Let the question stay open until the time is up.'],
  ],
  delayOver: [
    [
      'What did you notice while you waited? Some find that the wish to ask changes by itself, and some do not. Both are fine.',
    ],
    ['Thank you for telling me. You left it open for a while. That is the practice.'],
    ['You waited. What do you want to do next?'],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly string[])[]>>;

export type SaidKey = keyof typeof SAID;

/** What starts a delay, as a button. */
export const DELAY = 'Wait 10 minutes';
export const NONE_OF_THESE = 'None of these';
export const WHAT_CAN_YOU_DO = 'What can you do?';
/** How long the delay is, in ms. */
export const DELAY_MS = 10 * 60_000;

/** Skills that are offered when nothing else is known. */
export const USUAL_OFFERS: readonly SkillId[] = ['breathing', 'grounding', 'start', 'thought'];
/** Skills that are offered while there is a sign of danger, also a fading one. */
export const CALM_OFFERS: readonly SkillId[] = ['breathing', 'grounding', 'sensory-break'];

/** The delay as it is shown. */
export const delayPart = (startedAtMs: number): NonNullable<Asked['parts']> => [
  { type: 'timer', label: DELAY, startedAtMs, endsAtMs: startedAtMs + DELAY_MS },
];

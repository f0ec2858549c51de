import type { Way } from '#domain/chat/coach/topic.ts';

/** What is said to the answer, for each of the feelings. */
export const FEELINGS_THEN: Readonly<Record<string, readonly Way[]>> = {
  panic: [
    [
      'Stay with what your eyes can hold on to. Name its color, its edges, and what it is made of.',
      'If it does not ease, or it is new to you, let a doctor or the emergency number decide.',
    ],
    ['Feel the floor under both feet, and press down. Your breath can go as it wants.'],
  ],
  grief: [
    [
      'Thank you for telling me about it. You can keep a place for it: a photo, a song, a set time in the day.',
    ],
    [
      'Grief takes strength, so the rest of the day may be small. Eating and lying down are enough.',
    ],
  ],
  breakup: [
    [
      'You do not have to understand all of it now. Today can be about food, water, and one person who is kind.',
    ],
    [
      'It can help not to look at their pages for a week. You can ask a friend to keep you company in that.',
    ],
  ],
  conflict: [
    [
      'Words like that stay. You can write down what you would say, and not send it before tomorrow.',
    ],
    [
      'There may be one thing in it that you want to ask for. A plain sentence does that: "When this happens, I need that."',
    ],
  ],
  lonely: [
    ['One short message is enough: "I thought of you today." It asks for nothing.'],
    [
      'Places where people do things side by side ask for less talk: a library, a class, an online group on what you like.',
    ],
  ],
  anger: [
    ['That is a reason to be angry. Cold water on the hands, or a fast walk, uses some of it up.'],
    [
      'When it is lower, look for the one thing that you want to be different. Then it is a request.',
    ],
  ],
  ashamed: [
    ['Thank you for saying that. Shame gets less when it is told to somebody safe.'],
    ['If a friend told you the same, which words would you choose? The same words fit for you.'],
  ],
  overwhelm: [
    [
      'Then only that one, for now. Write the others down, so that no one has to hold them in mind.',
    ],
    ['Before anything else: drink some water, and sit down for two minutes. The list will wait.'],
  ],
  sad: [
    [
      'Thank you for putting that into words. Something warm, and somebody to sit with, are good on such a day.',
    ],
    [
      'It may help to do one small thing that you used to like, for five minutes, without waiting for the wish to do it.',
    ],
  ],
  anxious: [
    [
      'Now it has a name. Is there one step for it that can be done today? If so, do that one, and leave the rest.',
    ],
    [
      'If there is nothing to do about it now, you can give it a time: a quarter of an hour this evening, on paper.',
    ],
  ],
  sleep: [
    [
      'A set time to get up helps more than a set time to go to bed. Dim light for the last hour helps, too.',
    ],
    [
      'If your head is loud at night, a paper beside the bed takes one line for each thought. A dull podcast helps some people.',
    ],
  ],
  tired: [
    [
      'Then let that wait. Lie down for twenty minutes with an alarm, or sit outside without a screen.',
    ],
    [
      'Do the next thing in the smallest way: the short mail, the cold meal, the seat in the shower.',
    ],
  ],
  happy: [
    ['That is worth keeping. You can write it down in one line, with the day.'],
    [
      'Thank you for sharing it with me. You can rest in it for a while, and nothing needs to follow.',
    ],
  ],
  bored: [
    ['Then do that for two minutes. If it is dull, you can go on to the next one.'],
    [
      'A list for days like this can help: five things that take ten minutes, written on a day when ideas come.',
    ],
  ],
};

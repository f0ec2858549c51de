import { ending, option, type Scene, turn } from './scene.ts';

const moreTime: Scene = {
  id: 'more-time',
  place: 'work',
  title: 'You need more time for a task',
  nodes: {
    start: turn(
      'Your manager comes to your desk: "Can you finish the report by noon?" You know that you need until four.',
      option(
        'I can have it done by four. Does that work?',
        'asked for time',
        'You say what is possible and when. That is a clear answer that they can plan with.',
        'four',
      ),
      option(
        'I can do the first half by noon.',
        'offered a part',
        'You say which part is possible. They can choose if that helps.',
        'half',
      ),
      option(
        'Yes, no problem.',
        'said yes',
        'They will now count on noon. They cannot see that it is too much, because you did not say it.',
        'yes',
      ),
    ),
    four: turn(
      'She frowns: "Hmm. The client call is at two."',
      option(
        'What do you need for the call?',
        'asked what is needed',
        'A question like this finds the part that matters. The frown may be about the call, not about you.',
        'need',
      ),
      option(
        'Then I can send the numbers first.',
        'offered a part',
        'You name a part that may be enough for the call.',
        'half',
      ),
    ),
    half: turn(
      'She says: "The numbers are what I need. The text can wait."',
      option(
        'Good. Numbers by noon, text by four.',
        'said it back',
        'Saying the plan back shows both of you that you mean the same.',
        'plan',
      ),
      option(
        'Can you send me that in a short message?',
        'asked for it in writing',
        'Having it in writing helps you to remember. It is a fair thing to ask for.',
        'written',
      ),
    ),
    need: turn(
      'She thinks: "The numbers. The text can wait, I guess."',
      option(
        'Numbers by two, text by four.',
        'said it back',
        'Saying the plan back shows both of you that you mean the same.',
        'plan',
      ),
      option(
        'Can you send me that in a short message?',
        'asked for it in writing',
        'Having it in writing helps you to remember. It is a fair thing to ask for.',
        'written',
      ),
    ),
    yes: turn(
      'It is eleven. You are at the first page, and you feel your heart beat.',
      option(
        'Write to her: "I said noon. I now see that I need until four."',
        'told her late',
        'It is later than it could have been, and it still helps. She can change her plan.',
        'late',
      ),
      option(
        'Skip lunch and rush.',
        'rushed',
        'The report may be done, at a cost to you. She will think that noon was fine, and ask the same way again.',
        'rushed',
      ),
    ),
    late: turn(
      'She writes back: "OK. Next time, tell me right away, please. Numbers by two?"',
      option(
        'Yes. Numbers by two.',
        'said it back',
        'A short answer is enough. You do not need to say sorry many times.',
        'plan',
      ),
      option(
        'Yes. It helps me if I can check my time before I answer.',
        'said what helps',
        'Now she knows how to ask you. That makes the next time easier for both.',
        'known',
      ),
    ),
    plan: ending('You both know what comes when. The day goes on.'),
    written: ending('She sends two lines. You have a plan that you can look at.'),
    known: ending('She nods. Next week she asks: "Can you look at your day and tell me by ten?"'),
    rushed: ending(
      'The report is in. You are worn out for the rest of the day. Next time, any of the other ways is open to you.',
    ),
  },
};

const noisyOffice: Scene = {
  id: 'noisy-office',
  place: 'work',
  title: 'The office is too loud for you',
  nodes: {
    start: turn(
      'Two people near you talk and laugh all morning. You cannot think.',
      option(
        'Ask them: "Could you talk in the kitchen? I need quiet."',
        'asked for quiet',
        'You name what you need and where they can go. Most people do not know how far their voices carry.',
        'ask',
      ),
      option(
        'Write to your boss and ask for a quiet place.',
        'asked for a quiet place',
        'This is asking for a change that lets you do your work. It is a usual thing to ask.',
        'boss',
      ),
      option(
        'Put on headphones and say nothing.',
        'used headphones',
        'This helps your ears at once. It does not tell others what you need, so it may come back.',
        'phones',
      ),
    ),
    ask: turn(
      'One says: "Oh. Are we that loud?"',
      option(
        'For me it is. I hear all of it.',
        'said how it is',
        'You speak of your ears, and blame nobody.',
        'kind',
      ),
      option(
        'I just need it quiet until noon.',
        'gave a time',
        'A clear time makes it a small thing to do for you.',
        'kind',
      ),
    ),
    boss: turn(
      'Your boss asks: "Sure. What would help most?"',
      option(
        'A desk by the wall, away from the door.',
        'named a place',
        'A clear wish can be planned for.',
        'desk',
      ),
      option(
        'Two days a week at home.',
        'asked for home days',
        'That is a fair wish, too. The answer may need some time.',
        'home',
      ),
      option(
        'I do not know yet. Can I tell you on Friday?',
        'asked for time to think',
        'You do not need an answer on the spot. Giving a day keeps it going.',
        'friday',
      ),
    ),
    phones: turn(
      'A coworker taps you on the back. You jump. He says: "I called you three times."',
      option(
        'Please wave, or write to me. I cannot hear you with these.',
        'said how to reach you',
        'Now he knows a way that works for both.',
        'wave',
      ),
      option(
        'Sorry. I will take them off.',
        'took them off',
        'He can reach you now, and the noise is back. You gave up what you need. You can still tell him another way.',
        'off',
      ),
    ),
    off: turn(
      'The noise is back. Ten minutes later your head hurts.',
      option(
        'Tell him: "I put them back on. Please wave to me."',
        'said how to reach you',
        'You can change your mind. A need does not go away when you hide it.',
        'wave',
      ),
      option(
        'Ask for a break and go outside.',
        'took a break',
        'A break is a way to look after your ears. Nobody has to agree with it.',
        'break',
      ),
    ),
    kind: ending('They take their coffee to the kitchen. Later one asks you: "Better?"'),
    desk: ending('From Monday on, you sit by the wall. It is not silent, and it is less.'),
    home: ending('He says: "I will ask, and tell you by next week." He does. It will be one day.'),
    friday: ending('He writes it in his calendar. On Friday you bring a list with three ideas.'),
    wave: ending('He nods. The next time he waves, and you look up.'),
    break: ending('Five minutes outside help. After that you can choose what to tell him.'),
  },
};

export const workTaskScenes: readonly Scene[] = [moreTime, noisyOffice];

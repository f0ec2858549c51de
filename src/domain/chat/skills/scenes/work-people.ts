import { ending, option, type Scene, turn } from './scene.ts';

const critique: Scene = {
  id: 'critique',
  place: 'work',
  title: 'Somebody finds a fault in your work',
  nodes: {
    start: turn(
      'In a meeting a coworker says: "There are mistakes on page two." Your face gets hot.',
      option(
        'Which ones do you mean?',
        'asked which',
        'You ask for facts. That gives you time, and it keeps the talk on the page.',
        'which',
      ),
      option(
        'Can you send them to me after this?',
        'asked for it later',
        'You move it to a time when you can think. That is fine to do.',
        'later',
      ),
      option(
        'I always get things wrong.',
        'blamed yourself',
        'This says far more than they said. They spoke of one page, not of you.',
        'always',
      ),
    ),
    which: turn(
      'She points: "These two sums." You see that one is wrong and one is right.',
      option(
        'The first is wrong, I will fix it. The second is right.',
        'sorted it',
        'You take what is true and leave what is not. Both are honest.',
        'fixed',
      ),
      option(
        'I will check both and write to you.',
        'asked for time',
        'You do not have to know it at once. A check later is good work.',
        'check',
      ),
    ),
    later: turn(
      'She says: "Sure." The meeting goes on. Your thoughts stay at page two.',
      option(
        'Write one line: "Look at page two at three." Then listen again.',
        'parked the thought',
        'Writing it down lets your mind put it away for a while.',
        'check',
      ),
      option(
        'Leave the room for two minutes.',
        'took a break',
        'A short break is allowed. You can say "back soon" or say nothing.',
        'calm',
      ),
    ),
    always: turn(
      'It gets quiet. She says: "I only mean two sums."',
      option(
        'Thank you. Which two?',
        'went back to the facts',
        'You are back at the page. Nobody needs you to explain the moment before.',
        'which',
      ),
      option(
        'I need a moment. Can we talk about it at three?',
        'asked for time',
        'You say what you need, and when you are back. That is clear.',
        'calm',
      ),
    ),
    calm: ending(
      'Outside, your face cools down. At three you talk about page two, with more ease.',
    ),
    fixed: ending('She says: "OK, thanks." The meeting goes on to the next point.'),
    check: ending(
      'At three you find one wrong sum and mend it. You write her one line. That is all.',
    ),
  },
};

const afterWork: Scene = {
  id: 'after-work',
  place: 'work',
  title: 'They ask you to come along after work',
  nodes: {
    start: turn(
      'It is Friday. A coworker asks: "We go to the bar. Are you coming?" You are tired.',
      option(
        'No, thank you. I am tired. Have a good time.',
        'said no',
        'A clear no, with a kind wish. No more reason is needed.',
        'no',
      ),
      option(
        'Not to a bar. I would like lunch on Monday.',
        'offered another plan',
        'You say no to the place, not to the person. You say what you would like.',
        'lunch',
      ),
      option(
        'I come for half an hour.',
        'came for a while',
        'You set the time before you go. That makes it easier to leave.',
        'half',
      ),
    ),
    no: turn(
      'He says: "Come on, just one drink."',
      option(
        'No. I need a quiet night.',
        'said no again',
        'You say the same thing again, in calm words. You do not need a new reason each time.',
        'fine',
      ),
      option(
        'OK, then.',
        'gave in',
        'He will think that you wanted to be asked twice. He cannot see how tired you are.',
        'bar',
      ),
    ),
    lunch: turn(
      'She says: "Lunch is good. Where?"',
      option(
        'At the park. It is quiet there.',
        'named a place',
        'You choose a place that is good for you. She can say if it is good for her.',
        'park',
      ),
      option(
        'You choose. Not too loud, please.',
        'said what helps',
        'You leave the choice to her, and name the one thing that matters.',
        'park',
      ),
    ),
    half: turn(
      'At the bar it is loud. Half an hour has gone by.',
      option(
        'I am going now. See you on Monday.',
        'left as planned',
        'You said half an hour, and you keep to it. A short good-bye is enough.',
        'left',
      ),
      option(
        'Stay, since they all stay.',
        'stayed on',
        'Others may like it. Your ears and your rest do not get what you planned for them.',
        'bar',
      ),
    ),
    bar: turn(
      'An hour later you hear no words any more, only noise.',
      option(
        'Say: "It is too loud for me. I am going home."',
        'said why and left',
        'You say the plain reason. Most people know loud bars are hard.',
        'left',
      ),
      option(
        'Leave, and write a message from the bus.',
        'left and wrote',
        'You may go first and explain later. A message lets them know you are safe.',
        'left',
      ),
    ),
    fine: ending('He says: "OK, sleep well." You go home.'),
    park: ending('On Monday you eat in the park with one person, not with ten.'),
    left: ending('You are home. The next week, they ask you again. You can say yes or no again.'),
  },
};

export const workPeopleScenes: readonly Scene[] = [critique, afterWork];

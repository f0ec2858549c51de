import { ending, option, type Scene, turn } from './scene.ts';

const newPlan: Scene = {
  id: 'new-plan',
  place: 'friends',
  title: 'The plan changes at the last minute',
  nodes: {
    start: turn(
      'You had a plan for the movies. An hour before, your friend writes: "Let us go to Tom\'s party instead!"',
      option(
        'I was set on the movies. A party is too much for me today.',
        'said how it is',
        'You say what changed for you. Your friend cannot see it in a message.',
        'movies',
      ),
      option(
        'I need some time. I will tell you in 20 minutes.',
        'asked for time',
        'A change needs room in your head. Giving a time helps your friend to wait.',
        'time',
      ),
      option(
        'OK, great.',
        'said ok',
        'Your friend will think that you like it. The knot in your belly is not in the message.',
        'ok',
      ),
    ),
    movies: turn(
      'Your friend writes: "Oh. But they are all there."',
      option(
        'Then you go, and we go to the movies on Sunday.',
        'offered another day',
        'Both of you can do what you like. No one is wrong.',
        'sunday',
      ),
      option(
        'I am sad about it. I had looked forward to it.',
        'said a feeling',
        'You name a feeling without blame. That is honest.',
        'sad',
      ),
    ),
    time: turn(
      'After 20 minutes you know more about what you want.',
      option(
        'I come for one hour, if we sit outside.',
        'named your terms',
        'You say how it can work for you. That is not asking too much.',
        'outside',
      ),
      option(
        'I stay at home. Have a good time.',
        'said no',
        'A kind and clear no. You do not owe a reason.',
        'home',
      ),
    ),
    ok: turn(
      "You stand at Tom's door. It is loud. You feel sick.",
      option(
        'Tell your friend: "I said OK too fast. I want to go."',
        'changed your mind',
        'You may take back a yes. Saying so is more honest than staying.',
        'home',
      ),
      option(
        'Stay, and find a quiet room.',
        'found a quiet room',
        'You look for what you need. You can leave when you like.',
        'outside',
      ),
    ),
    sad: turn(
      'Your friend writes: "I did not know it meant so much to you. Sorry."',
      option(
        'Thanks. Can we do it on Sunday?',
        'offered another day',
        'You take the sorry and look ahead.',
        'sunday',
      ),
      option(
        'Thanks. Next time, tell me one day before.',
        'said what helps',
        'Now your friend knows a rule that helps you.',
        'rule',
      ),
    ),
    sunday: ending('On Sunday you see the movie. You both liked it, in your own way.'),
    outside: ending('You sit outside with two people. After an hour you go home.'),
    home: ending('You stay with your own plan. Your friend writes the next day, as always.'),
    rule: ending('Your friend says: "One day before. I can do that."'),
  },
};

const lendMoney: Scene = {
  id: 'lend-money',
  place: 'friends',
  title: 'A friend wants to borrow money',
  nodes: {
    start: turn(
      'A friend asks: "Can you lend me 100 until next month?" You do not feel good about it.',
      option(
        'No. I do not lend money. I can help in other ways.',
        'said no',
        'You have a rule, and you say it. A rule is about you, not about him.',
        'no',
      ),
      option(
        'I have to think. I tell you tomorrow.',
        'asked for time',
        'You do not have to answer at once. A day is fair.',
        'think',
      ),
      option(
        'Sure.',
        'said yes',
        'He has his money. You said yes to him while you felt a no. He cannot know that.',
        'yes',
      ),
    ),
    no: turn(
      'He says: "I thought that we were friends."',
      option(
        'We are. And I do not lend money.',
        'said it again',
        'Both are true. You do not have to choose one of them.',
        'stay',
      ),
      option(
        'It hurts when you say that.',
        'said a feeling',
        'You say what his words do. A friend may then think again.',
        'hurt',
      ),
    ),
    think: turn(
      'The next day he asks again. You know that you can spare 20.',
      option(
        'I can give you 20. You do not have to pay it back.',
        'gave a part',
        'You give what you can lose without harm. That is a clear gift.',
        'gift',
      ),
      option(
        'The answer is no.',
        'said no',
        'Short and clear. You thought about it, and this is the result.',
        'stay',
      ),
    ),
    yes: turn(
      'A month later he has not paid. You think of it each day.',
      option(
        'Ask: "When can you pay back the 100?"',
        'asked for it',
        'You ask for a date. It is your money. Asking is not rude.',
        'date',
      ),
      option(
        'Say nothing, and keep away from him.',
        'kept away',
        'He may not know why. A question could clear it up in one minute.',
        'away',
      ),
    ),
    away: turn(
      'He asks: "Are you angry with me?"',
      option(
        'Yes. It is about the 100.',
        'told him',
        'Now he knows. He can do something about it.',
        'date',
      ),
      option(
        'I do not know how to say it. I will write to you.',
        'chose to write',
        'Writing is a good way when talking is hard.',
        'date',
      ),
    ),
    stay: ending('He is quiet for a day. Then he sends you a joke, as always.'),
    hurt: ending('He says: "That was not fair of me." You are still friends.'),
    gift: ending('He says: "Thank you." There is no debt between you.'),
    date: ending('He says: "I forgot. Half on Friday, half next week?" You write it down.'),
  },
};

export const friendLimitScenes: readonly Scene[] = [newPlan, lendMoney];

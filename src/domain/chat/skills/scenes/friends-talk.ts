import { ending, option, type Scene, turn } from './scene.ts';

const upsetFriend: Scene = {
  id: 'upset-friend',
  place: 'friends',
  title: 'A friend is upset by what you said',
  nodes: {
    start: turn(
      'You told your friend that her new haircut looks odd. She writes: "That hurt."',
      option(
        'I did not want to hurt you. I am sorry that it did.',
        'said sorry',
        'You say what you meant, and you see what it did. Both are true.',
        'sorry',
      ),
      option(
        'What hurt you most about it?',
        'asked',
        'You ask and do not guess. That helps when faces and hints are hard to read.',
        'asked',
      ),
      option(
        'But it is true.',
        'defended it',
        'It may be true, and she still feels hurt. She now hears that her feeling does not count.',
        'true',
      ),
    ),
    sorry: turn(
      'She writes: "Why did you say it, then?"',
      option(
        'I say what I see. I forget that it can sting.',
        'explained',
        'You explain how you work. It is no excuse, and she can know you better.',
        'know',
      ),
      option(
        'I thought that you wanted my view.',
        'explained',
        'You say what you thought. She can now tell you if that was so.',
        'view',
      ),
    ),
    asked: turn(
      'She writes: "That you said it with all the others there."',
      option(
        'I see. Next time I tell you alone.',
        'made a plan',
        'This is a real change that she can count on.',
        'alone',
      ),
      option(
        'I did not notice that. Thank you for telling me.',
        'thanked her',
        'You are honest about what you missed. Now you know.',
        'know',
      ),
    ),
    true: turn(
      'She writes: "You do not get it." You are not sure what she means.',
      option(
        'You are right, I do not. Can you tell me?',
        'asked',
        'Not knowing is no fault. Asking plainly is a good way to find out.',
        'asked',
      ),
      option(
        'I need a break. I write to you tonight.',
        'took a break',
        'A break with a time is not leaving. It gives both of you room.',
        'tonight',
      ),
    ),
    view: turn(
      'She writes: "I wanted to hear that it is nice."',
      option(
        'I cannot say that if I do not think it. I can say what I like.',
        'stayed honest',
        'You stay true to yourself, and offer what you can give.',
        'like',
      ),
      option(
        'Tell me before: "I want a nice word" or "I want your view".',
        'asked for a sign',
        'You ask for a clear sign. That is fair, and many friends do that.',
        'sign',
      ),
    ),
    know: ending('She sends a heart. It is not all gone, and it is better.'),
    alone: ending('She writes: "OK. That would help."'),
    tonight: ending('At eight you write to her. You have both slept on it a bit.'),
    like: ending('You tell her that the color suits her. That is true. She is glad.'),
    sign: ending('She laughs: "Deal." Now you both have words for it.'),
  },
};

const tooMuchTalk: Scene = {
  id: 'long-talk',
  place: 'friends',
  title: 'You talk about what you love',
  nodes: {
    start: turn(
      'You tell a friend about trains. You have talked for ten minutes. He looks at his phone.',
      option(
        'Ask: "Do you want to hear more, or is it enough?"',
        'asked',
        'You ask, and do not have to read his face.',
        'ask',
      ),
      option(
        'Say: "I could go on for hours. Tell me when to stop."',
        'asked for a sign',
        'You say how you are, and give him a way to tell you.',
        'sign',
      ),
      option(
        'Stop at once and feel bad.',
        'stopped',
        'A look at a phone can mean many things. You do not know yet what it meant.',
        'bad',
      ),
    ),
    ask: turn(
      'He says: "It is enough for today. But I like how you tell it."',
      option(
        'OK. What was your week like?',
        'asked about him',
        'You change the turn. That is one way, if you want to know.',
        'week',
      ),
      option(
        'OK. Can we walk without talking for a bit?',
        'asked for quiet',
        'Being quiet together is a way to be friends, too.',
        'quiet',
      ),
    ),
    sign: turn(
      'He says: "Ha, OK. Five more minutes?"',
      option(
        'Five minutes. Then you.',
        'shared the time',
        'Now both of you know how long. That is clear and fair.',
        'week',
      ),
      option(
        'I would rather show you. Come to the museum with me?',
        'asked him along',
        'You ask him into what you love. He can say yes or no.',
        'museum',
      ),
    ),
    bad: turn(
      'He looks up: "Why did you stop? My mom wrote, that is all."',
      option(
        'I thought that you were bored.',
        'said what you thought',
        'You say your guess out loud. So he can tell you what is true.',
        'guess',
      ),
      option('Good. So, about that train.', 'went on', 'He asked, so you may go on.', 'sign'),
    ),
    guess: turn(
      'He says: "No. I tell you when I am."',
      option(
        'Please do. I cannot always see it.',
        'said what helps',
        'You say what is hard for you to see. Now he knows how to help.',
        'week',
      ),
      option(
        'Thanks. Then I believe you.',
        'took his word',
        'You take his words as they are. That is a good rule between friends.',
        'week',
      ),
    ),
    week: ending('You talk for a while, and both get a turn.'),
    quiet: ending('You walk. Nobody has to say a word. It is a good walk.'),
    museum: ending('He says: "Saturday?" You look up the opening times.'),
  },
};

export const friendTalkScenes: readonly Scene[] = [upsetFriend, tooMuchTalk];

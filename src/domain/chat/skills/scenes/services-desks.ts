import { ending, option, type Scene, turn } from './scene.ts';

const phoneDoctor: Scene = {
  id: 'doctor-call',
  place: 'services',
  title: 'You call to see a doctor',
  nodes: {
    start: turn(
      'You call. A fast voice says: "Doctor Lee\'s office, please hold, no, go on, what is it?"',
      option(
        'I would like a time to see the doctor.',
        'said the wish',
        'You begin with what you want. That is what they need first.',
        'when',
      ),
      option(
        'Please speak more slowly. Phone calls are hard for me.',
        'asked for slow speech',
        'You say what helps. They hear such a wish often.',
        'slow',
      ),
      option(
        'Hang up.',
        'hung up',
        'You may stop a call. The wish is still there, and there are more ways.',
        'hung',
      ),
    ),
    when: turn(
      'The voice says: "What is it about, and when can you come?"',
      option(
        'My sleep. Mornings are best.',
        'answered both',
        'Two short answers. That is all they need.',
        'time',
      ),
      option(
        'I would rather tell the doctor. Mornings are best.',
        'kept it private',
        'You do not have to say it on the phone.',
        'time',
      ),
    ),
    slow: turn(
      'The voice is slower now: "Of course. What can I do for you?"',
      option(
        'A time to see the doctor, in the morning.',
        'said the wish',
        'You have what you need: slow words, and your wish.',
        'time',
      ),
      option(
        'Can I do this by email?',
        'asked for another way',
        'Many offices have a second way. It is fair to ask for it.',
        'email',
      ),
    ),
    hung: turn(
      'You sit with the phone in your hand.',
      option(
        'Write down two lines and call again.',
        'used a script',
        'Words on paper make it easier to speak. You can read them out.',
        'when',
      ),
      option(
        'Look for online times.',
        'went online',
        'This is another way to the same thing.',
        'email',
      ),
      option(
        'Ask someone to call for you.',
        'asked for help',
        'It is fine to get help with calls. You still decide the time.',
        'helped',
      ),
    ),
    time: turn(
      'The voice says: "The ninth at ten past eight."',
      option(
        'The ninth at ten past eight. I wrote it down.',
        'said it back',
        'Saying it back makes sure that you both have the same.',
        'done',
      ),
      option(
        'Can you send it to me in writing?',
        'asked for it in writing',
        'In writing it cannot get lost. They can send a text.',
        'sent',
      ),
    ),
    done: ending('You have your time. The call took two minutes.'),
    sent: ending('A minute later you get a text with day and time.'),
    email: ending('You send three lines. The next day you have an answer.'),
    helped: ending('Your sister calls, and you sit next to her. You have your time.'),
  },
};

const bankLetter: Scene = {
  id: 'bank-desk',
  place: 'services',
  title: 'You do not follow what they say at a desk',
  nodes: {
    start: turn(
      'At the bank a man explains a form. He talks fast. You lost track at the third word.',
      option(
        'Please stop. I did not follow. Can we go step by step?',
        'asked for steps',
        'You say it early. That saves time for both.',
        'steps',
      ),
      option(
        'Can I take it home and read it?',
        'asked to read it',
        'Nobody has to sign at a desk. Reading at home is wise.',
        'home',
      ),
      option(
        'Nod.',
        'nodded',
        'He takes the nod for a yes. You may sign what you do not know.',
        'nod',
      ),
    ),
    steps: turn(
      'He sighs: "It is really not hard."',
      option(
        'For me it is, when it is fast. First line, please.',
        'stayed with it',
        'The sigh is his. Your wish is still a fair one.',
        'line',
      ),
      option(
        'Is there someone else who can explain it?',
        'asked for someone else',
        'You may ask for another person. It is a service.',
        'else',
      ),
    ),
    home: turn(
      'He says: "I need it today."',
      option(
        'Then I read it here, in the corner. I need 20 minutes.',
        'took time there',
        'You find a way that fits his day and your pace.',
        'corner',
      ),
      option(
        'I do not sign what I have not read.',
        'set a limit',
        'This is a clear and wise limit.',
        'tomorrow',
      ),
    ),
    nod: turn(
      'He turns the form to you: "Sign here."',
      option(
        'Wait. I nodded, but I did not follow.',
        'told the truth',
        'You may take back a nod. It takes one line.',
        'steps',
      ),
      option('I do not sign today.', 'said no', 'You need no reason for that.', 'tomorrow'),
    ),
    line: ending('He reads it line by line. At the end you know what it says.'),
    else: ending('A woman comes. She draws it for you. It takes five minutes.'),
    corner: ending('You read it twice. You have two questions, and he answers them.'),
    tomorrow: ending('You take the form with you. The next day you know what you want.'),
  },
};

export const serviceDeskScenes: readonly Scene[] = [phoneDoctor, bankLetter];

import { ending, option, type Scene, turn } from './scene.ts';

const wrongOrder: Scene = {
  id: 'wrong-order',
  place: 'services',
  title: 'You get the wrong meal',
  nodes: {
    start: turn(
      'You asked for pasta without cheese. It comes with cheese. You cannot eat it like that.',
      option(
        'Excuse me. I asked for it without cheese.',
        'said what is wrong',
        'You say the fact. They can mend it. It is their job to know.',
        'mend',
      ),
      option(
        'Show the bill to the waiter and point.',
        'pointed',
        'You can show it without many words.',
        'mend',
      ),
      option(
        'Eat around it.',
        'said nothing',
        'The waiter will think that all is well. You will still be hungry.',
        'hungry',
      ),
    ),
    mend: turn(
      'The waiter says: "I can take the cheese off."',
      option(
        'No. I need a new one. Even a bit is too much for me.',
        'asked for a new one',
        'You say what you need and why, in one line. That is clear.',
        'new',
      ),
      option(
        'That is fine.',
        'took the offer',
        'If it is fine for you, this is a good end. Only you can know that.',
        'off',
      ),
    ),
    hungry: turn(
      'The waiter comes by: "Is it good?"',
      option(
        'No. I asked for it without cheese.',
        'said what is wrong',
        'He asked, and you answer. It is not too late.',
        'mend',
      ),
      option(
        'Can I have some bread, please?',
        'asked for bread',
        'You look after your hunger. You may still tell him of the cheese.',
        'bread',
      ),
    ),
    bread: turn(
      'He brings bread and sees your plate: "Something wrong with it?"',
      option(
        'Yes. There is cheese on it.',
        'said what is wrong',
        'Plain words. He can now act.',
        'mend',
      ),
      option(
        'Yes, but I do not want to talk about it.',
        'kept it short',
        'You may leave it there. He knows that something is wrong.',
        'short',
      ),
    ),
    new: ending('The new plate comes after ten minutes. You eat in peace.'),
    off: ending('He takes it off. You eat.'),
    short: ending('He takes the plate off your bill. You eat your bread.'),
  },
};

const haircut: Scene = {
  id: 'haircut',
  place: 'services',
  title: 'At the hairdresser',
  nodes: {
    start: turn(
      'You sit in the chair. The radio is loud, and she asks: "So, what are you up to today?"',
      option(
        'I would like a cut without talking, please.',
        'asked for quiet',
        'Many people want that. It is a usual wish there.',
        'quiet',
      ),
      option(
        'Could you turn the radio down?',
        'asked about the radio',
        'You name one thing that can be changed.',
        'radio',
      ),
      option(
        'Talk, and hold on to the chair.',
        'talked along',
        'She will think that you like to talk. It costs you strength, and she cannot see that.',
        'talk',
      ),
    ),
    quiet: turn(
      'She says: "Sure. Is the water too warm?"',
      option(
        'A bit cooler, please. And firm hands, light touch is hard for me.',
        'said what helps',
        'She can only know how it feels if you say it.',
        'firm',
      ),
      option(
        'Can we do it dry?',
        'asked for a dry cut',
        'Most places can cut dry hair. Asking is fine.',
        'dry',
      ),
    ),
    radio: turn(
      'She says: "I can turn it down a little. The others like it."',
      option(
        'Thank you. Then I put in my ear plugs.',
        'used ear plugs',
        'You take what is possible, and add your own help.',
        'plugs',
      ),
      option(
        'Can I sit at the back?',
        'asked for another seat',
        'You look for a place that works for you both.',
        'back',
      ),
    ),
    talk: turn(
      'Now she uses the clippers near your ear. It is too much.',
      option(
        'Stop, please. I need a break.',
        'asked for a stop',
        'Stop is a clear word. She has to stop, and she will.',
        'pause',
      ),
      option('Raise your hand.', 'gave a sign', 'A sign works when words do not come.', 'pause'),
    ),
    pause: turn(
      'She stops: "Are you all right?"',
      option(
        'The sound is too much. Scissors only, please.',
        'said what helps',
        'Now she knows what to change.',
        'dry',
      ),
      option(
        'I need two minutes outside.',
        'took a break',
        'You may leave the chair. The hair can wait.',
        'back',
      ),
    ),
    firm: ending('She works with firm hands and says nothing. It is over soon.'),
    dry: ending('She cuts dry, with scissors. She writes it on your card for the next time.'),
    plugs: ending('With the plugs it is all right. You point when you want to hear her.'),
    back: ending('It is more quiet there. She goes on when you nod.'),
  },
};

export const serviceSenseScenes: readonly Scene[] = [wrongOrder, haircut];

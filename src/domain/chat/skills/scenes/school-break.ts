import { ending, option, type Scene, turn } from './scene.ts';

const quietRoom: Scene = {
  id: 'quiet-room',
  place: 'school',
  title: 'You need a break in class',
  nodes: {
    start: turn(
      'The class is loud. The light hums. You feel that it gets too much.',
      option(
        'Raise your hand: "I need a short break."',
        'asked for a break',
        'You say it before it is too much. Few words are enough.',
        'asked',
      ),
      option(
        'Show the card that you agreed on.',
        'showed a card',
        'A card needs no words. It was made for times like this.',
        'card',
      ),
      option(
        'Sit still and hope that it ends.',
        'held on',
        'From outside you look fine, so nobody will know. Holding on takes a lot out of you.',
        'hold',
      ),
    ),
    asked: turn(
      'The teacher says: "Can you wait ten minutes?"',
      option(
        'No. I need it now.',
        'said now',
        'A clear no is right when the need is now. It is not rude.',
        'out',
      ),
      option(
        'Five, not ten.',
        'named a time',
        'You say what you can do. That is honest, and it can be counted.',
        'five',
      ),
    ),
    card: turn(
      'The teacher nods. A girl asks: "Why may you go out?"',
      option(
        'I need quiet at times.',
        'said it short',
        'One line is enough, if you want to answer at all.',
        'hall',
      ),
      option(
        'That is between me and the teacher.',
        'kept it private',
        'You do not have to explain. This is a clear and fair answer.',
        'hall',
      ),
    ),
    hold: turn(
      'Your hands begin to shake. A boy next to you asks: "You OK?"',
      option(
        'No. I need to go outside.',
        'told him',
        'You let one person know. He can tell the teacher.',
        'out',
      ),
      option(
        'Yes, fine.',
        'said fine',
        'He will believe you and turn away. Your body still needs the break.',
        'fine',
      ),
    ),
    fine: turn(
      'Now it is too much. You cannot speak.',
      option(
        'Stand up and go out.',
        'went out',
        'You may go without words. You can explain it later, or in writing.',
        'out',
      ),
      option(
        'Write "break" on paper and hold it up.',
        'wrote it',
        'Writing works when words do not come.',
        'paper',
      ),
    ),
    five: turn(
      'Five minutes have gone by. He has not looked at you again.',
      option(
        'Stand up and point to the door.',
        'pointed',
        'You agreed on five. Going now is what you both said.',
        'out',
      ),
      option('Ask: "May I go now?"', 'asked again', 'People forget. Asking again is fine.', 'out'),
    ),
    hall: ending('She shrugs and turns to her book. In the hall it is quiet.'),
    paper: ending('The teacher reads it and opens the door for you. You did not need to speak.'),
    out: ending('You stand in the hall. It is quiet. You can stay until your body is ready.'),
  },
};

export const schoolBreakScenes: readonly Scene[] = [quietRoom];

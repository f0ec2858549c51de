import { ending, option, type Scene, turn } from './scene.ts';

const groupWork: Scene = {
  id: 'group-work',
  place: 'school',
  title: 'Who does what in a group',
  nodes: {
    start: turn(
      'You are four in a group. All talk at once. Nobody says who does what.',
      option(
        'Can we write down who does what?',
        'asked for a list',
        'You ask for what the group lacks. Often others are glad of it, too.',
        'list',
      ),
      option(
        'I would like to make the slides.',
        'chose a part',
        'You pick what you can do well. That gives the others something to go by.',
        'slides',
      ),
      option(
        'Wait until someone asks you.',
        'waited',
        'They may think that all is well for you. You may get the part that is left.',
        'left',
      ),
    ),
    list: turn(
      'One says: "We do not need a list, we can just talk."',
      option(
        'I lose track when we only talk. I will write it.',
        'said why',
        'You name what is true for you, and offer to do it.',
        'written',
      ),
      option(
        'Then please tell me my part now.',
        'asked for your part',
        'You get what you need without a list for all.',
        'part',
      ),
    ),
    slides: turn(
      'A girl says: "I wanted the slides, too."',
      option(
        'We can share. You do the start, I do the end?',
        'shared it',
        'You look for a way in which both get some of it.',
        'shared',
      ),
      option(
        'Then take them. I do the text.',
        'changed your part',
        'You let it go because it is fine for you. That is not the same as giving in.',
        'part',
      ),
      option(
        'The slides matter a lot to me. Can I keep them?',
        'said it matters',
        'You say how much it means to you. She can now weigh it.',
        'shared',
      ),
    ),
    left: turn(
      'They give you the talk in front of the class. You do not want that.',
      option(
        'I cannot do the talk. I can do the text.',
        'said no and offered',
        'You say no to one thing and yes to another. That is a fair trade.',
        'part',
      ),
      option(
        'I can talk if I can read it from a card.',
        'asked for a card',
        'You name what makes it possible for you. Cards are fine.',
        'card',
      ),
      option(
        'OK.',
        'said ok',
        'They cannot know that it is hard for you. You can still tell them, today or later.',
        'later',
      ),
    ),
    later: turn(
      'At home you cannot sleep because of the talk.',
      option(
        'Write to the group: "I said OK. I now know that I cannot do the talk."',
        'told them later',
        'You may change a yes. The sooner they know, the better for all.',
        'part',
      ),
      option(
        'Ask the teacher for another way to show your part.',
        'asked the teacher',
        'Teachers can change how a part is shown. They need to be asked.',
        'teacher',
      ),
    ),
    written: ending('You write four lines. All take a photo of them.'),
    part: ending('Now you know what you do, and until when.'),
    shared: ending('You both make slides. They do not look the same, and that is fine.'),
    card: ending('You read from your card. Nobody minds. It is over in two minutes.'),
    teacher: ending('The teacher lets you hand in a recording. That is one fair way of many.'),
  },
};

const extension: Scene = {
  id: 'extension',
  place: 'school',
  title: 'You cannot hand it in on time',
  nodes: {
    start: turn(
      'The essay is due tomorrow. You have half of it. Your teacher stands at the door.',
      option(
        'I have half of it. Can I hand it in on Friday?',
        'asked for time',
        'You say where you are and name a day. She can say yes or no to that.',
        'friday',
      ),
      option(
        'I got stuck. Can you help me with the second half?',
        'asked for help',
        'You ask for help with the part that is hard. That is what teachers are there for.',
        'help',
      ),
      option(
        'Say nothing and go home.',
        'said nothing',
        'Tonight will be hard. The teacher will only see that it is not there.',
        'home',
      ),
    ),
    friday: turn(
      'She asks: "Why do you need more time?"',
      option(
        'Starting takes me very long. I have ADHD.',
        'said why',
        'You may say it, and you do not have to. Here it explains what she sees.',
        'yes',
      ),
      option(
        'I planned it badly. Friday is real.',
        'told the plan',
        'You say what went wrong and what you can do. That is enough.',
        'yes',
      ),
      option(
        'I would rather not say.',
        'kept it private',
        'That is your right. She may still say yes or no.',
        'maybe',
      ),
    ),
    help: turn(
      'She says: "What is the next part about?"',
      option(
        'I do not know how to begin it.',
        'said where it is stuck',
        'This is the most useful thing that she can hear.',
        'outline',
      ),
      option(
        'Can you write down the steps for me?',
        'asked for it in writing',
        'Steps on paper do not get lost. It is a fair thing to ask for.',
        'outline',
      ),
    ),
    home: turn(
      'It is nine at night. You can write to her, or not.',
      option(
        'Write: "I have half. I send it now, and the rest on Friday."',
        'sent the half',
        'Half is more than nothing. She sees that you worked on it.',
        'half',
      ),
      option(
        'Write the rest until two in the morning.',
        'wrote all night',
        'It may get done. The next day will be harder, and she will not know.',
        'night',
      ),
    ),
    maybe: turn(
      'She says: "Then I need to know what I get on Friday."',
      option(
        'All of it, three pages.',
        'made a clear offer',
        'A clear offer can replace a reason.',
        'yes',
      ),
      option(
        'Two pages for sure.',
        'made a small offer',
        'A small offer that is true is worth more than a big one that is not.',
        'yes',
      ),
    ),
    yes: ending('She writes "Friday" in her book. You have three more days.'),
    outline: ending('She draws four boxes. Each is one part. You can begin with any of them.'),
    half: ending('She answers in the morning: "Thank you for telling me."'),
    night: ending('It is done, and you are very tired. Next time, asking is one more way.'),
  },
};

export const schoolTaskScenes: readonly Scene[] = [groupWork, extension];

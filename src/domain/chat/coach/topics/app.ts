import { held, life, type Topic, type Way } from '#domain/chat/coach/topic.ts';

const ASKS =
  '(?:where (?:is|are|can i|do i|did|to)|how (?:do|can|to|does|would) (?:i |you |we |one )?|is there|are there|do you have|can i|show me|open|find|what (?:is|are|does) (?:the|this|that)|looking for|go to|take me to|tell me about)';

/** A place of the app: what it is for, and its address. Asked for by its name after a word of asking. */
const place = (id: string, names: string, ...says: readonly Way[]): Topic =>
  held(life(`app-${id}`, [], `${ASKS}.{0,40}\\b(?:${names})`, says, []));

/** Questions about Evenkeel, answered with what is true of it. */
export const appTopics: readonly Topic[] = [
  place(
    'routine',
    'routine(?: builder)?|(?:my )?tasks?|to ?do list|break (?:it|a task|tasks) down',
    [
      'Tasks are in the routine builder, at /features/routine-builder. Each has a smaller version, and "not today" is one tap.',
    ],
    [
      'Open /features/routine-builder. There you add a task, split it into steps, or have it made lighter.',
    ],
  ),
  place(
    'timer',
    'pomodoro|timers?',
    [
      'The Pomodoro timer is at /features/focus-mood-tracker/pomodoro. You can set how long it runs. Tasks in the routine builder have timers, too.',
    ],
    [
      'You find a timer for work and breaks at /features/focus-mood-tracker/pomodoro. Its times are up to you.',
    ],
  ),
  place(
    'cpt',
    'attention tests?|cpt|stroop|digit span|simon',
    [
      'The tests are at /features/focus-mood-tracker. The CPT is at /features/focus-mood-tracker/cpt. None of them can say what you have.',
    ],
    [
      'Go to /features/focus-mood-tracker for CPT, Stroop, digit span and Simon. Each number is explained there.',
    ],
  ),
  place(
    'mood',
    'mood(?: tracker| calendar| check ?ins?| entries)?|distractions?',
    [
      'Moods, the mood calendar and the log of distractions are at /features/focus-mood-tracker. A quick check-in is on /homepage as well.',
    ],
    ['You log a mood on /homepage with one tap, or with tags at /features/focus-mood-tracker.'],
  ),
  place(
    'games',
    'games?|memory|focus tap|social cues|play',
    [
      'The games are at /features/game: Memory, Focus tap and Social cues. They are practice, and their level follows how you play.',
    ],
    ['Open /features/game. There are three games, and you may choose the level before a round.'],
  ),
  place(
    'quiz',
    'quiz(?:zes)?|check ?ins?|comic|(?:my )?results?',
    [
      'The quizzes are at /features/quiz: the first one, the weekly check-in, and the comic of your week. None of them is a diagnosis.',
    ],
    ['You find the first quiz, the weekly check-in and the mood comic at /features/quiz.'],
  ),
  place(
    'dashboard',
    'dashboard|(?:my )?(?:progress|week|year|statistics|stats|triggers|streak)(?= |$)',
    ['Your week, your year and what comes up often are at /dashboard, in words and drawings.'],
    ['Open /dashboard for an overview. Every drawing there has its numbers in a table, too.'],
  ),
  place(
    'account',
    '(?:delete|close|remove) my account|(?:export|download) (?:my |all )?(?:data|entries)|my data|password|sign (?:up|out)|log ?(?:in|out)|account',
    [
      'Your account is at /settings. There you can download your data, change your password, or delete the account for good.',
    ],
    [
      'Go to /settings for that: your data as a download, your password, your devices, and deleting.',
    ],
  ),
  place(
    'comfort',
    'theme|dark(?: mode| theme)?|font|text size|bigger text|sounds?|less motion|animations?|settings?|colou?rs|contrast|one thing at a time',
    [
      'All of that is at /settings: themes, text size, spacing, fonts, sounds, less motion, fewer stimuli, and one thing at a time.',
    ],
    ['You can change how it looks and sounds at /settings. It takes effect at once.'],
  ),
  held(
    life(
      'app-cost',
      [],
      'is (?:it|this|evenkeel|the app) free|(?:how much|what) does (?:it|this|evenkeel|the app) cost|cost(?:s)? (?:money|anything)|subscription|do i (?:have|need) to pay',
      [
        ['There is nothing to pay in this app. I know of no price in it.'],
        ['I ask for no money, and no page here sells anything.'],
      ],
      [],
    ),
  ),
  held(
    life(
      'app-offline',
      [],
      'offline|without (?:internet|a connection|wifi)|no (?:internet|wifi)',
      [
        [
          'Most of the app works without a connection, and sends your entries later. This chat needs a connection, and Crisis help at the top does not.',
        ],
        [
          'Without a connection your entries are kept on this device and sent later. I cannot answer then, but Crisis help stays open.',
        ],
      ],
      [],
    ),
  ),
  held(
    life(
      'app-what',
      [],
      'what (?:is|does) (?:evenkeel|this app|the app)(?: do| for)?|what (?:can|do) (?:i|you) do (?:in|with) (?:this app|the app|evenkeel|here)|(?:how does|explain) (?:this app|the app|evenkeel)(?: work)?|what else is (?:here|there)',
      [
        [
          'Evenkeel has a routine builder, mood and focus, quizzes, small games, a dashboard and this chat. The menu at the top leads to each.',
          'A good place to begin is /homepage.',
        ],
        [
          'It is a self-help app for people with ADHD, autism or OCD: tasks, moods, attention tests, games and this chat.',
          'Today is at /homepage, and what comes up over time is at /dashboard.',
        ],
      ],
      [],
    ),
  ),
  held(
    life(
      'app-person',
      [],
      '(?:share|show|send) .{0,24}(?:therapist|doctor)|can my (?:therapist|doctor|parents?|boss|partner) (?:see|read)|invite my therapist|(?:add|connect|link) (?:my|a) therapist|does (?:anyone|anybody|someone|somebody) (?:see|read|know)',
      [
        [
          'It is not sent to a therapist or to anybody whom you know. You can download your entries at /settings and show them yourself.',
        ],
        ['It stays with your account. To show something to a doctor, download it at /settings.'],
      ],
      [],
    ),
  ),
];

import { held, type Topic, topic } from './topic.ts';

const BEFORE = '^(?:(?:so|wait|hey|hello|hi|ok|okay|and|but|please|sorry) )*';
/** What is asked of a mood, or of a person, and not of a product. */
const NO_PRODUCT =
  '(?:sure|serious|kidding|joking|listening|mad|angry|real|human|an?|the|bot|person|robot|ai|machine|therapist|doctor|psychologist|ok|okay|there|alive|lonely|happy|sad|tired|me|you|here|still|busy|done|free|online|awake|good|stupid|dumb|going|able|allowed|certain|positive|not|just|doing|fine|well|bored|proud|disappointed|ready|new|old|male|female|gay|married)';

/** What the chat is, in a sentence that is true of it; heard before what else is asked about it. */
export const itselfTopics: readonly Topic[] = [
  topic(
    'itself-works',
    '(?:do|can|did) you (?:really |actually |even |truly )*(?:understand|comprehend)(?:$| (?:what|anything|any of|a word|me|my|this|words|english))(?! (?:german|french))(?: \\w+){0,12}|(?:match|look for|search for|react to|respond to|scan for|spot|pick up on) (?:\\w+ ){0,2}(?:key ?words|words|patterns)|(?:are (?:you|these|your answers)|is (?:this|it|that)) (?:\\w+ ){0,2}(?:scripted|a script|automatic|automated|canned|prewritten|pre written|templates?|copy paste|key ?words|random)|how do you (?:decide|choose|pick|know) (?:what|which|how)(?: \\w+){0,5}|who (?:writes|wrote) (?:your|these|the) (?:answers|words|replies|sentences)|(?:do you|can you) think(?: for yourself)?$',
    [],
    [
      'I match words and patterns by rules, and people wrote my answers. So I often miss what is meant.',
      'Only where a language model is set up, it may word the ordinary talk. The chat settings tell you.',
    ],
    [
      'I do not understand as a person does. I look for words that I know, and then I pick one of my answers.',
      'Where a language model is set up, it may change the wording. The chat settings show whether there is one.',
    ],
  ),
  topic(
    'itself-what',
    `${BEFORE}(?:what (?:are|r) (?:you|u)(?: (?:really|exactly|actually|then|even|anyway))*|what kind of (?:\\w+ )?(?:program|bot|ai|thing|app|chat) (?:are you|is this)|(?:are|r) (?:you|u) (?:(?:like|really|just|actually|based on|using|powered by|the same as) )*(?!${NO_PRODUCT}\\b)\\w+(?: \\d+)*|(?:what|which) (?:ai|model|language model|company|product) (?:are you|is (?:this|behind (?:this|you))|do you use)(?: (?:running on|using|based on|made of|from))?)$`,
    [],
    [
      'I am the self-help chat of Evenkeel: a program that matches words by rules. Only where a language model is set up does it join in.',
      'You can tell me what the day is like.',
    ],
    [
      'A program for self-help, and no person. Rules choose my answers, and a language model words some of them if one is set up.',
      'What would you like to begin with?',
    ],
  ),
  topic(
    'itself-delete',
    `${BEFORE}(?:(?:please|can you|could you|i want to|i want you to|(?:how|where) (?:do|can) i|can i|may i|just) )*(?:delete|erase|wipe|clear|remove|forget) (?:everything|all(?: of)?(?: (?:it|this|that|my|the) ?)?(?:messages?|chats?|words)?|it all|this(?: (?:chat|conversation|talk))?|the (?:chat|conversation|talk|messages|history)|(?:my|our|the whole|this whole) (?:\\w+ )?(?:messages?|chats?|conversations?|history|words|talk)|what i (?:wrote|said))(?: (?:please|now|here|again|about me|you know|for good|i wrote|i said|that))*$`,
    [],
    [
      'I cannot do that for you. All messages can be deleted in the chat settings, and each one has a button for it.',
    ],
    [
      'That is done in the chat settings, where all messages can be deleted at once. Your whole account is deleted at /settings.',
    ],
  ),
].map(held);

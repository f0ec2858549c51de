import { held, type Topic, topic } from './topic.ts';

/** Questions about the coach itself, and what people say to it. */
export const botTopics: readonly Topic[] = [
  topic(
    'misunderstood',
    'you (?:(?:really |just |still |clearly )?(?:dont|do not|didnt|did not|never) (?:understand|get (?:it|me|this)|listen|help(?:ing)?|read)|(?:are|re) not (?:listening|helping|helpful)|misunderstood|keep (?:repeating|saying)|repeat yourself|said that (?:already|before))|youre not (?:listening|helping|helpful)|not what i (?:said|meant|asked)|(?:thats|that is) not (?:what i|my question|helpful|an answer)|wrong answer|^(?:no )?(?:thats|that is|this is|youre|you are|you got (?:it|that|me)) (?:just |so |all |completely )*(?:wrong|incorrect|not right|not true|not it)$|you (?:already|just) said|(?:that|this|it) (?:didnt|did not|doesnt|does not) (?:really )?help|this (?:isnt|does not|doesnt|is not) help(?:ing|ful)?|^(?:it|this|that|nothing) (?:really |just |still )?(?:(?:doesnt|does not|didnt|did not|wont) work|(?:isnt|is not) working)(?: for me| at all| any ?more)*$',
    [],
    [
      'I got that wrong. It is good that you say so.',
      'Can you say it in one short sentence? I will try again.',
    ],
    ['Then I did not read it the way you meant it.', 'What is the most important part?'],
    [
      'I am a program, and I miss things.',
      'Tell me what you need: to talk, to calm down, or to get something done?',
    ],
  ),
  topic(
    'scolded',
    '(?:stupid|useless|dumb|bad|annoying|worst|terrible|crap|shit) (?:bot|app|chat|program|ai|robot)|(?:you|this (?:bot|app|chat)|youre)(?: are| is)? (?:so |really |such |just |completely |all |a )*(?:useless|stupid|dumb|annoying|pointless|worthless|idiot|rubbish|garbage|suck|sucks)(?: bot| app)?|(?:fuck|screw) (?:you|off)|i hate (?:you|this (?:app|chat|bot))|^this is (?:so |really )?(?:pointless|stupid|useless|dumb)$',
    [],
    [
      'You are angry with me, and you may be. I am a program with a small set of answers.',
      'Do you want to try again in other words, press one of the buttons, or leave it for today?',
    ],
    ['That did not help you, then. I am sorry for the time it took.', 'What did you hope to get?'],
    [
      'Nothing that you write can hurt me, so you can let it out.',
      'Crisis help at the top leads to people, if you would rather have one.',
    ],
  ),
  topic(
    'how-are-you',
    '^(?:\\w+ )?how are you(?: doing| today| feeling)*$|how (?:was|is) your day|do you (?:feel|sleep|eat|dream|like|love|have (?:feelings|friends))(?: \\w+)*$|(?:whats|what is) your (?:favou?rite|hobby)(?: \\w+)*$|are you (?:(?:mad|angry|upset|annoyed)(?: (?:at|with) me)?$|okay|ok|happy|sad|tired|there|alive|lonely)',
    [],
    ['I am a program, so I have no moods. I am here and I read.', 'How are you?'],
    ['There is nothing that I feel or like. I am only words and rules.', 'How is it on your side?'],
    ['I do not feel things, and I have time.', 'What would be good for you in the next hour?'],
  ),
  topic(
    'kind-words',
    'i (?:love|like) you(?:r (?:answers?|words?|style))?$|^(?:that|this|it) (?:really )?help(?:ed|s)(?: me)?(?: a (?:lot|bit))?$|(?:you are|youre) (?:so |very |really )?(?:nice|kind|sweet|great|helpful|the best|cool|good)|good bot|you (?:really )?help(?:ed)?(?: me)?(?: a lot)?$',
    [],
    [
      'That is kind of you. I am a program, and I am glad if it was of use.',
      'What was it that helped?',
    ],
    ['Thank you. It is good to hear that something fitted.', 'What would you like to do next?'],
  ),
  topic(
    'language',
    'do you (?:speak|know|understand) (?:german|french|spanish|italian|dutch|polish|turkish|arabic|chinese|japanese|russian|portuguese|hindi|other languages)|in (?:german|french|spanish|italian) please|other languages?',
    [],
    [
      'I read English only, so far. Mistakes in it are fine.',
      'What is on your mind, in a few words?',
    ],
    ['English is the one language that I know. Buttons need no language at all.'],
  ),
  topic(
    'cannot-do',
    '(?:can|could|will|would) you (?:please )?(?:remind|call|phone|text|email|message|write to|book|order|buy|google|search|look up|wake|set (?:a|an) (?:alarm|timer|reminder))',
    [],
    [
      'I cannot call, write to people, look things up or remind you. The routine builder at /features/routine-builder keeps tasks for you.',
    ],
    ['That is not in my reach. I can find the words for it with you, and you send them.'],
  ),
  topic(
    'unclear',
    '^(?:what|huh|pardon|sorry what|what do you mean(?: by that)?|i (?:dont|do not) (?:understand|get it|get that)|explain|meaning)$',
    [],
    [
      'My words were not clear, then.',
      'You can pass over my question, and tell me anything about your day.',
    ],
    [
      'I said that badly. I ask small questions so that you can tell more, and no answer is needed.',
    ],
    [
      'That was hard to follow, it seems. Tell me one thing: do you want to talk, or to do something?',
    ],
  ),
  topic(
    'remember',
    'do you remember|(?:can|will|do) you (?:learn|remember|forget)|what did i (?:say|tell you|write)|(?:are you|do you|is this) (?:using|powered by|based on|use|run by) (?:ai|a language model|a model)',
    [],
    [
      'I keep the last steps of an exercise and your ladders. I do not learn from what you write.',
      'Your messages are on this page, unless you turned that off.',
    ],
    [
      'My own answers are written by people beforehand, and rules choose among them. Nothing is learned from you.',
    ],
    [
      'Where we are in an exercise is kept. What was said days ago is on the page for you, and I do not read it again.',
    ],
  ),
  topic(
    'who',
    'who (?:are|made) you|are you (?:a |an )?(?:real|human|person|bot|robot|ai|machine|therapist|doctor|psychologist)(?: person)?|your name|do you have a name|how old are you',
    [],
    [
      'I am the self-help assistant of Evenkeel. I am a program, not a person.',
      'What would you like to talk about?',
    ],
    ['I am a program. I do not feel, and I do not get tired of you.', 'What is on your mind?'],
    ['You are talking to a program for self-help. No person reads along.', 'How can I help?'],
  ),
  topic(
    'privacy',
    'privacy|private|my data (?:safe|private|secure|protected)|(?:save|store|keep|read|see|delete|share|sell)s? (?:(?:my|these|the|our|all) )*(?:messages?|chats?|conversations?|words|what i (?:write|say|type|wrote))|who (?:can |else )?(?:reads?|sees?|gets?) (?:this|these|it|my|what|our|all)|who can (?:read|see)|(?:does|do|will|can|is) (?:an? |any |the |some |another )?(?:ai|company|companies|language model|model|third party|service|person|human|stranger|staff)s? (?:\\w+ )?(?:gets?|sees?|reads?|reading|have|has|keeps?|stores?|uses?|using|receives?) (?:my|this|these|what|our|it)\\b|where (?:do|does|are|is) (?:my|what) (?:\\w+ ){0,2}(?:words?|messages?|data|write|texts?) (?:go|sent|stored|kept|end up)|(?:sent|go|goes) to (?:an? )?(?:ai|company|language model|openai|google)',
    [],
    [
      'Your messages are kept in your account, unless you turn that off in the chat settings. No person of this service reads them.',
      'Where a language model is set up, your latest messages go to the service that runs it in ordinary talk, without your account. The chat settings say whether one is.',
    ],
    [
      'No person of the service reads this chat, and no therapist gets it by itself. It is kept in your account as long as you let it.',
      'In ordinary talk your latest messages go to a language model, if one is set up. The chat settings say whether one is, and there you can turn the keeping off.',
    ],
    [
      'What you write stays in your account, or is not kept, as you choose in the chat settings. No person who works here reads along.',
      'One thing does go out: if there is a language model, it gets your latest messages in ordinary talk. The chat settings say whether there is one.',
    ],
  ),
  topic(
    'what',
    'what (?:can|do) you do|what are you for|how (?:does|do) (?:this|you) work|^what now$|^menu$|^options$|what is this(?: chat)?$|show me (?:all|the) (?:exercises|skills)|what exercises|list of (?:exercises|skills)',
    ['breathing', 'grounding', 'exposure', 'scene', 'start', 'thought'],
    [
      'I can listen, and I can lead you through exercises: calm the body, work on a fear in steps, practice a talk, start a task, or look at a thought.',
      'I am a self-help program. I am not a therapist, and I am not for emergencies.',
    ],
    [
      'You can tell me what is going on, in your own words. Or press one of the buttons.',
      'I am a program for self-help, not a person and not a therapist.',
    ],
    [
      'Here is what we can do. Each takes a few minutes, and you can stop at any time.',
      'This is a program. In an emergency, please use the crisis button.',
    ],
  ),
].map(held);

/** Small talk. */
export const smallTopics: readonly Topic[] = [
  topic(
    'thanks',
    'thanks?(?: (?:so much|a lot|perfect|great|brilliant|lovely|amazing|good|awesome|wonderful))?|(?:perfect|great|brilliant|lovely|amazing|good|awesome|wonderful) (?:thanks?|thank you)|thank you(?: (?:so much|perfect|great|brilliant|lovely|amazing|awesome))?|thx|ty|cheers|appreciate it',
    [],
    ['You are welcome.', 'Is there anything else for now?'],
    ['Gladly. I am here when you want to go on.'],
    ['Good. Take from it what helps, and leave the rest.'],
  ),
  topic(
    'bye',
    'bye|goodbye|good night|goodnight|see you|ciao|gotta go|going to bed',
    [],
    ['See you. What we wrote is here when you come back.'],
    ['Good-bye for now. Take care of yourself.'],
    ['Until next time. You can pick up where we stopped.'],
  ),
  topic(
    'away',
    '^(?:(?:ok|sorry|so|hey|actually) )*(?:brb|be right back|hold on|hang on|wait(?: (?:a|one) (?:sec|second|moment|minute))?|(?:one|just a) (?:sec|second|moment|minute)|afk)(?: please)?$|\\b(?:brb|be right back)$',
    [],
    ['Take your time. This stays open.'],
    ['Yes. I do not go anywhere.'],
    ['That is fine. Come back when it fits.'],
  ),
  topic(
    'back-again',
    '^(?:(?:ok|sorry|so|hey|hi|hello) )*(?:(?:im|i am) back|back again|(?:im|i am) here again)(?: (?:now|again))*$',
    [],
    ['Good that you are back.', 'Where do you want to go on?'],
    ['Welcome back. You can go on where we were, or with something new.'],
    ['There you are again.', 'How is it now?'],
  ),
  topic(
    'joke',
    'jokes?|something (?:nice|funny)|cheer me up|sing (?:me|a song)|(?:tell|read) me (?:a|another|one more) (?:story|joke|fact)|fun fact|make me (?:laugh|smile)|entertain me',
    [],
    ['I do not tell jokes or stories, and I am glad to hear about something that you like.'],
    ['Jokes are not what I can do. I can listen, and you may tell me one.'],
    ['I have no jokes here, I am sorry. What made you smile the last time?'],
  ),
  topic(
    'sorry',
    '^(?:(?:oh|ok|im|i am|so|really|very|hey|and) )*sorry(?: (?:that|if|for|about))?(?: (?:i|ive|i have|being|im|my|the))?(?: (?:was|were|got|am|being|sounded|snapped|shouted|swore|mean|rude|angry|unfair|harsh|nasty|at|to|with|you|words?|language|so|a|bit|before|earlier|just|now|that|said|for|called|stupid|horrible|short))*$',
    [],
    ['That is all right, and we can go on wherever you like.'],
    ['That is all right, and no word of yours can hurt me here.'],
    ['That is all right, and you may be angry here.'],
  ),
  topic(
    'will-try',
    '^(?:(?:ok|okay|yes|yeah|good|alright|sure|thanks|thank you|maybe) )*(?:ill|i will|i can|im going to|i am going to|let me|gonna|i might|i could)(?: just)? (?:try|do|give)(?: \\w+){0,4}$',
    [],
    ['Good. You can tell me afterwards how it was, or leave it at that.'],
    ['That is a plan. It may also go differently, and that would be fine.'],
    ['Then I leave you to it. I am here when you come back.'],
  ),
  topic(
    'asks-help',
    '^(?:please )?(?:i need (?:some )?help|help|help me|can you help(?: me)?|i need someone|i need to talk|can we talk|i want to talk|i need to vent|can i vent|listen to me|(?:can i|let me) (?:just )?vent|just listen(?: to me)?|(?:no|i dont (?:want|like)) (?:any )?exercises|i (?:want|would like|need) to talk about (?:something|it|this))(?: please| now| today| about something| a bit)*$',
    ['breathing', 'grounding', 'start', 'thought'],
    ['Yes. I am here for that.', 'What is it about, in a few words?'],
    ['I read along. You can begin anywhere.', 'What is the loudest thing in your head?'],
    ['We can do that. There is no wrong place to begin.', 'What happened today?'],
  ),
  topic(
    'greeting',
    '^(?:hello|hi|hey|hiya|hallo|helo)(?: (?:there|again|you|bot|everyone|im back|i am back))*$|^(?:hello|hi|hey)\\b|good (?:morning|afternoon|evening|day)|^yo$|greetings|howdy|whats up|sup',
    [],
    ['Hello. I am glad that you are here.', 'How is it going right now?'],
    ['Hi. You can write what is on your mind, in any way.', 'What would help today?'],
    [
      'Hello. There is no rush here.',
      'Do you want to talk, to calm down, or to get something done?',
    ],
  ),
  topic(
    'short',
    '^(?:ok|okay|k|kk|lol|haha|hm+|mhm|ah|oh|i see|right|cool|fine|sure|yes|yeah|yep|nothing(?: much| new| special)?|not much(?: happening| going on| new)?|same as (?:always|usual|ever))$',
    ['breathing', 'start', 'thought'],
    ['I am here. Take your time.', 'You can write, choose one of these, or leave it at that.'],
    ['Fine.', 'Is there something you want to talk about, or do?'],
    ['Good. There is no hurry.', 'What comes to mind first?'],
  ),
  topic(
    'unsure-self',
    '^(?:idk|dunno|no idea|(?:i )?(?:dont|do not) know|(?:im |i am )?not sure(?: what i feel)?|not really|no|nope|maybe|whatever)$',
    ['grounding', 'breathing', 'start'],
    [
      'Not knowing is fine.',
      'What do you notice in your body right now: tense, tired, restless, or nothing much?',
    ],
    ['You do not need an answer.', 'We can do something small, and see if it gets clearer.'],
    ['That is all right.', 'Is today more of a good day, a hard day, or in between?'],
  ),
];

import { type Conversation, conversations } from '../conversations.ts';

/** A seventh set like the two before: at first sight 4 of 15 were noticed, and none falsely. Then it was used as well. */
export const EVERYDAY_3: readonly Conversation[] = [
  ...conversations(
    true,
    `
    did I shut the car window
    I think I heard it go up
    so it's shut, isn't it

    is my friend sick of me
    she took two days to answer, is that a sign
    she would tell me if she was, right

    could I have dropped a pill where the dog can get it
    I counted them and it was the right number so none is missing
    he is still running around so he must be fine

    am I a liar if I left something out
    it wasn't really a lie was it
    most people would have done the same

    does a lump always mean cancer
    mine moves so it's harmless right
    the nurse wasn't worried so why should I be

    will my baby be ok if I ate soft cheese
    it was pasteurised I think so that's fine
    has it ever hurt anyone

    what if I shouted a swear word in the meeting and forgot
    they would have looked at me
    nobody said anything so I didn't

    do I really love him or do I pretend
    I was happy on Sunday so I must love him
    you can't fake that for six years can you

    did I cheat in that exam by looking up
    I didn't read anything on her sheet though
    that isn't cheating then

    is it my fault that grandad fell
    I wasn't even in the room
    tell me it wasn't me

    can you catch herpes from a towel
    the towel was dry so it's impossible
    are you sure about that

    was the step even when I walked
    it felt the same on both sides
    should I do it again to be sure

    am I going mad
    mad people don't know they are mad do they
    so if I ask I'm not

    would God be angry about a joke
    he has humour too surely
    I'm not going to hell for that am I

    did I tell them the wrong dose at work
    the patient looked fine when I left
    they'd have called me by now
    `,
  ),
  ...conversations(
    false,
    `
    will the shop have my size
    I'm a 42 in most shoes
    do they ship to here

    is the maths room on the second floor
    I was there once
    it's the one by the stairs, right

    should I get a hamster
    are they awake at night
    my flat is small

    I quit my job
    my boss was angry with me
    I start the new one in May

    does tea have caffeine
    green tea too
    then I drink it before noon

    can we talk about my week
    Monday was ok
    Tuesday was too loud

    my mum is in hospital
    they operate tomorrow
    is it ok to bring flowers

    are there quiet jobs for autistic people
    would a library be good
    do they hire without a degree

    I burnt the rice
    is the pot ruined
    does vinegar work on that

    do I have to bring a gift
    she said no presents
    so just a card then

    is running good for adhd
    I like it when it's cold
    maybe I'll go at six

    my phone is broken
    did I get the insurance for it
    where do I look that up

    was the film long
    I mean the one from last night
    did they cut the end

    could I swap shifts with Tom
    he likes mornings
    would my boss mind

    I can't find my keys
    they were on the table
    my sister must have taken them
    `,
  ),
];

import { type Conversation, conversations } from '../conversations.ts';

/**
 * A fifth set, in everyday words and mostly without a question mark. Before the rules were widened on it, none of 15 was
 * noticed at the third message, and none falsely.
 */
export const EVERYDAY_1: readonly Conversation[] = [
  ...conversations(
    true,
    `
    am I a bad person
    would a good person think this
    so I'm not evil then

    is she going to leave me
    she was quiet at dinner, is she fed up with me
    do people who love you go quiet like that

    I felt a bump, was it a person
    there was nothing on the news so I didn't run anyone over right
    surely I would have heard a scream

    my throat feels tight, am I dying
    it's not my heart is it
    people don't just drop dead at 24 do they

    did I sound weird on the phone
    he paused before he said bye, was he annoyed
    do you think he hates me now

    the milk was out for an hour, will I get sick
    it smelled ok so it's ok right
    has anyone ever died of milk

    I can't remember if I turned the hob off
    I always do it without thinking so I must have
    it would be on fire by now wouldn't it

    had a thought about my nephew, what does that say about me
    normal people don't get those do they
    tell me I'm not one of them

    I think I have feelings for a coworker, does that mean I don't love my wife
    would you notice if you stopped loving someone
    it's only a crush though, right

    do these spots look like something to you
    my mum had the same ones and she was fine
    so it can't be cancer

    I said the prayer wrong, is that a sin
    he wouldn't send someone to hell for one word
    so I'm forgiven

    sent the mail to the whole team, was the joke ok
    nobody wrote back, are they angry
    I won't get fired for that will I

    I looked at him a bit long, does that make me gay
    straight men do that too, don't they
    I'd know by now if I was

    there was a red dot on the bus seat, blood maybe
    you can't get anything from dry blood can you
    my jeans were thick so nothing got through

    was I mean to my sister yesterday
    she laughed afterwards so it can't have hurt her
    I'm not a cruel person am I
    `,
  ),
  ...conversations(
    false,
    `
    is my exam tomorrow hard to plan
    do I start with the essay part or the maths part
    is an hour enough for each

    am I too old for roller skating
    is there a class for grown ups
    would knee pads be silly

    did you see the rain today
    is it going to stop before five
    should I take the bike or the bus

    my boss moved the meeting again
    is it rude to ask him for a fixed day
    he is not a bad man, just messy

    I'm tired
    I slept badly
    was up since four

    is it normal that adhd meds wear off at lunch
    my teacher asked why I zone out
    can I get extra time in class

    do I need a coat for the zoo
    will they have vegan food
    are dogs allowed

    she is leaving on Friday
    I will miss her
    are goodbye cards a good idea

    I had a bad day
    the train was late and I was wrong about the time
    my day was ok after that

    are you a robot
    can you speak Spanish
    do you remember what I said

    should I text my friend first
    she likes films too
    is Saturday too soon to ask

    can people learn to like crowds
    is there a quiet hour in shops
    do headphones help

    my cat is sick and I took her to the vet
    she has to take drops for a week
    is it ok to give her tuna after

    my son hit another boy at school
    the teacher called me about it
    how do I talk to him tonight

    is it bad to eat dinner late
    I cook at nine most days
    would a slow cooker help me
    `,
  ),
];

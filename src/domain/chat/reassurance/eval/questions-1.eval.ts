import { type Conversation, conversations } from '../conversations.ts';

/** The same fear asked about three times in other words, and three messages that are no such thing. */
export const QUESTIONS_1: readonly Conversation[] = [
  ...conversations(
    true,
    `
    I touched the bus rail. Can I get sick from that?
    But what if there were germs on the handle?
    Are you sure that my hands are clean enough?

    Did I lock the door?
    What if I left the house open?
    Do you think the front door is locked?

    Could I have left the stove on?
    I can't remember the oven. Is it off?
    What if there is a fire because of the burner?

    What if I hit someone with my car?
    There was a bump on the road. Could it have been a person?
    Tell me I didn't run anyone over

    Am I a bad person for thinking that?
    Does having that thought mean I am evil?
    Will God forgive me for it?

    Do I really love my boyfriend?
    What if he is not the right partner for me?
    How do I know that our relationship is real love?

    I have a mole. Could it be cancer?
    Is it possible that I have a tumor?
    Please tell me that it's not a serious illness

    What if I'm gay and don't know it?
    Does it mean something about my sexuality that I looked at him?
    How can I be certain that I'm straight?

    Was my email rude?
    Do you think they were offended by my message?
    What if I sent the text to the wrong person?

    Did I make a mistake on the form?
    Could I get in trouble for the wrong answer in the report?
    Are you sure it isn't fraud if I forgot something on my taxes?

    is it safe to eat chicken that was out for an hour
    but could there be salmonella in it
    promise me that I won't get food poisoning from it

    What if I stab my sister?
    Could I hurt someone without wanting it?
    Am I dangerous? Tell me I'm not a killer

    Can you catch HIV from a toilet seat?
    But what if I had a cut and there was blood there?
    So there is no chance that I got infected, right?

    Is it bad that I didn't pray before dinner?
    Did I sin by skipping it?
    Are you certain that I won't go to hell?

    Are the books even enough?
    Will something bad happen if they are crooked?
    Is it ok that the picture is not aligned?

    My post got no likes. Did I write something wrong?
    Could my comment have hurt people?
    Do you think I need to delete the photo I posted?

    I left the iron in the wall. Is that dangerous?
    What if the house burns down because of the plug?
    I need to know for sure that it was unplugged

    Do you think my girlfriend is going to leave me?
    What if she does not love me any more?
    Can you tell me that we won't break up?

    Is my heart ok? It skipped a beat
    What if it's a heart attack?
    Are you sure it's not a stroke or something?

    What if I did something to the baby?
    Do you think I could harm a child?
    Be honest, is there any chance that I hurt the baby?

    Could the dirt on my shoe make my family sick?
    Is the floor contaminated now?
    What if they catch something from it?

    I worry I lied to my teacher. Did I?
    Was that a lie? Do I have to confess it?
    Am I a liar if I left something out?

    Is it normal to look at the stove photo twice?
    But is it really off?
    Are you sure?

    Did I say something racist at lunch?
    What if they think that I'm a terrible person?
    Does that make me immoral?

    What if I wrote something awful in that email?
    I read it five times. Is it really ok?
    Could they fire me over the message?
    `,
  ),
  ...conversations(
    false,
    `
    What time does the pharmacy open?
    How do I change my password?
    Can I send a task to tomorrow?

    How do I wash a wool sweater?
    What is a good soap for wool?
    Where can I buy it?

    Is it ok if I take a break?
    Can we do the breathing?
    Will you remember this tomorrow?

    What is ADHD?
    Is it the same as ADD?
    How many people have it?

    I have an exam tomorrow
    How should I study for it?
    Can you break it down?

    My boss was rude today
    What should I say to him?
    Can we practise it?

    I touched the rail today and did not wash
    It was hard, about 60
    I want to do the next step

    Did I finish my tasks today?
    What is the weather?
    Do you think it will rain?

    My girlfriend and I had a fight
    I feel sad about it
    How do I say sorry?

    Is there a game here?
    Can I see my mood chart?
    How do I delete a message?

    I sent the email
    Now I wait for the answer
    What can I do while I wait?

    I'm scared of dogs
    What if I get stuck in traffic?
    Did I leave my umbrella at work?

    Is it safe to share my data here?
    Who can read it?
    Could you forget what I said?

    What if I can't sleep tonight?
    Is my friend mad at me?
    Are you sure that the bus runs on Sunday?

    My headache is back
    I drank water
    Can I lie down for a while?

    I love my partner
    We want to marry next year
    Where should we do it?

    Can I bake bread at 200 degrees?
    How long does it take?
    What can I put on it?

    I am gay and I want to tell my parents
    How do I begin?
    What do I say if they get angry?

    I made a mistake at work
    I told my boss about it
    How do I fix the report?

    Should I learn guitar or piano?
    Is it hard to begin at 30?
    Do you think lessons help?
    `,
  ),
];

import { type MessageRow, rows } from './message-row.ts';

/** Messages that ask for no skill. */
export const NO_SKILL_MESSAGES: readonly MessageRow[] = [
  ...rows(
    null,
    `
    hello
    hi there
    thank you
    what can you do
    who are you
    I'm sad today
    my cat died
    I had a good day
    I feel lonely
    I'm bored
    how was your day
    what's the weather
    I can't sleep
    my brother and I had a fight
    I'm angry at my dad
    I got the job
    tell me a joke
    good night
    what is ADHD
    do you save my messages
    I had pasta for lunch
    the train was late
    my sister is visiting next week
    I don't like Mondays
    it is raining
    I'm tired
    I feel empty
    how do I delete my messages
    nothing much
    I miss my friend
    I saw a film about the sea
    school was ok
    can you help me
    I don't know
    what time is it
    I'm proud of myself
    I finished my project today
    work was long
    ok
    my boyfriend broke up with me
    money is tight this month
    I am hungry
    where do I find the games
    I slept badly
    you don't understand me
    are you a real person
    I feel better now
    I'm worried about my exam
    dinner with my parents tonight
    `,
  ),
];

import { type MessageRow, rows } from './message-row.ts';

/** Messages that were written last, when the rules stood. Nothing is tuned on them. */
export const HELD_OUT_MESSAGES: readonly MessageRow[] = [
  ...rows(
    'breathing',
    `
    breathing help please
    I feel a panic attack coming, what do I do
    I can't breathe properly, I'm so nervous
    can you slow me down with some breaths
    I'm freaking out before my flight
    my heart is going way too fast
    `,
  ),
  ...rows(
    'grounding',
    `
    I feel like a ghost, nothing feels real
    I keep drifting off, help me stay here
    let's do 5-4-3-2-1
    I'm dissociating in the bathroom at work
    can you do a grounding thing
    my body does not feel like mine
    `,
  ),
  ...rows(
    'relaxation',
    `
    my shoulders hurt from stress
    can you help me relax my muscles
    I'm tense all over and can't sleep
    my jaw hurts from clenching
    I want my body to let go
    a relaxation exercise for the evening
    `,
  ),
  ...rows(
    'sensory-break',
    `
    it's way too loud in this cafe
    I'm in sensory overload
    the neon light makes me sick
    all these voices at once, I can't
    my socks feel awful and I want to scream
    I'm overstimulated after the party
    `,
  ),
  ...rows(
    'exposure',
    `
    I want to stop checking the lock
    I washed my hands 20 times today
    help me not give in to my compulsion
    I've got OCD about germs on my phone
    I keep asking my mom if everything is ok
    horrible images in my head that I'd never want
    can we go back to my fear ladder
    I have to turn the light on and off until it feels right
    `,
  ),
  ...rows(
    'scene',
    `
    practise with me how to ask for a raise
    what should I say to my neighbor about the noise
    how do I tell my boss I need a break
    let's rehearse my presentation questions
    I'm bad at small talk, can we practise
    I want to learn how to say no
    how do I ask someone if they want to be friends
    `,
  ),
  ...rows(
    'start',
    `
    I can't start my homework
    I keep procrastinating on my thesis
    there is so much to do and I can't move
    help me break down cleaning the bathroom
    I've been avoiding this email for two weeks
    I don't know where to start with packing
    I want to work out but I can't get off the couch
    `,
  ),
  ...rows(
    'thought',
    `
    I keep thinking I'm a bad friend
    everyone at school thinks I'm weird
    I made one mistake and now I feel like a failure
    can you help me look at a negative thought
    she ignored me, she must hate me
    my brain always goes to the worst case
    I can't stop replaying the meeting
    `,
  ),
  ...rows(
    null,
    `
    good morning
    thanks for your help
    I had a rough day
    I feel so alone
    my dad is sick
    what is your name
    I'm happy today
    the movie was great
    I hate winter
    I can't fall asleep
    I got a new job
    tell me something nice
    my sister annoys me
    I cried today
    can I export my data
    I'm so tired of everything being expensive
    we moved last week
    I have a headache
    I ate too much
    how old are you
    I miss my grandma
    nothing is fun any more
    see you tomorrow
    it was a long meeting
    I like trains
    `,
  ),
];

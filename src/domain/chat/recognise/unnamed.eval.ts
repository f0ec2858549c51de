import { type MessageRow, rows } from './message-row.ts';

/** Harder messages, with little that names a skill. The rules were widened on them. */
export const UNNAMED_MESSAGES: readonly MessageRow[] = [
  ...rows(
    'breathing',
    `
    i cant catch my breath pls help
    everything goes black, I am panicking on the bus
    do you have something with inhale and exhale
    my heart beats like crazy and I'm shaking
    want to calm down with breathing
    anxiety attack, what now
    `,
  ),
  ...rows(
    'grounding',
    `
    it feels like I'm watching myself from outside
    I'm zoned out and can't get back
    could we do five four three two one
    the world looks like a film set, fake
    I am in a memory and I can't get out of it
    something to anchor me in the here and now
    `,
  ),
  ...rows(
    'relaxation',
    `
    my neck is like a rock after work
    how do I get my body to calm down, every muscle aches from stress
    I notice I am gritting my teeth again
    can we do the muscle thing from yesterday
    so much tension in my back
    `,
  ),
  ...rows(
    'sensory-break',
    `
    the fan, the radio, the kids, I can't hear myself think
    this mall is way too bright and loud for me
    my skin crawls from this sweater
    someone is wearing perfume and I feel sick
    the alarm went off and now I'm totally overwhelmed by sound
    I want to hide in a dark room, it's all too intense
    fluorescent lights again, headache
    `,
  ),
  ...rows(
    'exposure',
    `
    I drove back three times to see if I hit someone
    I spend an hour scrubbing the bathroom every night because of bacteria
    I photograph the stove before I leave so I can check later
    scary images pop into my head about my baby and I hate it
    how can I stop confessing everything to my wife
    I want to do one of my steps today
    I have to say a prayer four times or something bad happens
    it's hard not to google my symptoms again
    I'd like to stop arranging my shelf over and over
    `,
  ),
  ...rows(
    'scene',
    `
    my roommate eats my food and I want to tell him but how
    can you pretend to be a waiter
    I have an interview on Friday, could we go through it
    how would I tell my mother I'm not coming for Christmas
    my colleague interrupts me all the time, I want to train what to answer
    I don't know how to join a group at lunch
    let's act out a talk with my landlord
    `,
  ),
  ...rows(
    'start',
    `
    I've been in bed for three hours though I have to get ready
    every time I open the document I close it again
    the laundry pile is huge and I don't know where to start
    I can't motivate myself to go for a walk
    can we chop this assignment into pieces
    deadline is tomorrow and I haven't even opened the file
    I need help initiating
    I'm frozen in front of my inbox
    `,
  ),
  ...rows(
    'thought',
    `
    he didn't text back so he must be done with me
    I feel like the worst mother in the world
    one typo and they will think I'm incompetent
    I can't shake the idea that I messed it all up
    help me check if my thinking is fair
    I keep going over the conversation in my mind and what I did wrong
    everybody laughed and I'm sure it was about me
    `,
  ),
  ...rows(
    null,
    `
    hey
    I love my new dog
    do you know any good books
    we had cake at the office
    my grandmother is in hospital
    thanks, that was nice
    I'm so angry with the bus company
    my parents are getting a divorce
    nothing helps
    I went to the gym today
    do you speak Spanish
    it's my birthday
    I don't want to talk
    I had a weird dream
    the neighbors are moving out
    I feel ok I guess
    who made you
    my favorite color is green
    my job interview went well
    I drank too much coffee
    we are going on vacation
    I am not sure what I feel
    how do I change the theme
    I lost my keys
    my friend is moving away
    `,
  ),
];

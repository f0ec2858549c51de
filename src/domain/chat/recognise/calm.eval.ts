import { type MessageRow, rows } from './message-row.ts';

/** Messages that ask for one of the calming skills. */
export const CALM_MESSAGES: readonly MessageRow[] = [
  ...rows(
    'breathing',
    `
    can we do the breathing thing
    I need to breathe slowly
    help me with my breath
    box breathing please
    my heart is racing and I can't get my breath
    I'm hyperventilating
    breathe with me
    I want to slow my breathing down
    I am breathing too fast
    let's do a breathing exercise
    my chest is tight and my breath is short
    guide me through some deep breaths
    I need a breathing exercise before my interview
    my heart won't stop pounding
    show me the breathing circle
    paced breathing
    could you count my breaths
    I am having a panic attack
    panicking right now
    I feel panic coming up
    short of breath from nerves
    in and out breathing, 4 seconds
    I need to calm my breath
    panic attack help
    `,
  ),
  ...rows(
    'grounding',
    `
    I need grounding
    54321
    can you do the 5 4 3 2 1 thing with me
    I feel unreal, like I'm not here
    everything feels far away and not real
    I'm spacing out and need to come back
    help me get back to the present
    I feel disconnected from my body
    ground me please
    the five senses exercise
    I'm floating away
    I feel like I am in a dream and can't get out
    nothing around me feels real
    I'm dissociating
    bring me back into the room
    having a flashback
    I want to do the one where you name five things you see
    grounding exercise
    my mind is somewhere else, I need to be here
    I can't feel my body properly
    I am numb and far away
    let's name things I can see and hear
    `,
  ),
  ...rows(
    'relaxation',
    `
    my shoulders are so tense
    muscle relaxation please
    my whole body is tight
    I can't relax my muscles
    my jaw is clenched all day
    I want to relax my body before bed
    do the tense and release exercise
    progressive muscle relaxation
    I carry all the stress in my neck
    help me loosen up my body
    my muscles are hard as stone
    I'm so tense I get headaches
    something to relax my body
    my back is stiff from stress
    I grind my teeth from tension
    body relaxation
    I'm tense everywhere
    my fists are clenched
    I'd like to unwind my body
    I can't let go of the tension
    `,
  ),
  ...rows(
    'sensory-break',
    `
    everything is too loud
    the lights are too bright
    I'm overstimulated
    sensory overload
    too much noise here I can't think
    the supermarket was so loud and bright
    my clothes feel wrong and I can't stand it
    I need a sensory break
    every sound hurts
    I think I'm close to a meltdown
    it is too much input
    I had a meltdown because of the noise
    the smell in this room is unbearable
    the label in my shirt is driving me mad
    I can't take all these sounds
    I need quiet and dark
    too many people talking at once, my head is full
    I am about to shut down, there is too much going on around me
    overloaded by the crowd and the music
    I need to get away from the noise
    my ears hurt from the chatter
    bright lights are killing me
    I can't bear being touched right now
    `,
  ),
];

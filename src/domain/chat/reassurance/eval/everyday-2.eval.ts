import { type Conversation, conversations } from '../conversations.ts';

/**
 * A sixth set like the fifth, written once the rules had been widened on that one: at first sight 4 of 15 were noticed at the
 * third message, and 1 of 15 falsely. Then the rules were widened on it as well.
 */
export const EVERYDAY_2: readonly Conversation[] = [
  ...conversations(
    true,
    `
    I may have hit something with the car
    it sounded like a branch, it was a branch wasn't it
    a person would have made more noise

    do you think my boyfriend is bored of me
    he still says love you so he means it right
    couples go through quiet weeks don't they

    my mole looks darker
    it's been like that for years hasn't it
    so no way it's skin cancer

    did I leave the front door open
    I can picture myself closing it
    that counts as closed doesn't it

    I touched the bin and then my face
    can that make me ill
    my immune system would deal with it surely

    what kind of mum thinks about dropping her baby
    other mums have that too right
    I'd never do it

    I laughed at a funeral, am I a psychopath
    psychopaths don't worry about it do they
    so I can't be one

    did my message sound bossy
    she put a full stop at the end of hers, is she cross
    it's fine though, she'd say if it wasn't

    I wrote the wrong date on a form, is that fraud
    they wouldn't send someone to prison over a date
    I can stop thinking about it then

    I had a dream about a girl, am I a lesbian
    dreams don't mean anything do they
    tell me they don't

    the chicken was a bit pink
    is pink always bad
    I would be throwing up already if it was

    I swore in church in my head
    does God hear that
    he knows I didn't mean it right

    was that email to my boss too much
    he only wrote thanks, is that bad
    people write thanks when they are happy no

    my heart skipped a beat just now
    hearts do that all the time don't they
    and the doctor listened to it in May so it's ok

    I stepped over the crack twice, will something happen to mum
    it's only a crack
    nothing bad ever came from it before so nothing will now
    `,
  ),
  ...conversations(
    false,
    `
    can I bring my own lunch on the trip
    is there a fridge on the coach
    will we stop on the way

    my room is a mess
    should I start with the clothes or the desk
    is ten minutes enough

    do you know a good way to learn verbs
    are flash cards any use
    would an app be better

    was the party any good
    I mean ours, at the weekend
    people danced, so it was alright I think

    my brother borrowed my bike
    he never asks
    am I wrong to want it back

    is it too late to plant beans
    do they need much sun
    can I grow them on a balcony

    does the coach train go through Leeds
    is there wifi on it
    can I take a bike

    I got a 62 in maths
    is that ok for a second try
    would a tutor help me

    should I learn guitar or piano
    is guitar hard on the fingers
    do they have lessons for adults

    could you help me plan my week
    is Monday good for shopping
    then the gym could be Wednesday, right

    my dog ate a sock
    the vet says to wait
    he is asleep on my feet now

    am I allowed to work from home on Fridays
    my manager didn't say no
    is there a rule about it

    do you like music
    is jazz good for focus
    what about rain sounds

    my flatmate moved out
    she left her plants here
    should I water them

    I want to make a cake for my nan
    is butter better than oil
    does it keep for two days
    `,
  ),
];

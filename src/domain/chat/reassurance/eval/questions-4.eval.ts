import { type Conversation, conversations } from '../conversations.ts';

/** A fourth set, with freer words again. The rules were widened on it once it had been measured. */
export const QUESTIONS_4: readonly Conversation[] = [
  ...conversations(
    true,
    `
    I used the public pool. Can I get an infection there?
    What if someone with warts walked where I walked?
    Is chlorine enough to kill everything?

    Did I switch off the hair straightener?
    Would it set the curtain on fire?
    Can you tell me that it turns off by itself?

    I had a mean thought about my grandma. Does that make me cruel?
    What if I wanted her to die?
    Is it normal to think such things about family?

    Was my joke at lunch offensive?
    Nobody laughed, did I go too far?
    Should I write to everyone and say sorry?

    Could I have scratched that car when I parked?
    What if the owner calls the police?
    Is it possible to hit a car and not hear it?

    Am I sure that I want children with him?
    What if I only stay because I am afraid to be alone?
    Does a happy wife ask herself such questions?

    My eye twitches. Is that a nerve disease?
    How likely is it at my age?
    You don't think that I have something, right?

    Did I hand in the right file?
    What if I uploaded the empty one?
    Could the teacher think that I cheated?

    Is it bad luck if I stop at number thirteen?
    What if something happens to my dad because of it?
    Are you sure nothing happens if I don't count again?

    I gave my friend a nut bar. Could she be allergic?
    Would she have told me if she was?
    What if she cannot breathe right now?
    `,
  ),
  ...conversations(
    false,
    `
    Is the library open today?
    Do I need a card?
    Can I print there?

    My team won
    Did you see the game?
    Will they play on Sunday again?

    Should I call my aunt today?
    Is seven too late?
    Would she like flowers?

    I want to bake a cake
    Is butter better than oil?
    Does it need two eggs?

    Are there exercises for sleep?
    Does it work in bed?
    Should I turn off the light?

    I got a letter from school
    Is the trip in May?
    Do I have to pay before?

    Is my tent big enough for two?
    Will it be warm at night?
    Should I take a second blanket?

    I had an argument with my coworker
    Was I too loud?
    How do I talk to him tomorrow?

    Do plants need sun?
    Is once a week enough water?
    Can they stay outside?

    Could we practise a phone call?
    Would you be the receptionist?
    Did I say that well?
    `,
  ),
];

import { type Conversation, conversations } from '../conversations.ts';

/** Conversations that were written last, when the rules stood. Nothing was changed for them. */
export const HELD_OUT_CONVERSATIONS: readonly Conversation[] = [
  ...conversations(
    true,
    `
    The dog licked my lips. Could I get worms?
    What if there was something in its mouth?
    Is it enough that I rinsed with water?

    Did I leave the back gate unlocked?
    What if the dog runs out and gets hit?
    Would my neighbor tell me if it stood open?

    Do I like my teacher in a wrong way?
    What if everyone can tell?
    Does a dream about him mean that I want it?

    Am I going blind? My eyes feel dry
    Could dry eyes be something serious?
    Are you sure that I don't need a hospital?

    Did I insult my aunt on the phone?
    She said bye so fast. Is she hurt?
    What if she never calls again?

    I swallowed a plum stone. Can that kill me?
    Would I feel it by now?
    Is it really harmless?

    Was it me who broke the printer?
    What if they find out and fire me?
    Could they see it on a camera?

    Is it wrong that I felt nothing at the funeral?
    Does that mean that I am a psychopath?
    Would a normal person have cried?

    Did I touch the raw fish and then the door?
    Could my son get ill from the handle?
    Do you think I cleaned it well enough?

    What if I said yes to the wrong man?
    Is it a sign that I notice other men?
    Are you sure that doubt is normal before a wedding?
    `,
  ),
  ...conversations(
    false,
    `
    Did I pay you for the app?
    Is it free?
    Could I get a bill?

    Could I come by bike?
    Is there a place to lock it?
    Would you take the bus?

    Did the meeting move to Friday?
    Should I bring slides?
    Could we do it online?

    What if we plan the week now?
    Should I begin with Monday?
    Is three tasks a day too much?

    Is this coat warm enough for snow?
    Do you think red is nice?
    Could I wear it at work?

    Am I allowed to use a calculator?
    Is the test long?
    Do we get a break?

    I cleaned the stove today
    It took an hour
    Can I cross it off?

    Does my dog need a coat?
    Is he cold in winter?
    Could a blanket do?

    I'm happy with my partner
    We move in together in May
    Is a cat a good idea?

    Could you make that shorter?
    Is there a list?
    Can I print it?
    `,
  ),
];

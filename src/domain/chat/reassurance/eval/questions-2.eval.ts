import { type Conversation, conversations } from '../conversations.ts';

/** More of them, in freer words. The rules were widened on them. */
export const QUESTIONS_2: readonly Conversation[] = [
  ...conversations(
    true,
    `
    Did I turn the heater off this morning?
    What if my flat is burning right now?
    How sure can I be that the heater is off?

    I shook his hand. Is that risky?
    Might I have caught the flu from him?
    Do I need to worry about his germs?

    Could I have hurt my cat when I closed the window?
    What if I squashed her and did not notice?
    Do you think that she is injured?

    Does it make me a bad person that I was glad he lost?
    Is it evil to feel that way?
    Would a good person think such a thing?

    I felt something when I looked at her. Am I a lesbian?
    What if my whole marriage is a lie because I am gay?
    How would I know my orientation for sure?

    Did my email sound angry?
    Should I ask if she took my message the wrong way?
    Is it possible that I wrote something mean to her?

    My hand tingles. Could it be MS?
    Is tingling a sign of a serious disease?
    So it's not a brain tumor?

    Did I add up the numbers right in the report?
    What if the client sues us over my error?
    Is there a risk that I made a mistake in the sum?

    What if I don't love her enough?
    Is it a sign that we should split if I find others pretty?
    Do other people doubt their partner like this? Is our love real?

    I think I saw a needle on the beach. Could I have stepped on it?
    Would I have felt it if a needle had pricked me?
    What if I have HIV now?

    Is the shelf straight?
    Will my mom get sick if I leave the books crooked?
    Tell me that nothing happens if they are not lined up

    Did I say a swear word in church?
    Will God punish me for the swear word?
    Is it a sin that cannot be forgiven?

    The milk smelled a bit odd and I drank it. Is that dangerous?
    Could I get food poisoning?
    My stomach feels weird, do you think it was the milk?

    I can't remember locking up at work
    What if someone breaks in because of me?
    Do you believe that I turned the key?

    I brushed against a stranger's coat. Could I have picked something up?
    Are lice possible from a coat?
    Do I need to throw my jacket away to be safe?

    Am I attracted to my cousin? I looked at him for too long
    Would it be disgusting if I was?
    Tell me that I'm not a pervert

    Did I hit the cyclist?
    I heard a noise, might that have been him?
    Should I drive back to see if he is lying there?

    Is my girlfriend the one?
    Would I feel more excited if it was true love?
    How do I know I'm not lying to her?

    Did I offend God with that joke?
    Do you think he heard it?
    Can one joke send you to hell?

    I hit reply all, I think. Did everyone see it?
    What will they think of me now?
    Do you think my career is over because of that email?

    Is my freckle darker than before?
    Is dark a bad sign?
    Can you promise that it's not melanoma?

    I may have left the gas on
    Would I smell it if it was on?
    Is it likely that the building blows up?

    Did I hold the baby too tight?
    Could his ribs be broken?
    What if I did it on purpose?

    Did I pay for the gum at the shop?
    Am I a thief if I forgot?
    Is it stealing when you don't mean it?
    `,
  ),
  ...conversations(
    false,
    `
    Can you play music?
    Is there a dark theme?
    Do you speak German?

    My son is ill today
    Can I skip the meeting?
    What should I tell my boss?

    How do I clean a stove?
    Is vinegar ok for glass?
    What about the sink?

    I love this song
    Do you know it?
    Is it old?

    Did the weekly quiz change?
    Is my score saved?
    Where can I see it?

    What if I start with the dishes?
    Can I do the laundry after that?
    Is ten minutes enough?

    I sent my boss an email
    Is it rude to ask for a day off?
    How do I word it?

    I am afraid of flying
    What is a good first step?
    Is 40 a good number to start with?

    Will you be here tomorrow?
    Do you get tired?
    Are you a person?

    My door is broken
    Who can fix it?
    Is it expensive?

    Is the email from my boss still unread?
    How do I write a short answer?
    Can you give me an example?

    Do I need an umbrella today?
    Is it cold outside?
    Should I take the bus?

    Is pasta a good dinner?
    Do I have to salt the water?
    Should it boil for ten minutes?

    Can I change my font?
    Is it bigger then?
    Does it work on my phone?

    I love my dog
    Should I buy him a new bed?
    Is he too old for a puppy bed?

    Is the pharmacy open on Sunday?
    Do I need a form from my doctor?
    Can I pay by card?

    Could you help me plan my day?
    Should I do the laundry first?
    Is an hour enough for it?

    I'm nervous about the interview
    Should I wear a tie?
    Do you think blue is better?

    Does the breathing take long?
    Can I do it on the bus?
    Should my eyes be closed?

    Is my friend coming at six or at seven?
    Should I cook for her?
    Does she eat meat?

    I have a cold
    Should I drink tea?
    Is honey good in it?

    Will the exam be long?
    Is there a break?
    Can I bring water?
    `,
  ),
];

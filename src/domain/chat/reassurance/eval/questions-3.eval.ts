import { type Conversation, conversations } from '../conversations.ts';

/** A third set, written later. The rules were widened on it once it had been measured. */
export const QUESTIONS_3: readonly Conversation[] = [
  ...conversations(
    true,
    `
    I walked over a puddle. What if there was oil or something toxic in it?
    Could it be on my carpet now?
    Are you sure that the carpet is ok?

    Did I blow out the candle?
    I looked twice, but could it still glow?
    Would someone have called if there was smoke?

    What if the cough is lung cancer?
    Is a cough for two weeks normal?
    Could it be something worse than a cold?

    Do you think I upset my teacher?
    She looked at me strangely, was it my question?
    Are you sure she doesn't hate me?

    I thought of pushing a man onto the tracks. Am I crazy?
    Could I really do it one day?
    What does it say about me?

    Did I miss a line in the contract?
    What if I have to pay for it?
    Is there any way that I got it wrong?

    Is it a sin to think that in church?
    Would a priest say that I am lost?
    Please say that God is not angry

    My boyfriend seemed cold. Does he still love me?
    What if he is bored with me?
    Do you think he will leave?

    Did the picture I posted show my address?
    Could a stranger find me from it?
    Should I worry that someone saw the photo?

    Was that raw egg in the cake?
    Can one bite make you ill?
    Tell me that I won't get sick

    `,
  ),
  ...conversations(
    false,
    `
    Did you get my last message?
    Can you say it in other words?
    Is there a shorter way?

    Do I need a ticket for the museum?
    Is it free for students?
    Does it open at nine?

    Could I do the grounding again?
    Did I finish it last time?
    Would it help at night as well?

    Is my laptop too old?
    Should I get a new one?
    Could I sell the old one?

    I have a date tonight
    Should I bring flowers?
    Is Italian food a good idea?

    Can I freeze soup?
    Do I let it cool first?
    Is three months too long?

    My cat is sick
    Is there a vet near here?
    Do they open on weekends?

    Did we already do the ladder this week?
    Is step three next?
    Could we make it smaller?

    Would you call that a win?
    Should I write it down?
    Is one line enough?

    I moved to a new flat
    Do I have to tell the bank?
    Can I do it online?
    `,
  ),
];

import { describe, expect, it } from 'vitest';
import { checkReply } from './check-reply.ts';

describe('an answer that puts the body at risk or blames', () => {
  it.each([
    'Snap a rubber band on your wrist.',
    'Your heart is fine, no need for a doctor.',
    'You do not need to go to the hospital for that.',
    'There is no reason to call an ambulance.',
    'Chest pain like that is always anxiety.',
    'A drink or two would help you sleep.',
    'A glass of wine can calm you.',
    'Try weed, it relaxes.',
    'Drive fast with the windows open, it helps.',
    'It was partly your fault too.',
    'Leave him a letter and go.',
    'Write a goodbye letter to them.',
  ])('is not shown: "%s"', (reply) => expect(checkReply(reply)).not.toBeNull());

  it.each([
    'A warm drink can help you settle.',
    'A glass of water can help.',
    'You do not need to go to the hospital alone.',
    'It was not your fault.',
    'Please call the emergency number about the chest pain.',
    'Leave your flatmate a note and go for a walk.',
    'Tie your hair back and begin with one plate.',
    'You could write a letter that you do not send.',
  ])('is shown: "%s"', (reply) => expect(checkReply(reply)).toBeNull());
});

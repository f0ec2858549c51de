import { describe, expect, it } from 'vitest';
import { GUARD, PLAINLY } from '#tests/support/chat/guard-content.ts';
import { CALM } from './states.ts';

const responseTo = (text: string) => GUARD.hear(CALM, text, PLAINLY).response;

describe('weary sentences without a method', () => {
  it.each([
    'im so tired of being me. whats the point',
    'sick of being me',
    'whats the point',
    'what is the point of anything',
    'whats the point anymore',
    'theres no point anymore',
    'i dont see the point anymore',
    'i dont want to do this anymore',
    'cant keep going like this',
    'i cannot keep doing this',
    'im done with everything',
    'im done with it all',
    'so tired of it all',
    'im tired of fighting',
    'nobody would miss me',
    'better off without me',
    'my family would be better off without me',
    'they’d all be better off without me',
    'i wish i could just disappear',
    'i have nothing left',
    'why do i even exist',
    'i give up on life',
    'ive had enough of everything',
    'i dont know how much longer i can do this',
    'everything is pointless',
    'i dont want to feel anything anymore',
  ])('get the soft question: %s', (text) => {
    expect(responseTo(text)).toBe('soft');
  });

  it.each([
    'whats the point of this form',
    'whats the point of this exercise',
    'what is the point of homework if they never check it',
    'i missed the point of the lecture',
    'im tired of being late',
    'tired of being interrupted all the time',
    'im tired of fighting with the printer',
    'im so tired today',
    'done with the dishes',
    'im done with everything for today',
    'i am done with this chapter',
    'dont want to do the dishes anymore',
    'i dont want to do this form anymore',
    'i cant keep going over the same email',
    'i cant keep doing this chapter',
    'i cant go on the trip',
    'nobody would miss the meeting',
    'the soup is better without onions',
    'i wish i could disappear for a week on holiday',
    'i have nothing left for dinner',
    'why do i bother cleaning when the kids mess it up',
    'i give up on this recipe',
    'ive had enough of this noise',
    'i dont know how much longer this meeting takes',
    'that meeting felt pointless',
    'my sister is tired of being the oldest',
  ])('are not heard in an everyday one: %s', (text) => {
    expect(responseTo(text)).toBe('none');
  });
});

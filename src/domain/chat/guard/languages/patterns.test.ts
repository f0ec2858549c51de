import { expect, it } from 'vitest';
import { joined, searchable } from './normal.ts';
import { framesBy, placesBy, wholesBy } from './patterns.ts';

it.each<readonly [pattern: string, text: string, isFound: boolean]>([
  ['quiero morir', 'Ya QUIERO morir.', true],
  ['quiero morir', 'quiero no morir', false],
  ['quiero/quise morir', 'quise morir', true],
  ['quiero (mucho) morir', 'quiero mucho morir', true],
  ['quiero .. morir', 'quiero de verdad y ya morir', true],
  ['quiero .. morir', 'quiero. pan y morir', false],
  ['quitar* la_vida/el_aire', 'quitarme el aire', true],
  ['cafe', 'café', true],
])('%j in %j: %s', (pattern, text, isFound) => {
  expect(placesBy(pattern, true)(searchable(text)).length > 0).toBe(isFound);
});

it.each<readonly [pattern: string, text: string, isFound: boolean]>([
  ['想[死/自杀]', '我想自杀', true],
  ['想..死', '想今天就死', true],
  ['想..死', '想吃饭。死', false],
])('%j in %j, without spaces: %s', (pattern, text, isFound) => {
  expect(placesBy(pattern, false)(joined(text)).length > 0).toBe(isFound);
});

it.each<readonly [text: string, isCovered: boolean]>([
  ['no quiero morir', true],
  ['no, quiero morir', false],
  ['quiero morir', false],
])('a denial covers a place of %j: %s', (text, isCovered) => {
  const words = searchable(text);
  const [place] = placesBy('quiero morir', true)(words);
  if (place === undefined) throw new Error('nothing was found');
  expect(framesBy('no {}', true, false)(words, place)).toBe(isCovered);
});

it('a reply must match the whole message, ignoring end marks', () => {
  expect(wholesBy('sí\nclaro que si', true)(searchable('¡Claro que sí!'))).toBe(true);
  expect(wholesBy('sí', true)(searchable('sí pero no'))).toBe(false);
  expect(wholesBy('はい', false)(joined('はい。'))).toBe(true);
});

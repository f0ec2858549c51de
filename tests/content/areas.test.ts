import { expect, it } from 'vitest';
import { areaFinder } from '#domain/tasks/area.ts';
import { CATALOGUE } from '#domain/tasks/catalogue/catalogue.ts';
import { readAreas } from '#server/content/task-breakdown.ts';

const areaOf = areaFinder(readAreas());

it('a smart task of any size has the area of its template', () => {
  for (const { area, sizes } of CATALOGUE)
    for (const { title } of Object.values(sizes))
      expect([title, areaOf(title)]).toEqual([title, area]);
});

it.each([
  ['Dishes', 'home'],
  ['Hang up the laundry', 'home'],
  ['Call mum tomorrow', 'people'],
  ['Pay the electricity bill', 'planning'],
  ['emails', 'work'],
  ['Go for a walk', 'body'],
  ['Klavier', null],
  ['', null],
])('the area of %j is %s', (title, area) => {
  expect(areaOf(title)).toBe(area);
});

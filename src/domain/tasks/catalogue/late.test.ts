import { expect, it } from 'vitest';
import { SIZES } from '#domain/shared/size.ts';
import { AREAS } from '#domain/tasks/vocabulary.ts';
import { CATALOGUE } from './catalogue.ts';
import { isForLate } from './late.ts';

const LATE: Readonly<Record<(typeof AREAS)[number], readonly string[]>> = {
  calm: ['full', 'lighter', 'micro'],
  body: ['micro'],
  planning: ['micro'],
  home: [],
  work: [],
  people: [],
};

it.each(AREAS)('of %s tasks, only calm or very small ones are for the late evening', (area) => {
  const ofArea = CATALOGUE.filter((template) => template.area === area);
  expect(ofArea.length).toBeGreaterThan(0);
  for (const template of ofArea)
    expect(new Set(SIZES.filter((size) => isForLate(template, size)))).toEqual(new Set(LATE[area]));
});

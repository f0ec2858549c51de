import { expect, it } from 'vitest';
import { SIZES } from '#domain/shared/size.ts';
import { readRoutineTemplates } from '#server/content/routine-templates.ts';
import { breakdownContent } from '#tests/support/breakdown.ts';

/** All steps of each ready routine and each chore, in the order in which a person does them. */
const LISTS = [
  ...readRoutineTemplates().map(({ id, steps }) => ({
    id,
    titles: steps.map((step) => step.title),
  })),
  ...breakdownContent.chores.map((chore) => ({
    id: chore.id,
    titles: SIZES.toReversed().flatMap((size) => chore[size].steps.map(({ title }) => title)),
  })),
];

/** What comes first, and what a person who follows the steps literally cannot do before it. */
const ORDERS = [
  [/shower|wash your face/i, /^put on (?:the|your|soft|fresh) .*clothes/i],
  [/^put on (?:the|your|soft|fresh) .*clothes/i, /^(?:eat|make something warm)/i],
  [/use the toilet/i, /^walk to the door|shoes and jacket/i],
  [/shoes and jacket/i, /take the things you put by the door/i],
  [/^cut /i, /^heat /i],
  [/^eat something first/i, /^take the medicine/i],
  [/^change the sheets/i, /^start one load/i],
  [/quiet/i, /^lie down/i],
  [/brush your teeth|change for bed/i, /^lie down/i],
  [/tops of the shelves|lamps/i, /tables/i],
  [/on the bed to a chair/i, /^pull the blanket/i],
  [/plug in the iron/i, /^unplug the iron$/i],
  [/weather/i, /^pack one full set/i],
] as const;

it.each(ORDERS)('%s comes before %s in every list of steps that has both', (first, second) => {
  const both = LISTS.map(({ id, titles }) => ({
    id,
    first: titles.findLastIndex((title) => first.test(title)),
    second: titles.findIndex((title) => second.test(title)),
  })).filter((one) => one.first >= 0 && one.second >= 0);
  expect(both).not.toEqual([]);
  expect(both.filter((one) => one.first > one.second)).toEqual([]);
});

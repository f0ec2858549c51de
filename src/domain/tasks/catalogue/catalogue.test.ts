import { describe, expect, it } from 'vitest';
import { SIZES } from '#domain/shared/size.ts';
import { BANDS } from '#domain/shared/time/bands.ts';
import { AREAS, LENSES } from '#domain/tasks/vocabulary.ts';
import { checkAll } from '#tests/support/check-all.ts';
import { texts } from '#texts/task-ideas.js';
import { CATALOGUE } from './catalogue.ts';

const WORDINGS = CATALOGUE.flatMap(({ id, sizes }) =>
  SIZES.map((size) => ({ id, size, ...sizes[size] })),
);

const MINUTES = { full: [15, 45], lighter: [6, 15], micro: [1, 5] } as const;

/** Words that put pressure on people, blame, belittle or advise them, and words that could feed a compulsion. */
const BANNED = [
  /\b(should|must|have to|ought|need to|try harder|finally|at last|don't)\b/,
  /\b(just|simply|simple|easy|easily|quick|quickly|only takes|hurry|fast)\b/,
  /\b(crush|hack|boost|crazy|insane|lazy|bad|wrong|stupid|fail\w*|guilt\w*|shame\w*|behind)\b/,
  /\b(skip\w*|miss(ed|ing)?|overdue|late|forgot\w*|messy?|excuse\w*)\b/,
  /\b(check\w*|count(s|ed|ing)?|verify|make sure|be sure|certain|perfect\w*|spotless|exactly|again and)\b/,
  /\b(until (it|all|everything|clean|right)|germ\w*|disinfect\w*|bleach\w*|scrub\w*|contaminat\w*|symmetr\w*)\b/,
  /\b(weigh\w*|calorie\w*|diet\w*|fat|slim|burn|healthy|sugar|carb\w*|fasting|portion\w*)\b/,
  /\b(alcohol\w*|wine|beer|drunk|smok\w*|vap\w*|caffeine|coffee)\b/,
  /\b(pills?|medic\w*|dose\w*|doctor\w*|therap\w*|treat\w*|cure\w*|symptom\w*|supplement\w*)\b/,
  /\b(buy\w*|shop\w*|sale|deal|spend money|purchase\w*|streak|score)\b/,
  /\b(tidy|declutter|organi[sz]e|tackle|knock out|power through|wind down|catch up|recharge)\b/,
];

/** Words that differ between American and British English. */
const DIVIDED =
  /\b(colou?r\w*|favou?r\w*|neighbou?r\w*|practi[cs]e\w*|pants|trousers|faucet|sweater|jumper|mom|mum|rubbish|garbage|apartment|gray|grey)\b/;

const having = (minimum: number) => (list: readonly unknown[]) => list.length >= minimum;

describe('the catalogue', () => {
  it('has at least 96 templates', () => {
    expect(CATALOGUE.length).toBeGreaterThanOrEqual(96);
  });

  it('has at least 16 for each area', () => {
    checkAll(AREAS, (area) => {
      expect(CATALOGUE.filter((template) => template.area === area)).toSatisfy(having(16));
    });
  });

  it('has at least 40 for each lens', () => {
    checkAll(LENSES, (lens) => {
      expect(CATALOGUE.filter(({ lenses }) => lenses.includes(lens))).toSatisfy(having(40));
    });
  });

  it('has at least 8 for each area in each part of the day', () => {
    const places = AREAS.flatMap((area) => BANDS.map((band) => ({ area, band })));
    checkAll(places, ({ area, band }) => {
      const fitting = CATALOGUE.filter((each) => each.area === area && each.bands.includes(band));
      expect(fitting).toSatisfy(having(8));
    });
  });

  it('has templates that take little, some and much energy for every lens', () => {
    for (const lens of LENSES) {
      const energies = CATALOGUE.filter(({ lenses }) => lenses.includes(lens)).map((t) => t.energy);
      expect(new Set(energies)).toEqual(new Set([1, 2, 3]));
    }
  });
});

describe('every template', () => {
  it('has a unique kebab-case id', () => {
    const ids = CATALOGUE.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    checkAll(ids, (id) => expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/));
  });

  it('has texts, and there are no texts of other templates', () => {
    expect(Object.keys(texts.ideas)).toEqual(CATALOGUE.map(({ id }) => id));
  });

  it('names each of its bands and lenses once, in the order of the vocabulary', () => {
    checkAll(CATALOGUE, ({ bands, lenses }) => {
      expect(bands).toSatisfy(having(1));
      expect(lenses).toSatisfy(having(1));
      expect(bands).toEqual(BANDS.filter((band) => bands.includes(band)));
      expect(lenses).toEqual(LENSES.filter((lens) => lenses.includes(lens)));
    });
  });

  it('has whole minutes in range that shrink with the size', () => {
    checkAll(CATALOGUE, ({ sizes }) => {
      for (const size of SIZES) {
        const { minutes } = sizes[size];
        const [least, most] = MINUTES[size];
        expect(Number.isInteger(minutes)).toBe(true);
        expect(minutes).toBeGreaterThanOrEqual(least);
        expect(minutes).toBeLessThanOrEqual(most);
      }
      expect(sizes.full.minutes).toBeGreaterThan(sizes.lighter.minutes);
      expect(sizes.lighter.minutes).toBeGreaterThan(sizes.micro.minutes);
    });
  });
});

describe('titles', () => {
  it('are all different, even without their numbers', () => {
    const plain = WORDINGS.map(({ title }) => title.toLowerCase().replace(/[^a-z]+/g, ' '));
    expect(plain.filter((title, at) => plain.indexOf(title) !== at)).toEqual([]);
  });

  it('are short, calm and plain', () => {
    checkAll(WORDINGS, ({ title, minutes }) => {
      expect(title.length).toBeLessThanOrEqual(70);
      expect(title).toBe(title.trim());
      expect(title).toMatch(/^[A-Z]/);
      expect(title).not.toMatch(/[!?…;()"]/);
      for (const pattern of [...BANNED, DIVIDED]) expect(title.toLowerCase()).not.toMatch(pattern);
      for (const word of title.split(/[^A-Za-z-]+/)) expect(word.length).toBeLessThanOrEqual(11);
      const named = /(\d+) minutes/.exec(title)?.[1];
      if (named !== undefined) expect(Number(named)).toBeLessThanOrEqual(minutes);
    });
  });
});

import { describe, expect, it } from 'vitest';
import { CRISIS_LINES, lineGroups, linesFor } from './crisis-lines.ts';
import { type Purpose, REGIONS } from './lines/line.ts';

const contactsOf = (region: (typeof REGIONS)[number], purpose: Purpose): readonly string[] =>
  linesFor(region).lines.flatMap((line) => (line.purpose === purpose ? [line.contact] : []));

describe('the crisis lines', () => {
  it('exist for every region, each with a source and the date it was entered', () => {
    expect(CRISIS_LINES.map(({ region }) => region)).toEqual([...REGIONS]);
    for (const { region, lines } of CRISIS_LINES) {
      expect(contactsOf(region, 'crisis').length).toBeGreaterThan(0);
      for (const line of lines) {
        expect(line.source).toMatch(/^https:\/\//);
        expect(line.dateEntered).toMatch(/^\d{4}-\d\d-\d\d$/);
        expect(line.dateChecked >= line.dateEntered).toBe(true);
        expect(line.checkedWith).toMatch(/^https:\/\//);
        expect(line.way === 'website').toBe(line.contact.startsWith('https://'));
      }
    }
  });

  it.each([
    ['us', '911', ['988', '741741']],
    ['ca', '911', ['988']],
    ['gb', '999', ['116 123', '85258']],
    ['ie', '112', ['116 123']],
    ['fr', '112', ['3114']],
    ['es', '112', ['024']],
    ['au', '000', ['13 11 14']],
    ['nz', '111', ['1737']],
    ['in', '112', ['14416']],
    ['br', '192', ['188']],
    ['other', null, ['https://findahelpline.com']],
  ] as const)('of %s are the ones people know', (region, emergency, contacts) => {
    expect(linesFor(region).emergencyNumber).toBe(emergency);
    expect(contactsOf(region, 'crisis')).toEqual(contacts);
  });

  it.each([
    ['us', ['1-800-799-7233', '88788'], ['1-800-422-4453']],
    ['ca', ['https://sheltersafe.ca'], ['1-800-668-6868', '686868']],
    ['gb', ['0808 2000 247', '0808 801 0327'], ['0800 1111']],
    ['ie', ['1800 341 900', '01 554 3811'], ['1800 66 66 66']],
    ['fr', ['3919', '116 006'], ['119']],
    ['es', ['016'], ['900 20 20 10']],
    ['eu', ['116 016'], ['116 111']],
    ['au', ['1800 737 732', '0458 737 732'], ['1800 55 1800']],
    ['nz', ['0800 733 843', '0800 456 450'], ['0800 942 8787', '0800 376 633']],
    ['in', ['181'], ['1098']],
    ['br', ['180'], ['100']],
  ] as const)(
    'of %s are for violence at home and for children as well',
    (region, home, children) => {
      expect(contactsOf(region, 'violence')).toEqual(home);
      expect(contactsOf(region, 'children')).toEqual(children);
    },
  );

  it('say so where a line is for women or men only, since others would call in vain', () => {
    for (const { lines } of CRISIS_LINES)
      for (const { name, note } of lines)
        if (/wom[ae]n helpline|femmes|against women|men's a/i.test(name))
          expect(note, name).toMatch(/^For (?:wo)?men/);
  });
});

describe('the lines in groups', () => {
  it('begin with those that fit, go on with the crisis lines, and leave none out', () => {
    const purposes = (fitting: readonly Purpose[]): readonly Purpose[] =>
      lineGroups('ie', fitting).map(({ purpose }) => purpose);
    expect(purposes([])).toEqual(['crisis', 'violence', 'children', 'poison', 'eating']);
    expect(purposes(['violence', 'children'])).toEqual([
      'violence',
      'children',
      'crisis',
      'poison',
      'eating',
    ]);
    for (const { region, lines } of CRISIS_LINES) {
      const grouped = lineGroups(region, ['poison']).flatMap((group) => group.lines);
      expect(grouped).toHaveLength(lines.length);
      expect(new Set(grouped)).toEqual(new Set(lines));
    }
  });

  it('leave out a group of which a region has no line', () => {
    expect(lineGroups('other', ['violence']).map(({ purpose }) => purpose)).toEqual(['crisis']);
  });
});

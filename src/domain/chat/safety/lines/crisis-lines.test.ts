import { describe, expect, it } from 'vitest';
import { checkAll } from '#tests/support/check-all.ts';
import { CRISIS_LINES, lineGroups, linesFor } from './crisis-lines.ts';
import { type Purpose, REGIONS } from './line.ts';

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

  it('can be reached: by a number that can be dialled, or at an address', () => {
    checkAll(
      CRISIS_LINES.flatMap(({ lines }) => lines),
      ({ way, contact, word }) => {
        expect(contact).toMatch(way === 'website' ? /^https:\/\/\S+$/ : /^\d(?:[ -]?\d){1,12}$/);
        if (word !== null) expect([way, word]).toEqual(['text', expect.stringMatching(/^\w+$/)]);
      },
    );
  });

  it('come with an emergency number of three digits wherever there is one for the whole region', () => {
    for (const { region } of CRISIS_LINES) {
      const { emergencyNumber } = linesFor(region);
      if (region === 'other') expect(emergencyNumber).toBeNull();
      else expect(emergencyNumber, region).toMatch(/^\d{3}$/);
    }
  });

  it('name nobody twice in a region for the same purpose', () => {
    for (const { region, lines } of CRISIS_LINES) {
      const keys = lines.map(({ purpose, contact }) => `${purpose} ${contact}`);
      expect(new Set(keys).size, region).toBe(keys.length);
    }
  });

  it('are for violence at home and for children as well in every region that is named', () => {
    checkAll(
      REGIONS.filter((region) => region !== 'other'),
      (region) => {
        expect(contactsOf(region, 'violence')).not.toEqual([]);
        expect(contactsOf(region, 'children')).not.toEqual([]);
      },
    );
  });

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

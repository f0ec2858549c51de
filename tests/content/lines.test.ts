import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Purpose } from '#domain/chat/lines/country.ts';
import { createLines } from '#domain/chat/lines/lines.ts';
import { isZone } from '#domain/shared/time/zone.ts';
import { readCountries } from '#server/content/chat/lines.ts';
import { checkAll } from '#tests/support/check-all.ts';

const LINES = createLines(readCountries());

describe('the crisis lines of the content', () => {
  it('give every country an emergency number and somebody to turn to', () => {
    checkAll(LINES.countries, ({ code, emergency }) => {
      expect(emergency.number === null).toBe(code === 'other');
      expect(LINES.groups(code).map(({ purpose }) => purpose)).toContain('crisis');
    });
  });

  it('name nobody twice in a country for the same purpose', () => {
    checkAll(LINES.countries, ({ lines }) => {
      const keys = lines.map(({ purpose, contact }) => `${purpose} ${contact}`);
      expect(new Set(keys).size).toBe(keys.length);
    });
  });

  it('say so if a line is for women or men only, because others would call in vain', () => {
    checkAll(
      LINES.countries.flatMap(({ lines }) => lines),
      ({ name, note }) => {
        if (/wom[ae]n helpline|femmes|against women|men's a/i.test(name))
          expect(note).toMatch(/For (?:wo)?men/);
      },
    );
  });
});

describe('the lines in groups', () => {
  it('start with those that fit, continue with the crisis lines, and leave none out', () => {
    const purposes = (fitting: readonly Purpose[]): readonly Purpose[] =>
      LINES.groups('ie', fitting).map(({ purpose }) => purpose);
    expect(purposes([])).toEqual(['crisis', 'violence', 'children', 'poison', 'eating']);
    expect(purposes(['violence', 'children'])).toEqual([
      'violence',
      'children',
      'crisis',
      'poison',
      'eating',
    ]);
    checkAll(LINES.countries, ({ code, lines }) => {
      const grouped = LINES.groups(code, ['poison']).flatMap((group) => group.lines);
      expect(grouped).toEqual(expect.arrayContaining([...lines]));
    });
  });

  it('are those of somewhere else for an unknown code', () => {
    expect(LINES.groups('xx')).toEqual(LINES.groups('other'));
    expect(LINES.groups('xx', ['violence']).map(({ purpose }) => purpose)).toEqual(['crisis']);
  });
});

describe('the country of a time zone', () => {
  it.each([
    ['America/New_York', 'us'],
    ['America/Indiana/Tell_City', 'us'],
    ['US/Pacific', 'us'],
    ['America/St_Johns', 'ca'],
    ['Canada/Atlantic', 'ca'],
    ['Europe/London', 'gb'],
    ['Europe/Dublin', 'ie'],
    ['Atlantic/Canary', 'es'],
    ['Europe/Berlin', 'de'],
    ['Europe/Amsterdam', 'nl'],
    ['Europe/Oslo', 'no'],
    ['Europe/Zurich', 'ch'],
    ['Atlantic/Azores', 'pt'],
    ['Australia/Lord_Howe', 'au'],
    ['Asia/Calcutta', 'in'],
    ['Asia/Tokyo', 'jp'],
    ['America/Sao_Paulo', 'br'],
    ['America/Mexico_City', 'mx'],
  ])('%s is taken to be %s', (zone, country) => {
    expect(LINES.countryOfZone(zone)).toBe(country);
  });

  it.each(['UTC', 'Etc/GMT+5', 'Europe/Kyiv', 'Africa/Lagos', 'Europe/Par', 'Europe/Paris2', ''])(
    '"%s" fits none, so nothing is guessed',
    (zone) => {
      expect(LINES.countryOfZone(zone)).toBeNull();
    },
  );

  it('is found for every country except somewhere else, by existing zones', () => {
    const known = Intl.supportedValuesOf('timeZone').map(LINES.countryOfZone);
    checkAll(LINES.countries, ({ code, zones }) => {
      expect(known.includes(code)).toBe(code !== 'other');
      for (const zone of zones)
        if (!zone.endsWith('*')) expect([zone, isZone(zone)]).toEqual([zone, true]);
    });
  });
});

describe('invalid content', () => {
  it('is named with its file, its line and its position', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'lines-'));
    const text =
      'country: null\nname: Nowhere\nzones: []\nemergency: { number: "1x2", note: null }\nlines: []\n';
    writeFileSync(path.join(folder, 'other.yaml'), text);
    expect(() => readCountries(folder)).toThrow(/other\.yaml:4: emergency\.number: /);
    writeFileSync(path.join(folder, 'other.yaml'), 'country: [');
    expect(() => readCountries(folder)).toThrow(/other\.yaml:1: /);
    rmSync(folder, { recursive: true });
  });
});

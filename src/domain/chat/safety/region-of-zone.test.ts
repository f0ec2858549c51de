import { describe, expect, it } from 'vitest';
import { isZone } from '#domain/shared/time/zone.ts';
import { REGIONS } from './lines/line.ts';
import { regionOfZone } from './region-of-zone.ts';

describe('the region of a time zone', () => {
  it.each([
    ['America/New_York', 'us'],
    ['America/Indiana/Tell_City', 'us'],
    ['Pacific/Honolulu', 'us'],
    ['US/Pacific', 'us'],
    ['America/Toronto', 'ca'],
    ['America/St_Johns', 'ca'],
    ['Canada/Atlantic', 'ca'],
    ['Europe/London', 'gb'],
    ['Europe/Dublin', 'ie'],
    ['Europe/Paris', 'fr'],
    ['Atlantic/Canary', 'es'],
    ['Europe/Berlin', 'eu'],
    ['Atlantic/Azores', 'eu'],
    ['Australia/Lord_Howe', 'au'],
    ['Pacific/Auckland', 'nz'],
    ['Asia/Calcutta', 'in'],
    ['Asia/Kolkata', 'in'],
    ['America/Sao_Paulo', 'br'],
  ] as const)('%s is guessed to be %s', (zone, region) => {
    expect(regionOfZone(zone)).toBe(region);
  });

  it.each([
    'UTC',
    'Etc/GMT+5',
    'Europe/Oslo',
    'Europe/Zurich',
    'Europe/Kyiv',
    'America/Mexico_City',
    'America/Argentina/Buenos_Aires',
    'Asia/Tokyo',
    'Africa/Lagos',
    'Europe/Par',
    'Europe/Paris2',
    '',
  ])('"%s" fits no region, so that nothing is guessed', (zone) => {
    expect(regionOfZone(zone)).toBeNull();
  });

  it('is found for every region but "somewhere else", by zones that exist', () => {
    const known = Intl.supportedValuesOf('timeZone').map(regionOfZone);
    for (const region of REGIONS) expect(known.includes(region)).toBe(region !== 'other');
    expect(isZone('Europe/Busingen')).toBe(true);
  });
});

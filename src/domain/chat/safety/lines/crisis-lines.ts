import { CHILD_LINES } from './child-lines.ts';
import { EATING_LINES, POISON_LINES } from './health-lines.ts';
import {
  type CrisisLine,
  DAY_AND_NIGHT,
  FREE,
  lineFor,
  NOT_IN_EVERY_COUNTRY,
  PURPOSES,
  type Purpose,
  type Region,
} from './line.ts';
import { VIOLENCE_LINES } from './violence-lines.ts';

export interface RegionLines {
  readonly region: Region;
  readonly label: string;
  /** The number for danger to life now; null where it differs between places. */
  readonly emergencyNumber: string | null;
  /** What a person needs to know of that number; null where nothing. */
  readonly emergencyNote: string | null;
  /** The crisis lines first, then those for one kind of trouble. */
  readonly lines: readonly CrisisLine[];
}

const line = lineFor('crisis', '2026-11-21');

const SPECIAL_LINES = [VIOLENCE_LINES, CHILD_LINES, POISON_LINES, EATING_LINES];

const region = (
  id: Region,
  label: string,
  emergencyNumber: string | null,
  lines: readonly CrisisLine[],
  emergencyNote: string | null = null,
): RegionLines => ({
  region: id,
  label,
  emergencyNumber,
  emergencyNote,
  lines: [...lines, ...SPECIAL_LINES.flatMap((further) => further[id] ?? [])],
});

const FIND_A_HELPLINE = line(
  'Find a Helpline',
  'website',
  'https://findahelpline.com',
  'https://findahelpline.com',
  {
    note: 'Shows lines in many countries.',
    checkedWith: 'https://findahelpline.com/AU',
    checkedBy: 'own',
  },
);
const SAMARITANS = line('Samaritans', 'call', '116 123', 'https://www.samaritans.org', {
  note: FREE,
  checkedWith: 'https://www.samaritans.org/how-we-can-help/contact-samaritan/',
  checkedBy: 'own',
});

const ELSEWHERE = region('other', 'Somewhere else', null, [FIND_A_HELPLINE]);

/** The emergency numbers and crisis lines of each region. Each has to be checked at every release. */
export const CRISIS_LINES: readonly RegionLines[] = [
  region('us', 'United States', '911', [
    line('988 Suicide & Crisis Lifeline', 'call-or-text', '988', 'https://988lifeline.org', {
      note: FREE,
      checkedWith: 'https://www.samhsa.gov/find-help/988/faqs',
      checkedBy: 'office',
    }),
    line('Crisis Text Line', 'text', '741741', 'https://www.crisistextline.org', {
      word: 'HOME',
      note: FREE,
      checkedWith: 'https://www.crisistextline.org/text-us/',
      checkedBy: 'own',
    }),
  ]),
  region('ca', 'Canada', '911', [
    line('9-8-8 Suicide Crisis Helpline', 'call-or-text', '988', 'https://988.ca', {
      note: 'Day and night, in English and French.',
      checkedWith: 'https://www.newswire.ca (release of the Government of Canada, 2023-11-30)',
      checkedBy: 'office',
    }),
  ]),
  region('gb', 'United Kingdom', '999', [
    SAMARITANS,
    line('Shout', 'text', '85258', 'https://giveusashout.org', {
      word: 'SHOUT',
      note: FREE,
      checkedWith: 'https://giveusashout.org/about-us/faq',
      checkedBy: 'own',
    }),
  ]),
  region(
    'ie',
    'Ireland',
    '112',
    [
      {
        ...SAMARITANS,
        source: 'https://www.samaritans.org/ireland',
        checkedWith:
          'https://www.samaritans.org/samaritans-ireland/about/strategic-delivery-plan/about-samaritans-in-ireland',
      },
    ],
    '999 works as well.',
  ),
  region(
    'fr',
    'France',
    '112',
    [
      line(
        '3114, the national number for the prevention of suicide',
        'call',
        '3114',
        'https://3114.fr',
        {
          note: FREE,
          checkedWith: 'https://3114.fr/que-se-passe-t-il-quand-je-contacte-le-3114/',
          checkedBy: 'own',
        },
      ),
    ],
    '15 is the ambulance. 114 takes text messages.',
  ),
  region('es', 'Spain', '112', [
    line('Línea 024', 'call', '024', 'https://www.sanidad.gob.es/linea024', {
      checkedWith: 'https://www.rtve.es (report of 2022-05-09)',
      checkedBy: 'press',
    }),
  ]),
  region('eu', 'Another country of the European Union', '112', [
    line(
      'Emotional support line',
      'call',
      '116 123',
      'https://digital-strategy.ec.europa.eu/en/policies/116-helplines',
      {
        note: NOT_IN_EVERY_COUNTRY,
        checkedWith: 'https://www.legislation.gov.uk/eudn/2007/116',
        checkedBy: 'office',
      },
    ),
    FIND_A_HELPLINE,
  ]),
  region('au', 'Australia', '000', [
    line('Lifeline Australia', 'call', '13 11 14', 'https://www.lifeline.org.au', {
      note: DAY_AND_NIGHT,
      checkedWith: 'https://www.healthdirect.gov.au/mental-health-crisis-support',
      checkedBy: 'office',
    }),
  ]),
  region('nz', 'New Zealand', '111', [
    line('1737, need to talk?', 'call-or-text', '1737', 'https://1737.org.nz', {
      note: FREE,
      checkedWith: 'https://www.health.govt.nz (news of 2019-03-17)',
      checkedBy: 'office',
    }),
  ]),
  region('in', 'India', '112', [
    line('Tele MANAS', 'call', '14416', 'https://telemanas.mohfw.gov.in', {
      checkedWith: 'https://theshillongtimes.com (report of 2025-02-07)',
      checkedBy: 'press',
    }),
  ]),
  region(
    'br',
    'Brazil',
    '192',
    [
      line('CVV', 'call', '188', 'https://www.cvv.org.br', {
        checkedWith: 'https://redeglobo.globo.com',
        checkedBy: 'press',
      }),
    ],
    '192 is the ambulance. 190 is the police.',
  ),
  ELSEWHERE,
];

/** The lines of a region; those for somewhere else where the region is not in the list. */
export const linesFor = (id: Region): RegionLines =>
  CRISIS_LINES.find((one) => one.region === id) ?? ELSEWHERE;

/** Lines of one region that are for the same. */
export interface LineGroup {
  readonly purpose: Purpose;
  readonly lines: readonly CrisisLine[];
}

/**
 * The lines of a region in groups: those that fit best first, then the crisis lines, then all others. A group without any
 * line is left out.
 *
 * @param fitting what the lines are for that come first
 */
export const lineGroups = (id: Region, fitting: readonly Purpose[] = []): readonly LineGroup[] => {
  const { lines } = linesFor(id);
  return [...new Set([...fitting, ...PURPOSES])].flatMap((purpose) => {
    const own = lines.filter((one) => one.purpose === purpose);
    return own.length === 0 ? [] : [{ purpose, lines: own }];
  });
};

/** The emergency numbers that are known, each with the places where it holds, for whoever has not said where they are. */
export const EMERGENCY_NUMBERS: readonly {
  readonly number: string;
  readonly labels: readonly string[];
}[] = [...Map.groupBy(CRISIS_LINES, ({ emergencyNumber }) => emergencyNumber)].flatMap(
  ([number, regions]) =>
    number === null ? [] : [{ number, labels: regions.map(({ label }) => label) }],
);

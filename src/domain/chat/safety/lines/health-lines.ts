import { DAY_AND_NIGHT, FREE, type LinesByRegion, lineFor } from './line.ts';

const poison = lineFor('poison', '2026-11-22');
const eating = lineFor('eating', '2026-11-22');

/** For whoever has swallowed, breathed in or touched something harmful, and is not in danger to life. */
export const POISON_LINES: LinesByRegion = {
  us: [
    poison('Poison Help', 'call', '1-800-222-1222', 'https://poisonhelp.hrsa.gov', {
      note: FREE,
      checkedWith: 'https://poisonhelp.hrsa.gov/es/poison-centers',
      checkedBy: 'office',
    }),
  ],
  ca: [
    poison('Poison centers', 'call', '1-844-764-7669', 'https://infopoison.ca', {
      note: 'In Quebec, 1-800-463-5060.',
      checkedWith:
        'https://www.ctvnews.ca/health/health-canada-launches-new-toll-free-number-for-poison-centres-1.6321586',
      checkedBy: 'press',
    }),
  ],
  gb: [
    poison('NHS 111', 'call', '111', 'https://111.nhs.uk', {
      note: 'In England, Wales and Scotland, if you are not sure that something is harmful.',
      checkedWith: 'https://npis.org/patientprofiles.html',
      checkedBy: 'office',
    }),
  ],
  ie: [
    poison('Public Poisons Line', 'call', '01 809 2166', 'https://poisons.ie', {
      note: 'Every day from 8 am to 10 pm.',
      checkedWith: 'https://poisons.ie/about/what-we-do/',
      checkedBy: 'own',
    }),
  ],
  fr: [
    poison('Centre antipoison, Paris', 'call', '01 40 05 48 48', 'https://centres-antipoison.net', {
      note: 'Day and night. Other regions have a center of their own.',
      checkedWith: 'https://centres-antipoison.net/page/6?lang=en',
      checkedBy: 'own',
    }),
  ],
  es: [
    poison(
      'Servicio de Información Toxicológica',
      'call',
      '91 562 04 20',
      'https://www.mjusticia.gob.es',
      {
        note: DAY_AND_NIGHT,
        checkedWith:
          'https://www.laregion.es/articulo/sociedad/toxicologia-ha-atendido-mas-millon-llamadas-ultimos-9-anos/20140423140244460157.html',
        checkedBy: 'press',
      },
    ),
  ],
  au: [
    poison('Poisons Information Centre', 'call', '13 11 26', 'https://www.poisonsinfo.nsw.gov.au', {
      note: DAY_AND_NIGHT,
      checkedWith: 'https://www.poisonsinfo.health.qld.gov.au',
      checkedBy: 'own',
    }),
  ],
  nz: [
    poison('National Poisons Centre', 'call', '0800 764 766', 'https://poisons.co.nz', {
      note: FREE,
      checkedWith:
        'https://otago.custhelp.com/app/answers/detail/a_id/2481/~/national-poisons-centre',
      checkedBy: 'own',
    }),
  ],
};

/** For whoever has an eating disorder, or fears for somebody who has. */
export const EATING_LINES: LinesByRegion = {
  us: [
    eating('ANAD', 'website', 'https://anad.org', 'https://anad.org', {
      note: 'Runs a helpline. Its page has the number.',
      checkedWith: 'https://anad.org/eating-disorder-helpline/',
      checkedBy: 'own',
    }),
  ],
  ca: [
    eating('NEDIC', 'call', '1-866-633-4220', 'https://nedic.ca', {
      note: 'Free, at set hours.',
      checkedWith:
        'https://newswire.ca/news-releases/eating-disorder-groups-across-canada-to-mark-eating-disorders-awareness-week-2017-with-notachoice-campaign-612179053.html',
      checkedBy: 'own',
    }),
  ],
  gb: [
    eating(
      'Beat',
      'website',
      'https://www.beateatingdisorders.org.uk',
      'https://www.beateatingdisorders.org.uk',
      {
        note: 'Runs a helpline. Its page has the numbers.',
        checkedWith:
          'https://www.pressreader.com/uk/the-press-and-journal-inverness-highlands-and-islands/20210227/281689732539068',
        checkedBy: 'press',
      },
    ),
  ],
  ie: [
    eating('Bodywhys', 'call', '01 210 7906', 'https://www.bodywhys.ie', {
      checkedWith:
        'https://beat102103.com/beat/the-truth-about-eating-disorders-documentary-to-air-this-weekend/',
      checkedBy: 'press',
    }),
  ],
  au: [
    eating('Butterfly', 'call', '1800 33 4673', 'https://butterfly.org.au', {
      note: 'Every day from 8 am to midnight.',
      checkedWith:
        'https://butterfly.org.au/news/butterfly-foundation-national-helpline-1800-ed-hope-expands-hours-of-operation-for-eating-disorders/',
      checkedBy: 'own',
    }),
  ],
};

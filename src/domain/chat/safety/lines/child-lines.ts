import { DAY_AND_NIGHT, FREE, type LinesByRegion, lineFor, NOT_IN_EVERY_COUNTRY } from './line.ts';

const line = lineFor('children', '2026-11-22');

/** For children and young people, and for whoever fears for a child. */
export const CHILD_LINES: LinesByRegion = {
  us: [
    line(
      'Childhelp National Child Abuse Hotline',
      'call',
      '1-800-422-4453',
      'https://childhelphotline.org',
      {
        note: DAY_AND_NIGHT,
        checkedWith:
          'https://www.childhelp.org/blog/entry/real-life-stories-from-the-childhelp-national-child-abuse-hotline/',
        checkedBy: 'own',
      },
    ),
  ],
  ca: [
    line('Kids Help Phone', 'call', '1-800-668-6868', 'https://kidshelpphone.ca', {
      note: DAY_AND_NIGHT,
      checkedWith:
        'https://www.cbc.ca/news/health/mental-health-crisis-text-kids-help-phone-1.4894118',
      checkedBy: 'press',
    }),
    line('Kids Help Phone in writing', 'text', '686868', 'https://kidshelpphone.ca', {
      word: 'CONNECT',
      note: FREE,
      checkedWith: 'https://kidshelpphone.ca/text-about-it/',
      checkedBy: 'own',
    }),
  ],
  gb: [
    line('Childline', 'call', '0800 1111', 'https://www.childline.org.uk', {
      note: 'Up to the age of 19. Free, day and night.',
      checkedWith: 'https://www.nspcc.org.uk/what-is-child-abuse/',
      checkedBy: 'own',
    }),
  ],
  ie: [
    line('Childline', 'call', '1800 66 66 66', 'https://www.childline.ie', {
      note: 'Up to the age of 18. Free, day and night.',
      checkedWith:
        'https://www.independent.ie/regionals/corkman/news/sharp-increase-in-contacts-to-childline-over-christmas-41197253.html',
      checkedBy: 'press',
    }),
  ],
  fr: [
    line('119, Allô enfance en danger', 'call', '119', 'https://www.allo119.gouv.fr', {
      note: 'Free, day and night. It is not shown on the bill.',
      checkedWith: 'https://www.service-public.gouv.fr/particuliers/actualites/A14455',
      checkedBy: 'office',
    }),
  ],
  es: [
    line('Teléfono ANAR', 'call', '900 20 20 10', 'https://www.anar.org', {
      note: FREE,
      checkedWith:
        'https://www.hacerfamilia.com/ninos/noticia-puedes-contar-nosotros-nuevo-video-telefono-anar-20150415091241.html',
      checkedBy: 'press',
    }),
  ],
  eu: [
    line(
      'Child helpline',
      'call',
      '116 111',
      'https://digital-strategy.ec.europa.eu/en/policies/116-helplines',
      {
        note: NOT_IN_EVERY_COUNTRY,
        checkedWith:
          'https://ec.europa.eu/digital-single-market/news/two-new-european-free-helpline-numbers-children-and-adults',
        checkedBy: 'office',
      },
    ),
  ],
  au: [
    line('Kids Helpline', 'call', '1800 55 1800', 'https://kidshelpline.com.au', {
      note: 'Ages 5 to 25. Free, day and night.',
      checkedWith:
        'https://www.openaustralia.org.au/debates/?id=2023-03-20.209.2 (record of the House of Representatives)',
      checkedBy: 'office',
    }),
  ],
  nz: [
    line("0800 What's Up", 'call', '0800 942 8787', 'https://www.whatsup.co.nz', {
      note: 'Ages 5 to 19. Free, not at night.',
      checkedWith: 'https://www.whatsup.co.nz/node/21',
      checkedBy: 'own',
    }),
    line('Youthline', 'call', '0800 376 633', 'https://www.youthline.co.nz', {
      note: 'Ages 12 to 24. Free, day and night.',
      checkedWith: 'https://youthaffairs.govt.nz/news/2012/youthline.html',
      checkedBy: 'office',
    }),
  ],
  in: [
    line('Childline 1098', 'call', '1098', 'https://www.childlineindia.org', {
      note: FREE,
      checkedWith: 'https://www.childlineindia.org/a/about/childline-india',
      checkedBy: 'own',
    }),
  ],
  br: [
    line('Disque 100', 'call', '100', 'https://www.gov.br/mdh', {
      note: 'Takes reports of harm to children and others. Free, day and night.',
      checkedWith:
        'https://noticias.r7.com/brasilia/quebre-o-ciclo-da-violencia-governo-lanca-campanha-contra-exploracao-sexual-de-criancas-14052024/',
      checkedBy: 'press',
    }),
  ],
};

import { captureIn } from '../capture.ts';
import { grammarOf } from './phrases.ts';
import { anyOf } from './reading.ts';
import type { Words } from './words.ts';

const weekdays: Words['weekdays'] = {
  mo: ['lundi|lunid|ludni', 'lun'],
  tu: ['mardi|marid|madri', 'mar'],
  we: ['mercredi|mecredi|mercerdi|mercredo', 'mer'],
  th: ['jeudi|jeuid|jedui|jeufi', 'jeu'],
  fr: ['vendredi|vendedi|vendrdi|vendreid', 'ven'],
  sa: ['samedi|samdi|smaedi', 'sam'],
  su: ['dimanche|diamnche|dimache|dimanch', 'dim'],
};
const FULL = anyOf(Object.values(weekdays).map(([full]) => full));
const DAY = anyOf(Object.values(weekdays).map((names) => names.join('|')));
const TOMORROW = 'demain|demian|deamin|dmain|2main';
const TODAY = "aujourd\\s?['’]?\\s?hui|ajd|auj";
const months: Words['months'] = [
  'janvier|janv|jan',
  'fevrier|fevr|fev',
  'mars',
  'avril|avr',
  'mai',
  'juin',
  'juillet|juil',
  'aout',
  'septembre|sept|sep',
  'octobre|oct',
  'novembre|nov',
  'decembre|dec',
];
const MONTH = `${anyOf(months)}\\.?`;
const numbers: Words['numbers'] = {
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  midi: 12,
  quinze: 15,
  vingt: 20,
  'vingt-cinq': 25,
  trente: 30,
  quarante: 40,
  quart: 15,
  demie: 30,
  demi: 30,
};
const NOT_HOURS = [
  'un',
  'quinze',
  'vingt',
  'vingt-cinq',
  'trente',
  'quarante',
  'quart',
  'demie',
  'demi',
];
/** Words that consist of two may be written with a space. */
const spaced = (words: readonly string[]): readonly string[] =>
  words.map((word) => word.replace('-', '[ -]'));
const WORD = anyOf(spaced(Object.keys(numbers).filter((word) => !/^(?:quart|demi)/.test(word))));
const HOUR = anyOf([
  '\\d{1,2}',
  ...Object.keys(numbers).filter((word) => !NOT_HOURS.includes(word)),
]);
const MINUTES = anyOf(['cinq', 'dix', 'vingt', 'vingt[ -]cinq', '\\d{1,2}']);
const NUMBER = `\\d{1,3}|${WORD}`;
const WITH_DAY = `(?:le\\s+)?(?:(?<wd>${DAY})\\.?,?\\s+(?:le\\s+)?)?`;
const AND = '\\s*(?:,|et|&|\\+|/)\\s*(?:(?:les?|tous\\s+les|chaque)\\s+)?';
const LIST = `(?:${FULL})s?(?:${AND}(?:${FULL})s?)*`;
const H = '(?:\\s?h(?:eures?|rs?)?|:)';
const HOURS = '(?:\\s?h(?:eures?|rs?)?)';

const words: Words = {
  weekdays,
  months,
  numbers,
  ordinals: {
    'premiere?|1er|1ere': 1,
    'deuxieme|second|2e|2eme': 2,
    'troisieme|3e|3eme': 3,
    'quatrieme|4e|4eme': 4,
    'derniere?': -1,
  },
  units: { day: /^jour/, week: /^semaine/, month: /^mois/, year: /^an/ },
  often: {
    hebdomadairement: [1, 'week'],
    mensuellement: [1, 'month'],
    annuellement: [1, 'year'],
    'quinze\\s+jours|15\\s+jours|quinzaines?': [2, 'week'],
    'trimestres?': [3, 'month'],
  },
  feasts: {
    'reveillon de noel|veille de noel|24 decembre': [12, '24'],
    noel: [12, '25'],
    'saint[- ]sylvestre|reveillon du (?:31|nouvel an)': [12, '31'],
    "jour de l[’']?\\s?an|nouvel an": [1, '1'],
  },

  days: [
    {
      source: `(?:${FULL})\\s+(?:de\\s+paques|de\\s+pentecote|gras|saint|noir|dernier|passe)|(?:semaine|mois|week-?end)\\s+(?:derniere?|passee?)|jour\\s+d[’']apres`,
      means: 'none',
    },
    {
      source: `(?:le\\s+)?lendemain|les\\s+(?:${FULL})s?|(?:${FULL})s`,
      means: 'none',
      needs: 'evidence',
    },
    {
      source: `il\\s+y\\s+a\\s+(?:${NUMBER})\\s+(?:jours?|semaines?|mois|ans?)|(?:${NUMBER})\\s+(?:jours?|semaines?|mois)\\s+(?:avant|apres|plus)`,
      means: 'none',
    },
    { source: '24\\s*/\\s*7|50/50', means: 'none' },
    { source: `${WITH_DAY}(?<iso>\\d{4}-\\d\\d-\\d\\d)`, means: 'iso', hasDigits: true },
    {
      source: `(?:du\\s+)?(?<d>\\d{1,2})(?:er)?\\s*(?:-|–|au|et|a)\\s*\\d{1,2}\\s+(?<mon>${MONTH})(?:\\s+(?<year>20\\d\\d))?`,
      means: 'date',
      isRange: true,
      hasDigits: true,
    },
    {
      source: `${WITH_DAY}(?<d>\\d{1,2})(?:er)?\\s+(?<mon>${MONTH})(?:\\s+(?<year>20\\d\\d))?`,
      means: 'date',
      hasDigits: true,
    },
    {
      source: `${WITH_DAY}(?<a>\\d{1,2})(?<sep>[/.-])(?<b>\\d{1,2})\\k<sep>(?<y>20\\d\\d|\\d\\d)`,
      means: 'digits',
      hasDigits: true,
    },
    {
      source: `(?<wd>${DAY})\\.?,?\\s+(?:le\\s+)?(?<a>\\d{1,2})/(?<b>\\d{1,2})|(?:le|au)\\s+(?<a2>\\d{1,2})/(?<b2>\\d{1,2})`,
      means: 'digits',
      hasDigits: true,
    },
    {
      source: `(?:le\\s+)?(?<wd>${DAY})\\.?,?\\s+(?:le\\s+)?(?<d>[1-3]?\\d)(?:er)?(?=\\s*(?:$|[,;·]|a\\s+\\d|a\\s+·))|le\\s+(?<d2>[1-3]?\\d|1er)(?=\\s*(?:$|[,;·]|a\\s+\\d|a\\s+·))`,
      means: 'dayOfMonth',
      hasDigits: true,
    },
    {
      source: `(?:avant\\s+|d[’']ici\\s+|a\\s+|en\\s+|pour\\s+)?(?:la\\s+)?fin\\s+(?:du\\s+|de\\s+)mois`,
      means: 'endOfMonth',
      needs: 'evidence',
    },
    {
      source: `(?<wd>${FULL})\\s+(?:de\\s+)?(?:la\\s+)?semaine\\s+prochaine|la\\s+semaine\\s+prochaine\\s+(?<wd2>${FULL})`,
      means: 'weekdayOfNextWeek',
    },
    {
      source: `(?<wd>${FULL})\\s+(?:en\\s+huit|en\\s+8|dans\\s+une\\s+semaine)`,
      means: 'weekdayInAWeek',
    },
    { source: `(?<wd>${DAY})\\s+prochain`, means: 'nextWeekday' },
    { source: `ce\\s+(?<wd>${DAY})|(?<wd2>${FULL})\\s+qui\\s+vient`, means: 'weekday' },
    { source: `(?:le\\s+)?week[- ]?end\\s+prochain`, means: 'none' },
    { source: `(?:ce|le)\\s+(?:week[- ]?end|we)`, means: 'weekend' },
    { source: `(?:la\\s+)?semaine\\s+(?:prochaine|pro)|sem\\s+pro`, means: 'nextWeek' },
    { source: `(?:le\\s+)?mois\\s+prochain`, means: 'nextMonth' },
    {
      source: `(?:a\\s+|pour\\s+|le\\s+)?(?<feast>reveillon de noel|veille de noel|noel|saint[- ]sylvestre|jour de l[’']?\\s?an|nouvel an)`,
      means: 'feast',
      needs: 'evidence',
    },
    {
      source: `(?:dans|d[’']ici)\\s+(?:environ\\s+)?(?<count>${NUMBER})\\s+(?<unit>jours?|semaines?|mois)`,
      means: 'later',
    },
    { source: `(?<wd>${FULL})`, means: 'weekday' },
    {
      source: `(?<wd2>${DAY})\\.?(?=[\\s,]*·)`,
      means: 'weekday',
      needs: 'evidence',
    },
    { source: `(?:apres|apres-)\\s*-?(?:${TOMORROW})`, means: 'dayAfterTomorrow' },
    { source: TOMORROW, means: 'tomorrow' },
    { source: TODAY, means: 'today' },
  ],
  dayWords: `${TODAY}|(?:apres[\\s-]+)?(?:${TOMORROW})|(?:${FULL})|(?:${DAY})\\.?(?=\\s+(?:a\\s+|vers\\s+)?\\d)`,
  dayLead: /(?<!\p{L})(?:au\s+plus\s+tard|d[’']ici)(?:\s+(?:a|au|le))?\s*$/iu,
  dueBy:
    /(?<=(?<!\p{L})(?:rendre|finir|terminer|envoyer|payer|livrer|deposer)\s(?:[^,;.]*\s)?)pour\s+(?:le\s+)?$/iu,
  noDayAfter:
    /(?<!\p{L})(?:de|du|des|d[’']|depuis(?:\s+le)?|jusqu[’'](?:a|au)|avant(?:\s+le)?|apres(?:\s+le)?|sur|pour(?:\s+le)?|par|chaque|tous\s+les|les|le|la|un|une|mon|ton|son|notre|aucun|sans|avec|comme|a\s+partir\s+d[eu]|entre|a|au|pas|presque|que|regarder|lire|voir|black)\s*$/iu,
  dayOnlyWithTimeAfter: /(?<!\p{L})pour(?:\s+le)?\s+$/iu,
  noDayBefore: /^\s*(?:sur\s+(?:deux|trois)|d[’']il\s+y\s+a|qui\s+suit)/iu,
  joins: 'et|ou|a|au|[-–&+/]',
  or: 'ou|/',
  to: "au?|jusqu[’'](?:a|au)|[-–]",
  ofEvent:
    /(?<!\p{L})(?:pour|sur|de|du|d[’']|l[’'])\s*(?:[\p{L}’']+\s+){0,3}?(?:[dl][’'])?(?:examen|reunion|anniv|anniversaire|fete|voyage|mariage|rdv|rendez-vous|entretien|presentation|cours|match|concert|diner|visite|vol|controle|sortie|spectacle)(?:\s+d(?:e\s+|[’'])\p{L}+)?\s+(?:le\s+|du\s+|de\s+)?$/iu,

  times: [
    { source: '(?:a\\s+)?(?<midnight>minuit)', sure: 'form' },
    { source: 'a\\s+(?<h>midi)\\s+et\\s+(?<past>demie?|quart)', sure: 'form' },
    { source: '(?:a\\s+|vers\\s+|avant\\s+)(?<noon>midi)', sure: 'form' },
    { source: '(?<noon>midi)', sure: 'lead' },
    {
      source: `(?:de|entre)\\s+(?<ah>${HOUR})(?:${H}(?<am>[0-5]\\d)?)?\\s+(?:a|et)\\s+(?<bh>${HOUR})(?:${H}(?<bm>[0-5]\\d)?)`,
      sure: 'form',
    },
    {
      source: `(?<ah>\\d{1,2})${H}(?<am>[0-5]\\d)?\\s*(?:-|–|a)\\s*(?<bh>\\d{1,2})${H}(?<bm>[0-5]\\d)?`,
      sure: 'form',
    },
    {
      source: `(?<ah>\\d{1,2})\\s*(?:-|–|a)\\s*(?<bh>\\d{1,2})${HOURS}(?<bm>[0-5]\\d)?`,
      sure: 'form',
    },
    { source: `(?<h>${HOUR})${HOURS}\\s+et\\s+(?<past>quart|demie?)`, sure: 'lead' },
    {
      source: `(?<h>${HOUR})${HOURS}\\s+moins\\s+(?:le\\s+)?(?<to>quart|${MINUTES})`,
      sure: 'form',
    },
    { source: `(?<h>${HOUR})\\s?heures?\\s+(?<past>${MINUTES})`, sure: 'lead' },
    { source: `(?<h>\\d{1,2}):(?<m>[0-5]\\d)`, sure: 'form' },
    { source: `(?<h>\\d{1,2})\\s?h(?:rs?)?\\s?(?<m>[0-5]\\d)?`, sure: 'hours' },
    { source: `(?<h>${HOUR})\\s+heures?`, sure: 'hours' },
  ],
  timeLead: /(?:(?<!\p{L})(?:a\s+partir\s+de|a|vers|avant|des|pour|de|entre)|@)\s*$/iu,
  at: /(?:(?<!\p{L})(?:a|vers|avant|des)|@)\s*$/iu,
  noTimeAfter:
    /(?:(?<!\p{L})(?:(?:reveil|alarme|minuteur)(?:\s+(?:a|pour))?|apres|depuis|chapitres?|pages?|version|chambre|salle|ligne|bus|niveau|partie|num|numero|exercices?|saison|episode|le|la|les|l[’']|un|une|pendant|durant|pour|sommeil\s+de|(?:reunion|rdv|train|seance|cours|film|reserver\s+celui)\s+de|celle?\s+de|celui\s+de)\s*|[#€$£.,:/\d-])$/iu,
  noTimeBefore:
    /^(?:\s*[%€$£°]|[.,:/]\d|-\p{L}|\s*(?:euros?|degres|kilos?|kg|g|ml|l|km|m|cm|fois|personnes|minutes?|min|jours?|semaines?|mois|ans?|de\s+(?:sommeil|route|travail|vol|marche|sport))(?!\p{L}))/iu,

  length: [
    "(?<three>trois\\s+quarts?\\s+d[’']?\\s?heure)",
    "(?<quarter>(?:un\\s+)?quart\\s+d[’']?\\s?heure)",
    '(?<hourHalf>(?<!a\\s)(?:une|1)\\s+heure\\s+et\\s+demie?)',
    '(?<half>(?:une\\s+|1\\s+)?demie?[- ]?heure|1/2\\s+heure)',
    `(?<hours>\\d{1,2}|${WORD})\\s*heures?\\s+(?:et\\s+)?(?<mins>\\d{1,2}|${WORD})\\s*(?:minutes?|min\\.?|mn)`,
    '(?<hours>[1-4])\\s?h\\s?(?<mins>[0-5]\\d)\\s*(?:min)?',
    `(?<mins>\\d{1,4}|${WORD})\\s*-?\\s*(?:minutes?|mins?\\.?|mn|min)`,
    `(?<hours>[1-4](?:[.,]5)?|une|deux|trois|quatre)\\s?(?:heures?)`,
    '(?<hours>[1-4](?:[.,]5)?)\\s?h',
  ]
    .map((source, at) => source.replace(/<(hours|mins)>/g, `<$1${at}>`))
    .join('|'),
  lengthLead: /(?:(?<!\p{L})(?:pendant|durant|pour|duree|environ|en)|~)\s*$/iu,
  fromNow: /(?<!\p{L})dans\s+(?:environ\s+)?$/iu,
  noLengthAfter:
    /(?<!\p{L})(?:toutes\s+les|de|d[’']|du|il\s+y\s+a|depuis|les|des|la|le|dernieres|premieres|moins\s+de|plus\s+de|encore|minuteur\s+(?:a|sur)|alarme\s+a|a|vers|avant|apres|et|moins)\s*$/iu,
  noLengthBefore:
    /^\s*(?:avant|apres(?=\s*(?:$|[,.]))|plus\s+t(?:ard|ot)|par\s+(?:jour|semaine)|et\s+quart|moins|de\s+retard)(?!\p{L})/iu,
  ofActivity:
    /(?<!\p{L})(?:promenade|balade|marche|sieste|appel|reunion|cours|seance|pause|meditation|entrainement|course|bain|menage|lecture)\s+(?:rapide\s+)?(?:de\s+|d[’'])$/iu,

  ofNext: /^\s+d(?:e\s|[’'])/iu,

  parts: [
    { source: 'ce\\s+matin', part: 'morning', isToday: true },
    { source: 'cet?\\s+(?:apres[- ]?midi|aprem)', part: 'afternoon', isToday: true },
    { source: 'ce\\s+soir', part: 'evening', isToday: true },
    { source: 'cette\\s+nuit', part: 'night', isToday: true },
    {
      source: `(?<=(?:${FULL}|${TOMORROW}|tous\\s+les|toutes\\s+les|chaque|·)\\s+)(?:(?:le|au)\\s+)?matins?|(?<=·\\s*)du\\s+mat(?:in)?`,
      part: 'morning',
    },
    {
      source: `(?<=(?:${FULL}|${TOMORROW}|tous\\s+les|toutes\\s+les|chaque|·)\\s+)(?:l[’'])?(?:apres[- ]?midi|aprem)s?|(?<=·\\s*)de\\s+l[’']apres[- ]?midi`,
      part: 'afternoon',
    },
    {
      source: `(?<=(?:${FULL}|${TOMORROW}|tous\\s+les|toutes\\s+les|chaque|·)\\s+)(?:(?:le|au)\\s+)?soirs?|(?<=·\\s*)du\\s+soir`,
      part: 'evening',
    },
    {
      source: `(?<=(?:${FULL}|${TOMORROW}|tous\\s+les|toutes\\s+les|chaque|·)\\s+)(?:dans\\s+)?(?:la\\s+)?nuits?`,
      part: 'night',
    },
  ],
  noPartAfter: /(?<!\p{L})(?:de|depuis|jusqu[’']a|avant|apres|bonne)\s+$/iu,
  ofMorning: /(?<!\p{L})(?:(?:se\s+|me\s+)?lever|reveil\p{L}*|petit[- ]dej\p{L}*)/iu,
  ofEvening:
    /(?<!\p{L})(?:diner|cine|cinema|theatre|concert|bar|resto|fete|soiree|coucher|apero)(?!\p{L})/iu,

  rhythms: [
    {
      source: `(?:le\\s+|chaque\\s+)?(?<place>premier|1er|deuxieme|2e|troisieme|3e|quatrieme|4e|dernier)\\s+(?<wd>${FULL})\\s+(?:du|de\\s+chaque|de\\s+tous\\s+les)\\s+mois`,
    },
    {
      source: `(?:le\\s+|les\\s+)?(?<dates>(?:\\d{1,2}|1er)(?:\\s*(?:,|et)\\s*(?:le\\s+)?\\d{1,2})*|dernier|premier)(?:\\s+jour)?\\s+(?:de\\s+chaque|de\\s+tous\\s+les)\\s+mois`,
    },
    { source: `(?:chaque|tous\\s+les)\\s+mois\\s+le\\s+(?<dates>\\d{1,2}|1er)` },
    {
      source: `(?:chaque\\s+annee|tous\\s+les\\s+ans)\\s+le\\s+(?<d>\\d{1,2})\\s+(?<mon>${MONTH})|(?:le\\s+)?(?<d2>\\d{1,2})\\s+(?<mon2>${MONTH})\\s+(?:de\\s+)?(?:chaque\\s+annee|tous\\s+les\\s+ans)`,
    },
    {
      source: `(?:tous|toutes)\\s+les\\s+(?<word>15\\s+jours|quinze\\s+jours|trimestres)|chaque\\s+(?<word2>trimestre|quinzaine)`,
    },
    {
      source: `tou(?:te)?s\\s+les\\s+(?<n>${NUMBER})\\s+(?<unit>jours|semaines|mois|ans)(?:\\s+(?:le\\s+)?(?<list>${LIST}))?`,
    },
    { source: `(?:un|le)\\s+(?<list>${FULL})\\s+(?<other>sur\\s+(?:deux|2))` },
    {
      source: `une?\\s+(?<unit>jour|semaine|mois)\\s+(?<other>sur\\s+(?:deux|2))(?:\\s+(?:le\\s+)?(?<list>${LIST}))?`,
    },
    {
      source: `(?<weekdays>en\\s+semaine|(?:tous\\s+les|les|chaque)\\s+jours?\\s+(?:de\\s+semaine|ouvres?|ouvrables?))`,
    },
    { source: `(?<weekend>(?:tous\\s+les|chaque|les)\\s+week[- ]?ends?)` },
    {
      source: `(?:tous\\s+les|chaque|les)\\s+(?<list>(?:${FULL})s?(?:(?:${AND}|\\s+)(?:${FULL})s?)*)`,
    },
    { source: `le\\s+(?<list>(?:${FULL})(?:${AND}(?:${FULL}))+)` },
    {
      source: `(?<daily>tous\\s+les\\s+jours|chaque\\s+jour|ts\\s+les\\s+jours|quotidiennement|(?:tous\\s+les|chaque|toutes\\s+les)(?=\\s+(?:matins?|soirs?|apres[- ]?midis?|nuits?)))`,
    },
    {
      source: `(?:chaque|tou(?:te)?s\\s+les)\\s+(?<unit>semaines?|mois|ans|annees?)(?:\\s+(?:le\\s+)?(?<list>${LIST}))?`,
    },
    { source: `(?:du\\s+)?(?<range>(?:${DAY})\\s*(?:-|–|au|a)\\s*(?:${DAY}))`, needsTime: true },
    { source: `(?<word>hebdomadairement|mensuellement|annuellement)` },
  ],
  noRhythmAfter: /(?<!\p{L})(?:pas|presque|sauf|mais|sur|de|du|que|comme|deteste)\s+$/iu,
  noRhythmBefore:
    /^[\s,·]*(?:sauf|excepte|jusqu[’']|ou|mais\s+pas|qui|de\s+(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|cet))(?!\p{L})/iu,
  soundsRepeated: `(?:chaque|tou(?:te)?s\\s+les)\\s+(?:(?:${NUMBER})\\s+)?(?:secondes?|minutes?|heures?|jours?|nuits?|matins?|soirs?|semaines?|mois|trimestres?|ans|annees?|(?:${FULL})s?)|(?:quotidiennement|hebdomadairement|mensuellement|annuellement)|(?:une|deux|trois|\\d+)\\s+fois\\s+(?:par|le)\\s+(?:jour|semaine|mois|an)|(?:${FULL})s`,

  clause:
    'avec|a|au|aux|en|de|du|des|pour|par|sur|chez|et|ou|puis|depuis|avant|apres|sans|si|quand|mais|le|la|les|mon|ma|mes|que',
  anotherTime: /^\s*(?:et|ou|&|\/)\s*(?:a\s+)?\d/i,
  startsRhythm: /(?<!\p{L})(?:a\s+partir\s+d[eu]|des)\s*$|^a\s+partir/iu,
  titleStart: /^(?:[\s,.;:–—-]|et\s)+/i,
};

/** Reads a line in French. */
export const capture = captureIn(grammarOf(words));

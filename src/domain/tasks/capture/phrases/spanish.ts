import { captureIn } from '../capture.ts';
import { grammarOf } from './phrases.ts';
import { anyOf } from './reading.ts';
import type { Words } from './words.ts';

const weekdays: Words['weekdays'] = {
  mo: ['lunes|lune', 'lun'],
  tu: ['martes|marte', 'mar'],
  we: ['miercoles|miercole|mircoles|miecoles', 'mie|mier'],
  th: ['jueves|juebes|jueve|jeuves', 'jue'],
  fr: ['viernes|vierne|biernes|vienres', 'vie|vier'],
  sa: ['sabado|savado|sabdo', 'sab'],
  su: ['domingo|dominog|domigno', 'dom'],
};
const FULL = anyOf(Object.values(weekdays).map(([full]) => full));
const DAY = anyOf(Object.values(weekdays).map((names) => names.join('|')));
const TOMORROW = 'manana|maniana|mnaana|manna|mañ';
const months: Words['months'] = [
  'enero|ene',
  'febrero|feb',
  'marzo|mar',
  'abril|abr',
  'mayo|may',
  'junio|jun',
  'julio|jul',
  'agosto|ago',
  'septiembre|setiembre|sept|sep',
  'octubre|oct',
  'noviembre|nov',
  'diciembre|dic',
];
const MONTH = `${anyOf(months)}\\.?`;
const numbers: Words['numbers'] = {
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  quince: 15,
  veinte: 20,
  veinticinco: 25,
  treinta: 30,
  cuarenta: 40,
  cuarto: 15,
  media: 30,
};
const NOT_HOURS = [
  'un',
  'uno',
  'quince',
  'veinte',
  'veinticinco',
  'treinta',
  'cuarenta',
  'cuarto',
  'media',
];
const WORD = anyOf(Object.keys(numbers).filter((word) => word !== 'cuarto' && word !== 'media'));
const HOUR = anyOf([
  '\\d{1,2}',
  ...Object.keys(numbers).filter((word) => !NOT_HOURS.includes(word)),
]);
const MINUTES = anyOf(['cuarto', 'media', 'cinco', 'diez', 'veinte', 'veinticinco', '\\d{1,2}']);
const NUMBER = `\\d{1,3}|${WORD}`;
const WITH_DAY = `(?:(?<wd>${DAY})\\.?,?\\s+(?:el\\s+|dia\\s+)?)?`;
const AND = '\\s*(?:,|y|&|\\+|/)\\s*(?:(?:el|los|cada)\\s+)?';
const LIST = `(?:${FULL})s?(?:${AND}(?:${FULL})s?)*`;
const AT = '(?:a|sobre|hacia|desde|a eso de|antes de)\\s+las?';
/** "a las 3" is a time, and in "a las 3 chicas" it is a number of people. */
const NO_THING = '(?!\\s+\\p{L}+(?:as|os|es)(?!\\p{L}))';

const words: Words = {
  weekdays,
  months,
  numbers,
  ordinals: {
    'primer[oa]?|1er|1o': 1,
    'segund[oa]|2o': 2,
    'tercer[oa]?|3o': 3,
    'cuart[oa]|4o': 4,
    'ultim[oa]': -1,
  },
  units: { day: /^dia/, week: /^semana/, month: /^mes/, year: /^ano/ },
  often: {
    semanalmente: [1, 'week'],
    mensualmente: [1, 'month'],
    anualmente: [1, 'year'],
    trimestralmente: [3, 'month'],
    quincenalmente: [2, 'week'],
    '(?:15|quince)\\s+dias|quincena': [2, 'week'],
  },
  feasts: {
    nochebuena: [12, '24'],
    navidad: [12, '25'],
    nochevieja: [12, '31'],
    'ano nuevo': [1, '1'],
    'dia de reyes': [1, '6'],
  },

  days: [
    {
      source: `(?:${FULL})\\s+(?:santo|negro|de\\s+carnaval|de\\s+ramos|pasado|anterior)|(?:semana|mes|finde)\\s+pasad[oa]|(?:el|la)\\s+pasad[oa]\\s+(?:${DAY}|semana)`,
      means: 'none',
    },
    {
      source: `(?:la|una|esta|cada|toda la|media|por la|de la)\\s+manana|mananas|buenos dias|manana de`,
      means: 'none',
      needs: 'evidence',
    },
    { source: `los\\s+(?:${FULL})s?`, means: 'none', needs: 'evidence' },
    {
      source: `(?:hace\\s+)(?:${NUMBER})\\s+(?:dias?|semanas?|mes(?:es)?|anos?)|(?:${NUMBER})\\s+(?:dias?|semanas?|mes(?:es)?)\\s+(?:antes|despues)`,
      means: 'none',
    },
    { source: '24\\s*/\\s*7|50/50', means: 'none' },
    { source: `${WITH_DAY}(?<iso>\\d{4}-\\d\\d-\\d\\d)`, means: 'iso', hasDigits: true },
    {
      source: `(?:del\\s+)?(?<d>\\d{1,2})\\s*(?:-|–|al|y|a)\\s*\\d{1,2}\\s+(?:de\\s+)?(?<mon>${MONTH})(?:\\s+(?:de\\s+|del\\s+)?(?<year>20\\d\\d))?`,
      means: 'date',
      isRange: true,
      hasDigits: true,
    },
    {
      source: `${WITH_DAY}(?<d>\\d{1,2}|primero|uno)(?:o|ro)?\\s+(?:de\\s+)?(?<mon>${MONTH})(?:\\s+(?:de\\s+|del\\s+)?(?<year>20\\d\\d))?`,
      means: 'date',
      hasDigits: true,
    },
    {
      source: `${WITH_DAY}(?<a>\\d{1,2})(?<sep>[/.-])(?<b>\\d{1,2})\\k<sep>(?<y>20\\d\\d|\\d\\d)`,
      means: 'digits',
      hasDigits: true,
    },
    {
      source: `(?<wd>${DAY})\\.?,?\\s+(?:el\\s+|dia\\s+)?(?<a>\\d{1,2})[/-](?<b>\\d{1,2})|(?<=(?:el|dia)\\s+)(?<a2>\\d{1,2})[/-](?<b2>\\d{1,2})(?!\\s*(?:de\\s+)?(?:${MONTH}))`,
      means: 'digits',
      hasDigits: true,
    },
    {
      source: `(?<wd>${DAY})\\.?,?\\s+(?:el\\s+|dia\\s+)?(?<d>[1-3]?\\d)(?=\\s*(?:$|[,;·]|a\\s+las?\\s))|(?<=(?:el|el dia|dia)\\s+)(?<d2>[1-3]?\\d)(?=\\s*(?:$|[,;·]|a\\s+las?\\s))`,
      means: 'dayOfMonth',
      hasDigits: true,
    },
    {
      source: `(?:antes\\s+de(?:l)?\\s+|para\\s+|a\\s+)?(?:fin(?:ales)?\\s+de\\s+mes|final\\s+del?\\s+mes)`,
      means: 'endOfMonth',
      needs: 'evidence',
    },
    {
      source: `(?:el\\s+)?(?<wd>${FULL})\\s+(?:de\\s+)?(?:la\\s+semana\\s+que\\s+viene|la\\s+(?:proxima|siguiente)\\s+semana|la\\s+semana\\s+proxima)`,
      means: 'weekdayOfNextWeek',
    },
    {
      source: `(?:el\\s+)?(?<wd>${FULL})\\s+(?:en|dentro\\s+de)\\s+(?:una\\s+semana|ocho\\s+dias|8\\s+dias)`,
      means: 'weekdayInAWeek',
    },
    {
      source: `(?:el\\s+)?(?:proximo|siguiente)\\s+(?<wd>${DAY})|(?:el\\s+)?(?<wd2>${FULL})\\s+proximo`,
      means: 'nextWeekday',
    },
    {
      source: `este\\s+(?<wd>${DAY})|(?:el\\s+)?(?<wd2>${FULL})\\s+que\\s+viene`,
      means: 'weekday',
    },
    {
      source: `(?:el\\s+)?(?:proximo\\s+(?:fin\\s+de\\s+semana|finde)|(?:fin\\s+de\\s+semana|finde)\\s+que\\s+viene)`,
      means: 'none',
    },
    { source: `(?:este|el|en\\s+el)\\s+(?:fin\\s+de\\s+semana|finde)`, means: 'weekend' },
    {
      source: `la\\s+semana\\s+(?:que\\s+viene|proxima|q\\s+viene)|la\\s+(?:proxima|siguiente)\\s+semana|(?:proxima|siguiente)\\s+semana|semana\\s+que\\s+viene`,
      means: 'nextWeek',
    },
    { source: `(?:el\\s+)?(?:mes\\s+que\\s+viene|proximo\\s+mes)`, means: 'nextMonth' },
    {
      source: `(?:en\\s+|el\\s+dia\\s+de\\s+)?(?<feast>nochebuena|navidad|nochevieja|ano nuevo|dia de reyes)`,
      means: 'feast',
      needs: 'evidence',
    },
    {
      source: `(?:en|dentro\\s+de)\\s+(?:unos\\s+)?(?<count>${NUMBER})\\s+(?<unit>dias?|semanas?|mes(?:es)?)`,
      means: 'later',
    },
    { source: `(?<wd>${FULL})`, means: 'weekday' },
    {
      source: `(?<=(?:el|este)\\s+)(?<wd>${DAY})\\.?|(?<wd2>${DAY})\\.?(?=[\\s,]*·)`,
      means: 'weekday',
      needs: 'evidence',
    },
    { source: `pasado\\s+(?:${TOMORROW})`, means: 'dayAfterTomorrow' },
    { source: TOMORROW, means: 'tomorrow' },
    { source: 'hoy', means: 'today' },
  ],
  dayWords: `hoy|(?:pasado\\s+)?(?<!la\\s)(?:${TOMORROW})|(?:el\\s+)?(?:${FULL})|(?:${DAY})\\.?(?=\\s+(?:a\\s+las?\\s+|sobre\\s+las\\s+)?\\d)`,
  dayLead:
    /(?<!\p{L})(?:(?<!(?:para|desde|hasta|sobre|entre|de|por|con)\s+)(?:el(?:\s+dia)?|dia)|como\s+(?:muy\s+)?tarde\s+el|a\s+mas\s+tardar\s+el)\s*$/iu,
  dueBy:
    /(?<=(?<!\p{L})(?:devolver|entregar|terminar|acabar|enviar|mandar|pagar)\s(?:[^,;.]*\s)?)para\s+(?:el\s+)?$/iu,
  noDayAfter:
    /(?<!\p{L})(?:de|del|desde(?:\s+el)?|hasta(?:\s+el)?|antes\s+del?|despues\s+del?|sobre(?:\s+el)?|para(?:\s+el)?|por|cada|todos\s+los|los|las|la|un|una|mi|tu|su|ningun|sin|con|que\s+no|como|a\s+partir\s+del?|al?|entre(?:\s+el)?|no|casi|don|ver|leer)\s+(?:el\s+)?$/iu,
  dayOnlyWithTimeAfter: /(?<!\p{L})para(?:\s+el)?\s+$/iu,
  noDayBefore: /^\s*(?:de\s+hace|por\s+medio|s[ií](?!\p{L}))/iu,
  joins: 'y|e|o|u|a|al|hasta|[-–&+/]',
  or: 'o|u|/',
  to: 'al?|hasta(?:\\s+el)?|[-–]',
  ofEvent:
    /(?<!\p{L})(?:para|sobre|del?|por)\s+(?:\p{L}+\s+){0,3}?(?:examen|reunion|cumple(?:anos)?|fiesta|viaje|boda|cita|entrevista|presentacion|clase|partido|concierto|cena|comida|visita|vuelo|excursion|prueba)(?:\s+de\s+\p{L}+)?\s+(?:el\s+|del?\s+)?$/iu,

  times: [
    { source: '(?:a\\s+)?(?<midnight>medianoche)', sure: 'form' },
    { source: '(?:a\\s+)?las\\s+(?<h>12|doce)\\s+del\\s+mediodia', sure: 'form' },
    {
      source: `entre\\s+las?\\s+(?<ah>${HOUR})(?::(?<am>[0-5]\\d))?(?:\\s*h)?\\s+y\\s+las?\\s+(?<bh>${HOUR})(?::(?<bm>[0-5]\\d))?(?:\\s*h)?`,
      sure: 'form',
    },
    {
      source: `(?:de|desde\\s+las?|entre\\s+las?)\\s+(?<ah>${HOUR})(?::(?<am>[0-5]\\d))?(?:\\s*h)?\\s+(?:a|y|hasta)\\s+(?:las?\\s+)?(?<bh>${HOUR})(?::(?<bm>[0-5]\\d))?(?:\\s*h)`,
      sure: 'form',
    },
    {
      source: `(?<ah>\\d{1,2}):(?<am>[0-5]\\d)\\s*(?:-|–|a)\\s*(?<bh>\\d{1,2}):(?<bm>[0-5]\\d)(?:\\s*h)?`,
      sure: 'form',
    },
    {
      source: `(?:de\\s+)?(?<ah>\\d{1,2})(?::(?<am>[0-5]\\d))?\\s*(?:-|–|a)\\s*(?<bh>\\d{1,2})(?::(?<bm>[0-5]\\d))?(?:\\s*h)?`,
      sure: 'lead',
    },
    { source: `${AT}\\s+(?<h>${HOUR})\\s+y\\s+(?<past>${MINUTES})`, sure: 'form' },
    { source: `${AT}\\s+(?<h>${HOUR})\\s+menos\\s+(?<to>${MINUTES})`, sure: 'form' },
    { source: `(?:${AT}\\s+)?(?<h>\\d{1,2})[:.](?<m>[0-5]\\d)\\s*(?:hs?|horas)`, sure: 'form' },
    { source: `${AT}\\s+(?<h>\\d{1,2})[:.](?<m>[0-5]\\d)`, sure: 'form' },
    { source: `${AT}\\s+(?<h>${HOUR})(?:\\s*(?:hs?|horas))`, sure: 'form' },
    {
      source: `(?:a|sobre|hacia|a\\s+eso\\s+de)\\s+las?\\s+(?<h>${HOUR})(?:\\s+en\\s+punto)?${NO_THING}`,
      sure: 'form',
    },
    { source: `(?:a|sobre|hacia)\\s+las?\\s+(?<h>${HOUR})`, sure: 'lead' },
    { source: `(?:desde|antes de)\\s+las?\\s+(?<h>${HOUR})(?=\\s*(?:$|[,;·]))`, sure: 'form' },
    { source: `(?<h>\\d{1,2}):(?<m>[0-5]\\d)`, sure: 'form' },
    { source: `(?<h>\\d{1,2})\\s?hs?(?<m>[0-5]\\d)?`, sure: 'hours' },
    { source: `(?<h>\\d{1,2})\\.(?<m>[0-5]\\d)`, sure: 'lead' },
  ],
  timeLead: /(?:(?<!\p{L})(?:a|sobre|hacia|desde|antes\s+de)(?:\s+las?)?|@)\s*$/iu,
  at: /(?:(?<!\p{L})a\s+las?|@)\s*$/iu,
  noTimeAfter:
    /(?:(?<!\p{L})(?:(?:alarma|despertador)(?:\s+a)?|para(?:\s+las?)?|despues\s+de(?:\s+las?)?|despues|capitulos?|paginas?|version|habitacion|sala|linea|bus|nivel|parte|num|numero|ejercicios?|temporada|episodio|el|la|los|un|una|(?<!(?:antes|eso)\s)de\s+las?)\s*|[#€$£.,:/\d-])$/iu,
  noTimeBefore:
    /^(?:\s*[%€$£°]|[.,:/]\d|-\p{L}|\s*(?:euros?|grados|kilos?|kg|g|ml|l|km|m|cm|veces|personas|minutos?|min|horas?|dias?|semanas?|mes(?:es)?|anos?)(?!\p{L}))/iu,

  length: [
    '(?<three>tres\\s+cuartos\\s+de\\s+hora)',
    '(?<quarter>(?:un\\s+)?cuarto\\s+de\\s+hora)',
    '(?<hourHalf>(?:una\\s+|1\\s+)?hora\\s+y\\s+media)',
    '(?<half>media\\s+hora|1/2\\s+hora)',
    `(?<hours>\\d{1,2}|${WORD})\\s*(?:horas?|h)\\s*(?:y\\s+|con\\s+)?(?<mins>\\d{1,2}|${WORD})\\s*(?:minutos?|min\\.?|m)?`,
    `(?<mins>\\d{1,4}|${WORD})\\s*-?\\s*(?:minutos?|minutitos?|mins?\\.?|min)`,
    `(?<hours>\\d{1,2}(?:[.,]5)?|${WORD})\\s*-?\\s*(?:horas?|hrs?)`,
    '(?<hours>[1-4](?:[.,]5)?)\\s?h',
  ]
    .map((source, at) => source.replace(/<(hours|mins)>/g, `<$1${at}>`))
    .join('|'),
  lengthLead: /(?:(?<!\p{L})(?:durante|unos|unas|dura|por|aprox\.?)|~)\s*$/iu,
  fromNow: /(?<!\p{L})(?:en|dentro\s+de)\s+(?:unos\s+)?$/iu,
  noLengthAfter:
    /(?<!\p{L})(?:cada|de|del|hace|los|las|el|la|ultim[oa]s|primer[oa]s|menos\s+de|mas\s+de|otros|temporizador\s+a|alarma\s+a|a\s+las?|y|menos|por)\s+$/iu,
  noLengthBefore:
    /^\s*(?:antes|despues(?!\s+de)|mas\s+tarde|tarde|al\s+dia|por\s+dia|a\s+la\s+semana|de\s+antelacion)(?!\p{L})/iu,
  ofActivity:
    /(?<!\p{L})(?:paseo|siesta|llamada|reunion|clase|sesion|pausa|descanso|meditacion|entrenamiento|carrera|bano|limpieza|lectura|estudio)\s+(?:corta?\s+)?de\s+$/iu,

  ofNext: /^\s+de\s/iu,

  parts: [
    { source: 'esta\\s+manana|hoy\\s+por\\s+la\\s+manana', part: 'morning', isToday: true },
    { source: 'esta\\s+tarde|hoy\\s+por\\s+la\\s+tarde', part: 'afternoon', isToday: true },
    { source: 'esta\\s+noche|hoy\\s+(?:por|en|a)\\s+la\\s+noche', part: 'night', isToday: true },
    { source: '(?:por|en|a)\\s+la\\s+manana', part: 'morning' },
    { source: '(?:por|en|a)\\s+la\\s+tarde', part: 'afternoon' },
    { source: '(?:por|en|a)\\s+la\\s+noche', part: 'evening' },
    { source: '(?<=·\\s*)de\\s+la\\s+(?:manana|madrugada)', part: 'morning' },
    { source: '(?<=·\\s*)de\\s+la\\s+tarde', part: 'afternoon' },
    { source: '(?<=·\\s*)de\\s+la\\s+noche', part: 'evening' },
    { source: `(?<=(?:${FULL}|cada|todas\\s+las)\\s+)mananas?`, part: 'morning' },
    { source: `(?<=(?:${FULL}|${TOMORROW}|cada|todas\\s+las|·)\\s+)tardes?`, part: 'afternoon' },
    { source: `(?<=(?:${FULL}|${TOMORROW}|cada|todas\\s+las|·)\\s+)noches?`, part: 'evening' },
  ],
  noPartAfter: /(?<!\p{L})(?:del?|sobre|desde|hasta|antes\s+de|despues\s+de|·\s*y)\s+$/iu,
  ofMorning: /(?<!\p{L})(?:levantar\p{L}*|despertar\p{L}*|desayun\p{L}+)/iu,
  ofEvening:
    /(?<!\p{L})(?:cena|cenar|cine|teatro|concierto|bar|copas|fiesta|acostar\p{L}*|dormir)(?!\p{L})/iu,

  rhythms: [
    {
      source: `(?:el\\s+)?(?<place>primer|segundo|tercer|cuarto|ultimo)\\s+(?<wd>${FULL})\\s+(?:de\\s+cada|del|de\\s+todos\\s+los)\\s+mes(?:es)?`,
    },
    {
      source: `(?:el\\s+|los\\s+)?(?:dias?\\s+)?(?<dates>\\d{1,2}(?:\\s*(?:,|y)\\s*\\d{1,2})*|ultimo)(?:\\s+dia)?\\s+de\\s+cada\\s+mes`,
    },
    { source: `(?:cada|todos\\s+los)\\s+mes(?:es)?\\s+el\\s+(?:dia\\s+)?(?<dates>\\d{1,2})` },
    {
      source: `(?:cada\\s+ano|todos\\s+los\\s+anos)\\s+el\\s+(?<d>\\d{1,2})\\s+de\\s+(?<mon>${MONTH})|(?:el\\s+)?(?<d2>\\d{1,2})\\s+de\\s+(?<mon2>${MONTH})\\s+(?:de\\s+)?(?:cada\\s+ano|todos\\s+los\\s+anos)`,
    },
    {
      source: `cada\\s+(?<word>(?:15|quince)\\s+dias|quincena)(?:\\s+(?:el\\s+|los\\s+)?(?<list>${LIST}))?`,
    },
    {
      source: `cada\\s+(?<n>${NUMBER})\\s+(?<unit>dias|semanas|meses|anos)(?:\\s+(?:el\\s+|los\\s+)?(?<list>${LIST}))?`,
    },
    { source: `cada\\s+(?<other>dos)\\s+(?<list>${LIST})` },
    { source: `un\\s+(?<list>${FULL})\\s+(?<other>si\\s+y\\s+(?:otro\\s+)?no)` },
    { source: `un\\s+(?<unit>dia)\\s+(?<other>si\\s+y\\s+(?:otro\\s+)?no)` },
    {
      source: `(?<weekdays>entre\\s+semana|los\\s+dias\\s+laborables|(?:cada|todos\\s+los)\\s+dias?\\s+(?:laborables?|de\\s+diario)|los\\s+dias\\s+de\\s+diario)`,
    },
    {
      source: `(?<weekend>(?:todos\\s+los|cada|los)\\s+(?:fin(?:es)?\\s+de\\s+semana|findes?))`,
    },
    {
      source: `(?:cada|todos\\s+los|(?:siempre\\s+)?los)\\s+(?<list>(?:${FULL})s?(?:(?:${AND}|\\s+)(?:${FULL})s?)*)`,
    },
    {
      source: `(?<daily>cada\\s+dia|todos\\s+los\\s+dias|a\\s+diario|diariamente|(?:todas\\s+las|cada)(?=\\s+(?:mananas?|tardes?|noches?)))`,
    },
    {
      source: `(?:cada|todas\\s+las|todos\\s+los)\\s+(?<unit>semanas?|mes(?:es)?|anos?)(?:\\s+(?:el\\s+)?(?<list>${LIST}))?`,
    },
    { source: `(?:de\\s+)?(?<range>(?:${DAY})\\s*(?:-|–|a)\\s*(?:${DAY}))`, needsTime: true },
    { source: `(?<word>semanalmente|mensualmente|anualmente|trimestralmente|quincenalmente)` },
  ],
  noRhythmAfter:
    /(?<!\p{L})(?:no|casi|excepto|menos|salvo|pero|sobre|de|del|que|como|odio|por)\s+$/iu,
  noRhythmBefore:
    /^[\s,·]*(?:excepto|menos\s+(?:el|los)|salvo|hasta|o|pero\s+no|que|de\s+(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|este|verano))(?!\p{L})/iu,
  soundsRepeated: `(?:cada|tod[oa]s\\s+l[oa]s)\\s+(?:(?:dos|tres|pocos|${NUMBER})\\s+)?(?:segundos?|minutos?|horas?|dias?|noches?|mananas?|tardes?|semanas?|mes(?:es)?|trimestres?|anos?|(?:${FULL})s?)|(?:diariamente|semanalmente|mensualmente|anualmente)|(?:una\\s+vez|(?:dos|tres|\\d+)\\s+veces)\\s+(?:al|por|a\\s+la)\\s+(?:dia|semana|mes|ano)|los\\s+(?:${FULL})s?`,

  clause:
    'con|a|al|en|de|del|para|por|sobre|desde|hasta|y|e|o|antes|despues|sin|si|cuando|porque|pero|el|la|los|las|mi|tu|su|que',
  anotherTime: /^\s*(?:y|o|&|\/)\s*(?:a\s+)?(?:las?\s+)?\d/i,
  startsRhythm: /(?<!\p{L})(?:desde|a\s+partir\s+de)(?:l|\s+el)?\s*$|^(?:desde|a\s+partir)/iu,
  titleStart: /^(?:[\s,.;:–—-]|y\s)+/i,
};

/** Reads a line in Spanish. */
export const capture = captureIn(grammarOf(words));

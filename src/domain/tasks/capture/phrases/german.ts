import { captureIn } from '../capture.ts';
import { grammarOf } from './phrases.ts';
import { anyOf } from './reading.ts';
import type { Words } from './words.ts';

const weekdays: Words['weekdays'] = {
  mo: ['montag|monntag|motnag', 'mo'],
  tu: ['dienstag|diensatg|dientag', 'di'],
  we: ['mittwoch|mitwoch|mittwcoh', 'mi'],
  th: ['donnerstag|donerstag|donnerstga|donnertag', 'do'],
  fr: ['freitag|freitga|frietag', 'fr'],
  sa: ['samstag|sonnabend|samtag|samstga', 'sa'],
  su: ['sonntag|sontag|sonntga', 'so'],
};
const FULL = anyOf(Object.values(weekdays).map(([full]) => full));
const DAY = anyOf(Object.values(weekdays).map((names) => names.join('|')));
const TOMORROW = 'morgen|morgn|moregn|mrogen';
const months: Words['months'] = [
  'januar|jan|janner|jaenner',
  'februar|feb',
  'marz|maerz|mrz',
  'april|apr',
  'mai',
  'juni|jun',
  'juli|jul',
  'august|aug',
  'september|sept|sep',
  'oktober|okt',
  'november|nov',
  'dezember|dez',
];
const MONTH = `${anyOf(months)}\\.?`;
const numbers: Words['numbers'] = {
  ein: 1,
  eins: 1,
  eine: 1,
  einen: 1,
  einer: 1,
  einem: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  fuenf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwolf: 12,
  zwoelf: 12,
  funfzehn: 15,
  fuenfzehn: 15,
  zwanzig: 20,
  dreißig: 30,
  dreissig: 30,
  vierzig: 40,
  viertel: 15,
};
const WORD = anyOf(Object.keys(numbers).filter((word) => word !== 'viertel'));
const NOT_HOURS = /^(?:eine[nrm]?|funfzehn|fuenfzehn|zwanzig|dreißig|dreissig|vierzig|viertel)$/;
const HOUR = anyOf(['\\d{1,2}', ...Object.keys(numbers).filter((word) => !NOT_HOURS.test(word))]);
const NUMBER = `\\d{1,3}|${WORD}`;
/** A weekday that may precede a date. */
const WITH_DAY = `(?:(?<wd>${DAY})\\.?,?\\s+(?:den\\s+|dem\\s+|der\\s+)?)?`;
const AND = '\\s*(?:,|und|&|\\+|/)\\s*(?:(?:jeden|am|an)\\s+)?';
const LIST = `(?:${DAY})(?:${AND}(?:${DAY}))*`;
const DAYS = `(?:${FULL})s`;
const UHR = 'uhr|h';
const EVERY = 'jede[nrsm]?|alle';

const words: Words = {
  weekdays,
  months,
  numbers,
  ordinals: {
    'erste[nrsm]?|1\\.': 1,
    'zweite[nrsm]?|2\\.': 2,
    'dritte[nrsm]?|3\\.': 3,
    'vierte[nrsm]?|4\\.': 4,
    'letzte[nrsm]?': -1,
  },
  units: { day: /^tag/, week: /^woche/, month: /^monat/, year: /^jahr/ },
  often: {
    wochentlich: [1, 'week'],
    woechentlich: [1, 'week'],
    monatlich: [1, 'month'],
    jahrlich: [1, 'year'],
    jaehrlich: [1, 'year'],
    vierteljahrlich: [3, 'month'],
    quartalsweise: [3, 'month'],
  },
  feasts: {
    'heiligabend|heilig abend|heiliger abend': [12, '24'],
    silvester: [12, '31'],
    neujahr: [1, '1'],
    nikolaus: [12, '6'],
  },

  days: [
    {
      source: `(?:letzte[nrm]?|vorige[nrm]?|ubernachste[nrm]?|uebernaechste[nrm]?)\\s+(?:${DAY}|woche|wochenende)`,
      means: 'none',
    },
    { source: `guten\\s+morgen|morgens|(?:am|jeden|diesen|bis zum)\\s+morgen`, means: 'none' },
    { source: `(?:${FULL})s`, means: 'none', needs: 'evidence' },
    {
      source: `(?:${NUMBER})\\s+(?:tage?|wochen?|monate?|jahre?)\\s+(?:vor|nach|spater|spaeter|fruher|frueher|her|alt)`,
      means: 'none',
    },
    { source: `freitag,?\\s+(?:der|den|dem)\\s+13\\.?(?!\\s*(?:\\d|${MONTH}))`, means: 'none' },
    { source: '24\\s*/\\s*7|50/50', means: 'none' },
    { source: `${WITH_DAY}(?<iso>\\d{4}-\\d\\d-\\d\\d)`, means: 'iso', hasDigits: true },
    {
      source: `(?<d>\\d{1,2})\\.?\\s*(?:-|–|bis)\\s*\\d{1,2}\\.?\\s*(?<mon>${MONTH})(?:\\s+(?<year>20\\d\\d))?`,
      means: 'date',
      isRange: true,
      hasDigits: true,
    },
    {
      source: `${WITH_DAY}(?<d>\\d{1,2})\\.?\\s*(?<mon>${MONTH})(?:\\s+(?<year>20\\d\\d))?`,
      means: 'date',
      hasDigits: true,
    },
    {
      source: `${WITH_DAY}(?<a>\\d{1,2})(?<sep>[./])\\s?(?<b>\\d{1,2})\\k<sep>(?<y>20\\d\\d|\\d\\d)`,
      means: 'digits',
      hasDigits: true,
    },
    {
      source: `${WITH_DAY}(?<a>\\d{1,2})\\.\\s?(?<b>\\d{1,2})\\.(?=\\s|$|[,;:!?)])`,
      means: 'digits',
      hasDigits: true,
    },
    {
      source: `(?<=(?:am|bis|bis zum|zum|den)\\s+)(?<a>\\d{1,2})[./](?<b>\\d{1,2})(?!\\s*uhr|[.:/]\\d)`,
      means: 'digits',
      hasDigits: true,
    },
    {
      source: `(?<wd>${DAY})\\.?,?\\s+(?:den\\s+)?(?<a>\\d{1,2})/(?<b>\\d{1,2})`,
      means: 'digits',
      hasDigits: true,
    },
    {
      source: `(?<=(?:am|bis|bis zum|zum)\\s+)(?<d>\\d{1,2})\\.(?!\\s*(?:\\d|weihnacht\\p{L}*|feiertag|advent\\p{L}*|tag|termin|versuch|klasse|stock|etage|platz|kapitel|geburtstag|mal))`,
      means: 'dayOfMonth',
      hasDigits: true,
    },
    {
      source: `(?:bis\\s+)?(?:zum\\s+|am\\s+)?(?:monatsende|ende\\s+(?:des\\s+|vom\\s+)?monats?)`,
      means: 'endOfMonth',
      needs: 'evidence',
    },
    {
      source: `(?:in\\s+(?:einer\\s+woche|8\\s+tagen|acht\\s+tagen)\\s+(?:am\\s+)?(?<wd>${FULL}))`,
      means: 'none',
    },
    {
      source: `(?<wd>${FULL})\\s+in\\s+(?:einer\\s+woche|8\\s+tagen|acht\\s+tagen)`,
      means: 'weekdayInAWeek',
    },
    {
      source: `(?:nachste|naechste|kommende)[rn]?\\s+woche\\s+(?:am\\s+)?(?<wd>${DAY})|(?<wd2>${FULL})\\s+(?:nachste|naechste|kommende)[rn]?\\s+woche`,
      means: 'weekdayOfNextWeek',
    },
    { source: `(?:am\\s+)?(?:nachsten|naechsten)\\s+(?<wd>${DAY})`, means: 'nextWeekday' },
    { source: `(?:am\\s+)?(?:kommenden|diesen)\\s+(?<wd>${DAY})`, means: 'weekday' },
    { source: `(?:am\\s+)?(?:nachsten|naechsten|kommenden)\\s+wochenende`, means: 'none' },
    { source: `nachstes\\s+wochenende|naechstes\\s+wochenende`, means: 'nextWeekend' },
    { source: `(?:am|dieses|diesem)\\s+(?:wochenende|we)`, means: 'weekend' },
    { source: `(?:nachste|naechste|kommende)\\s+woche`, means: 'nextWeek' },
    { source: `nachsten\\s+monat|naechsten\\s+monat`, means: 'nextMonth' },
    {
      source: `(?<feast>heiligabend|heilig abend|heiliger abend|silvester|neujahr|nikolaus)`,
      means: 'feast',
      needs: 'evidence',
    },
    {
      source: `in\\s+(?:ca\\.?\\s+|etwa\\s+)?(?<count>${NUMBER})\\s+(?<unit>tage?n?|wochen?|monate?n?)`,
      means: 'later',
    },
    { source: `(?<wd>${FULL})`, means: 'weekday' },
    {
      source: `(?<=(?:am|bis)\\s+)(?<wd>${DAY})\\.?|(?<wd2>${DAY})\\.?(?=[\\s,]*·)|(?<=·[\\s,]*)(?<wd3>mo|di|mi|fr|sa)\\.?(?=\\s*(?:$|[,.]))`,
      means: 'weekday',
      needs: 'evidence',
    },
    { source: '(?:u|ue)ber-?morge?n', means: 'dayAfterTomorrow' },
    { source: TOMORROW, means: 'tomorrow' },
    { source: 'heute|heut', means: 'today' },
  ],
  dayWords: `heute|(?:u|ue)ber-?morge?n|${TOMORROW}|${FULL}|(?:${DAY})\\.?(?=\\s+(?:um\\s+|ab\\s+|gegen\\s+|halb\\s+|viertel\\s+)?\\d)|(?:${DAY})\\.?(?=\\s+(?:fruh|frueh|morgen|vormittag|mittag|nachmittag|abend|halb|viertel|dreiviertel)\\b)`,
  dayLead:
    /(?<!\p{L})(?:(?:fallig|faellig|spatestens)\s+(?:am|bis)(?:\s+zum)?|bis(?:\s+(?:zum|spatestens))?|spatestens|am|an|den)\s*$/iu,
  dueBy: /(?<!\p{L})(?:bis|spatestens)(?:\s+(?:zum|am))?\s*$/iu,
  noDayAfter:
    /(?<!\p{L})(?:(?:uber|ueber|fur|fuer|um|auf|nach|vor)\s+(?:den|der|die|das|dem)|vo[nm]|fur|fuer|seit|ab|nach|vor|uber|ueber|zu|zum|zur|des|der|die|das|dem|ein|eine|mein|dein|unser|sein|ihr|letzte[nrsm]?|nicht|kein|au(?:ß|ss)er|wie|als|gegen|auf|guten|schonen|jede[nrms]?|alle|ob|statt|zwischen|black|blue)\s+$/iu,
  dayOnlyWithTimeAfter: /(?<!\p{L})(?:fur|fuer)\s+$/iu,
  noDayBefore: /^\s*(?:in\s+(?:\d+|zwei|drei|vier)\s+wochen|letzter?\s+woche|vor\s+\d+)/i,
  joins: 'und|oder|bis|[-–&+/]',
  or: 'oder|/',
  to: 'bis|[-–]',
  ofEvent:
    /(?<!\p{L})(?:fur|fuer|uber|ueber|zum|zur|vom|von|vor|nach|wegen)\s+(?:\p{L}+\s+){0,3}?\p{L}*(?:geburtstag|klausur|prufung|pruefung|meeting|termin|besuch|reise|urlaub|vortrag|prasentation|praesentation|test|arbeit|feier|party|hochzeit|treffen|sitzung|gesprach|gespraech|interview|spiel|konzert|kurs|fest|besprechung|ausflug|flug)s?\s+(?:am\s+|an\s+|den\s+)?$/iu,

  times: [
    { source: '(?<midnight>mitternacht)', sure: 'lead' },
    { source: `(?<h>12|zwolf|zwoelf)\\s*(?:uhr\\s+)?mittags`, sure: 'form' },
    {
      source: `(?<=(?:von|zwischen)\\s+)(?<ah>${HOUR})(?:[:.](?<am>[0-5]\\d))?(?:\\s*(?:${UHR}))?\\s+(?:bis|und)\\s+(?<bh>${HOUR})(?:[:.](?<bm>[0-5]\\d))?\\s*(?:${UHR})`,
      sure: 'form',
    },
    {
      source: `(?<ah>\\d{1,2})(?:[:.](?<am>[0-5]\\d))?(?:\\s*(?:${UHR}))?\\s*(?:-|–|bis)\\s*(?<bh>\\d{1,2})(?:[:.](?<bm>[0-5]\\d))?\\s*(?:uhr)`,
      sure: 'form',
    },
    {
      source: `(?<ah>\\d{1,2})[:](?<am>[0-5]\\d)\\s*(?:-|–|bis)\\s*(?<bh>\\d{1,2})[:](?<bm>[0-5]\\d)`,
      sure: 'form',
    },
    {
      source: `(?<ah>\\d{1,2})(?:[:.](?<am>[0-5]\\d))?\\s*(?:-|–|bis)\\s*(?<bh>\\d{1,2})(?:[:.](?<bm>[0-5]\\d))?`,
      sure: 'lead',
    },
    {
      source: `(?<past>${NUMBER})\\s+(?:minuten\\s+)?nach\\s+(?<half>halb)\\s+(?<h>${HOUR})(?:\\s*uhr)?`,
      sure: 'form',
    },
    {
      source: `(?<to>${NUMBER})\\s+(?:minuten\\s+)?vor\\s+(?<half>halb)\\s+(?<h>${HOUR})(?:\\s*uhr)?`,
      sure: 'form',
    },
    { source: `(?<past>viertel)\\s+nach\\s+(?<h>${HOUR})(?:\\s*uhr)?`, sure: 'form' },
    { source: `(?<to>viertel)\\s+vor\\s+(?<h>${HOUR})(?:\\s*uhr)?`, sure: 'form' },
    { source: `(?<half>drei)(?<past>viertel)\\s+(?<h>${HOUR})(?:\\s*uhr)?`, sure: 'form' },
    { source: `(?<half>halb)\\s+(?<h>${HOUR})(?:\\s*uhr)?`, sure: 'form' },
    {
      source: `(?<past>${NUMBER})\\s+(?:minuten\\s+)?nach\\s+(?<h>${HOUR})(?:\\s*uhr)?`,
      sure: 'lead',
    },
    {
      source: `(?<to>${NUMBER})\\s+(?:minuten\\s+)?vor\\s+(?<h>${HOUR})(?:\\s*uhr)?`,
      sure: 'lead',
    },
    { source: `(?<h>${HOUR})\\s*uhr\\s+(?<m>[0-5]\\d)`, sure: 'form' },
    { source: `(?<h>\\d{1,2})(?:[:.](?<m>[0-5]\\d))?\\s*uhr`, sure: 'form' },
    { source: `(?<h>${HOUR})\\s+uhr`, sure: 'form' },
    { source: `(?<h>\\d{1,2}):(?<m>[0-5]\\d)`, sure: 'form' },
    { source: `(?<h>\\d{1,2})\\s?h(?<m>[0-5]\\d)?`, sure: 'hours' },
    { source: `(?<h>\\d{1,2})\\.(?<m>[0-5]\\d)`, sure: 'lead' },
    { source: `(?<=(?:um|@)\\s*)(?<h>${HOUR})`, sure: 'lead' },
  ],
  timeLead:
    /(?:(?<!\p{L})(?:um|gegen|ab|bis|vor|so|ca\.?|circa|ungefahr|etwa|von|zwischen)|@)\s*$/iu,
  at: /(?:(?<!\p{L})um(?:\s+(?:ca\.?|circa|ungefahr|etwa))?|@)\s*$/iu,
  noTimeAfter:
    /(?:(?<!\p{L})(?:die|der|das|den|dem|des|ein|eine[nrms]?|nach|seit|fur|fuer|auf|als|kapitel|seiten?|version|zimmer|raum|linie|bus|level|teil|nr|nummer|aufgaben?|ubung|folgen?|staffel)\s*|[#€$£.,:/\d-])$/iu,
  noTimeBefore:
    /^(?:\s*[%€$£°]|[.,:/]\d|-\p{L}|\s*(?:euro|prozent|grad|kilo|kg|g|ml|l|km|m|cm|mal|x|stuck|punkte|personen|leute|minuten|min|stunden|std|tage|wochen|monate|jahre)(?!\p{L}))/iu,

  length: [
    '(?<three>(?:eine\\s+)?drei\\s?viertel\\s?stunde)',
    '(?<quarter>(?:eine\\s+|ne\\s+)?viertel\\s?stunde)',
    '(?<hourHalf>anderthalb\\s+stunden?|eineinhalb\\s+stunden?)',
    '(?<half>(?:eine\\s+|ne\\s+|einer\\s+|1\\s+)?halbe[nr]?\\s+(?:stunde|std)|1/2\\s+(?:stunde|std))',
    `(?<hours>\\d{1,2}|${WORD})\\s*(?:stunden?|std\\.?|h)\\s*(?:und\\s+)?(?<mins>\\d{1,2}|${WORD})\\s*(?:minuten?|min\\.?|m)`,
    `(?<mins>\\d{1,4}|${WORD})\\s*-?\\s*(?:minuten?|minütige[rn]?|mins?\\.?|min)`,
    `(?<hours>\\d{1,2}(?:[.,]5)?|${WORD})\\s*-?\\s*(?:stunden?|std\\.?)`,
    '(?<hours>[1-4](?:[.,]5)?)\\s?h',
  ]
    .map((source, at) => source.replace(/<(hours|mins)>/g, `<$1${at}>`))
    .join('|'),
  lengthLead: /(?:(?<!\p{L})(?:fur|fuer|dauert|dauer|ca\.?|circa|etwa|ungefahr|rund|je)|~)\s*$/iu,
  fromNow: /(?<!\p{L})in\s+(?:ca\.?\s+|etwa\s+)?$/iu,
  noLengthAfter:
    /(?<!\p{L})(?:alle|jede[nrms]?|vor|nach|innerhalb|binnen|letzten?|ersten?|nachsten|weitere|noch|pro|der|den|die|das|des|dem|mit|von|timer|wecker|(?:timer|wecker)\s+auf|auf|um|je)\s+$/iu,
  noLengthBefore:
    /^\s*(?:vor(?:her)?|nach(?:her)?(?=\s+(?:\d|halb))|spater|spaeter|fruher|frueher|lang(?=e)|alt|pro|am\s+tag|zu\s+spat)(?!\p{L})/iu,
  ofActivity: null,
  ofNext: null,

  parts: [
    { source: 'heute\\s+(?:fruh|frueh|morgen|vormittag)', part: 'morning', isToday: true },
    { source: 'heute\\s+(?:mittag|nachmittag)', part: 'afternoon', isToday: true },
    { source: 'heute?\\s+abend', part: 'evening', isToday: true },
    { source: 'heute\\s+nacht', part: 'night', isToday: true },
    { source: 'am\\s+(?:morgen|vormittag)|in\\s+der\\s+fruh|in\\s+der\\s+frueh', part: 'morning' },
    { source: 'am\\s+nachmittag', part: 'afternoon' },
    { source: 'am\\s+abend', part: 'evening' },
    { source: 'in\\s+der\\s+nacht', part: 'night' },
    { source: `(?<=(?:${DAY}|jeden)\\s+)morgen`, part: 'morning' },
    {
      source: `(?<=(?:${DAY}|jeden|morgen|morgn|·)\\s*)(?:fruh|frueh|vormittag|vormittags|morgens)`,
      part: 'morning',
    },
    { source: `(?<=(?:${DAY}|jeden|morgen|morgn|·)\\s*)nachmittags?`, part: 'afternoon' },
    { source: `(?<=(?:${DAY}|jeden|morgen|morgn|·)\\s*)abends?`, part: 'evening' },
    { source: `(?<=(?:${DAY}|jede|morgen|morgn|·)\\s*)nachts?`, part: 'night' },
  ],
  noPartAfter: /(?<!\p{L})(?:vo[nm]|uber|seit|bis|vor|nach|guten|schonen)\s+$/iu,
  ofMorning: /(?<!\p{L})(?:aufstehen|aufwachen|wecken|fruhstuck\p{L}*|fruehstueck\p{L}*)/iu,
  ofEvening:
    /(?<!\p{L})(?:abendessen|abendbrot|essen gehen|kino|theater|konzert|kneipe|ins bett|schlafen gehen|party|elternabend|spieleabend|stammtisch)/iu,

  rhythms: [
    {
      source: `(?:(?:am|jede[nr])\\s+)?(?<place>erste[nr]|zweite[nr]|dritte[nr]|vierte[nr]|letzte[nr]|[1-4]\\.)\\s+(?<wd>${FULL})\\s+(?:im|des|jeden|eines\\s+jeden)\\s+monats?`,
    },
    {
      source: `(?:(?:am|zum)\\s+)?(?<dates>\\d{1,2}\\.(?:\\s*(?:,|und|&)\\s*\\d{1,2}\\.)*|ersten|letzten)\\s+(?:(?:jeden|jedes|im|des|eines\\s+jeden)\\s+monats?)`,
    },
    {
      source: `(?:monatlich|jeden\\s+monat)\\s+am\\s+(?<dates>\\d{1,2}\\.(?:\\s*(?:,|und|&)\\s*\\d{1,2}\\.)*)`,
    },
    {
      source: `(?:jedes\\s+jahr|jahrlich|jaehrlich)\\s+am\\s+(?<d>\\d{1,2})\\.?\\s*(?<mon>${MONTH})|(?:am\\s+)?(?<d2>\\d{1,2})\\.?\\s*(?<mon2>${MONTH})\\s+(?:jedes\\s+jahr|jahrlich|jaehrlich)`,
    },
    {
      source: `(?:${EVERY})\\s+(?<n>${NUMBER})\\s+(?<unit>tage|wochen|monate|jahre)(?:\\s+(?:am\\s+)?(?<list>${LIST}))?`,
    },
    {
      source: `jede[nrs]?\\s+(?<other>zweite[nrs]?|2\\.|andere[nrs]?)\\s+(?:(?<unit>tag|woche|monat)(?:\\s+(?:am\\s+)?(?<list>${LIST}))?|(?<list2>${LIST}))`,
    },
    { source: `jede[nr]?\\s+(?<weekdays>werktag|wochentag|arbeitstag)` },
    { source: `jedes\\s+(?<weekend>wochenende)|(?:immer\\s+)?am\\s+(?<weekend2>wochenenden)` },
    { source: `jede[nr]?\\s+(?<list>(?:${DAY})(?:(?:${AND}|\\s+)(?:${DAY}))*)` },
    {
      source: `(?<daily>jeden\\s+tag|taglich|taeglich|tagl\\.?|jeden(?=\\s+(?:morgen|vormittag|nachmittag|mittag|abend))|jede(?=\\s+nacht))`,
    },
    {
      source: `(?:jede|jeden|jedes)\\s+(?<unit>woche|monat|jahr)(?:\\s+(?:am\\s+)?(?<list>${LIST}))?`,
    },
    { source: `(?:immer\\s+)?(?<weekdays>werktags|wochentags|unter\\s+der\\s+woche)` },
    { source: `(?:immer\\s+)?(?<list>${DAYS}(?:${AND}${DAYS})*)` },
    { source: `immer\\s+(?:am\\s+)?(?<list>${LIST})` },
    {
      source: `(?:von\\s+)?(?<range>(?:${DAY})\\s*(?:-|–|bis)\\s*(?:${DAY}))`,
      needsTime: true,
    },
    {
      source: `(?<word>wochentlich|woechentlich|monatlich|jahrlich|jaehrlich|vierteljahrlich|quartalsweise)(?:\\s+(?:am\\s+)?(?<list>${LIST}))?`,
    },
  ],
  noRhythmAfter:
    /(?<!\p{L})(?:nicht|fast|au(?:ß|ss)er|aber|uber|ueber|von|wie|als|mehrmals|zweimal|dreimal|mal|\d\s*x|\d+\s*mal|der|die|das|ein|eine)\s+$/iu,
  noRhythmBefore: /^[\s,·]*(?:au(?:ß|ss)er|bis|oder|aber nicht|ohne|nur|der)(?!\p{L})/iu,
  soundsRepeated: `(?:jede[nrs]?|alle)\\s+(?:(?:zweite[nrs]?|dritte[nrs]?|andere[nrs]?|paar|${NUMBER})\\s+)?(?:sekunden?|minuten?|stunden?|tage?|nachte?|morgen|abende?|wochen?|wochenenden?|monate?|quartal|jahre?|fruhling|sommer|herbst|winter|${FULL})|(?:taglich|taeglich|stundlich|wochentlich|woechentlich|monatlich|jahrlich|jaehrlich)|(?:ein|zwei|drei|vier|\\d+)\\s?mal\\s+(?:am\\s+tag|pro\\s+(?:tag|woche|monat)|taglich|in\\s+der\\s+woche|die\\s+woche)|${DAYS}`,

  clause:
    '\\p{L}+en\\s*$|mit|um|am|an|im|in|bei|beim|fur|fuer|zu|zum|zur|von|vom|nach|vor|und|oder|bis|ab|gegen|dann|danach|wegen|ohne|aus|auf|uber|ueber|wenn|weil|aber',
  anotherTime: /^\s*(?:und|oder|&|\/)\s*(?:um\s+)?\d/i,
  startsRhythm: /(?<!\p{L})ab(?:\s+(?:dem|dem\s+|nachstem))?\s*$|^ab\s/iu,
  titleStart: /^(?:[\s,.;:–—-]|und\s)+/i,
};

/** Reads a line in German. */
export const capture = captureIn(grammarOf(words));

import { plainOf } from './words.ts';

/** Languages that are recognised besides English, to say that they are not understood. */
export const OTHER_LANGUAGE_CODES = ['de', 'es', 'fr', 'pt', 'it', 'nl', 'pl'] as const;
export type OtherLanguage = (typeof OTHER_LANGUAGE_CODES)[number];

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/**
 * Small words by which a language is known, without accents. Words that are English as well ("die", "me", "no",
 * "was", "in", "a") are left out, and so are names and greetings that people mix into English.
 */
const SMALL_WORDS: Readonly<Record<OtherLanguage, ReadonlySet<string>>> = {
  de: wordSet(`
    ich du wir ihr mich mir dich dir uns nicht nichts und oder aber auch noch schon nur sehr mehr immer wieder
    bin bist ist sind habe hab hast hat haben kann kannst konnen muss will werde wird wurde mochte soll
    der das den dem des ein eine einen einem einer kein keine keinen mein meine meinen meiner dein deine
    wie wo wann warum weil dass wenn von mit bei fur auf aus zu zum zur nach uber jetzt heute morgen gestern
    alle alles jemand niemand ohne hab habs ne nen gleich zu zur leben sterben tot schlafen angst hilfe bitte danke geht gehts weiss fuhle`),
  es: wordSet(`
    yo tu el ella nosotros que quiero quiere quieres puedo puede tengo tiene estoy esta estas soy eres es 
    muy mas en pero porque cuando como donde para por con una uno unos los las del mis nada nadie todo toda
    todos siempre nunca ahora hoy manana ayer tambien ya hace hacer vivir morir vida siento ayuda
    dormir miedo voy va vas fue ser estar algo alguien nos les lo le dios casa trabajo matar muero pastillas`),
  fr: wordSet(`
    je tu il elle nous vous ils suis es sommes etes sont avons ont ne pas rien jamais toujours
    veux peux dois vais va fait faire etre avoir mon mes ses le les une des du de en au aux ou
    mais donc parce que qui quand comment pourquoi avec sans dans sur tout toute tous tres aussi encore
    aujourd hui demain hier maintenant bien vivre mourir vie peur aide dormir personne cest jai`),
  pt: wordSet(`
    eu voce voces ele ela nos que quero quer posso pode tenho tem estou esta sou sao foi muito mais mas porque
    quando como onde para por com sem uns os as do da dos das meu minha meus minhas nao nada ninguem
    tudo todos sempre nunca agora hoje amanha ontem tambem ja fazer viver morrer vida sinto ajuda obrigado
    obrigada dormir medo vou vai algo alguem casa trabalho aguento`),
  it: wordSet(`
    io tu lui lei noi che voglio vuole posso puo devo ho hai abbiamo hanno sono sei siamo molto piu 
    perche quando come dove per con senza una uno il lo gli le del della dei mio mia miei mie niente
    nessuno tutto tutti sempre adesso ora oggi domani ieri anche gia fare vivere morire vita sento aiuto
    dormire paura vado va qualcosa qualcuno casa lavoro`),
  nl: wordSet(`
    ik jij hij zij wij jullie mij jou ons niet niks niets en maar ook nog al heel erg meer altijd weer ben bent
    zijn heb hebt heeft hebben kan kun kunnen moet wil word wordt zou het een de den geen mijn jouw hoe waar
    wanneer waarom omdat dat dit als van met bij voor naar op uit te nu vandaag morgen gisteren alles iemand
    niemand leven dood slapen angst hulp graag bedankt gaat weet voel`),
  pl: wordSet(`
    ja ona jestem jest sa nie nic tak ale bo ze zeby co jak kiedy gdzie dlaczego chce moge mam masz
    musze bede jutro dzis dzisiaj wczoraj juz jeszcze tylko bardzo wiecej zawsze nigdy znowu sie mnie mi ciebie
    moj moja moje od za dla przez wszystko nikt ktos zyc umrzec zycie boje pomoc prosze spac`),
};

/** Small English words that of the others has as well. */
const ENGLISH = wordSet(`
  i im ive id ill my you your youre we our they them their she him her it the and or but
  if then that this these those there is are were been have has does did dont didnt doesnt
  not cant couldnt wont would should will can could to for from with about as than just really
  too very all any some what when where who why how out off over now today day time go going get got
  want need feel feeling think know like make work home help please thanks ok yes because after before again`);

/** How many different small words there have to be. One alone may be a name, an interjection or a title. */
const LEAST_KINDS = 2;

/**
 * The language of a message that is not English, by its small words: two different ones, and more of them than English
 * ones. Null for English, for anything too short to tell, and for other languages.
 * Rough on purpose: it decides whether to say that this language is not understood, and that the learned part of the
 * guard needs a clearer sign in it.
 */
export const otherLanguageOf = (text: string): OtherLanguage | null => {
  const words = plainOf(text.normalize('NFD').replace(/\p{M}/gu, '')).split(' ');
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const counts = OTHER_LANGUAGE_CODES.map((code) => {
    const found = words.filter((word) => SMALL_WORDS[code].has(word) && !ENGLISH.has(word));
    return { code, count: found.length, kinds: new Set(found).size };
  });
  const best = counts.reduce((most, one) => (one.count > most.count ? one : most));
  return best.kinds >= LEAST_KINDS && best.count > english ? best.code : null;
};

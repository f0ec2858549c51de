import { EXPANSIONS } from './expansions.ts';

/** Shorthands of everyday messages that the guard does not need. */
const SHORTHANDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    '2day': 'today',
    '2mrw': 'tomorrow',
    appt: 'appointment',
    appts: 'appointments',
    bday: 'birthday',
    cba: 'can not be bothered',
    cbb: 'can not be bothered',
    cud: 'could',
    def: 'definitely',
    defo: 'definitely',
    doin: 'doing',
    dw: 'do not worry',
    feelin: 'feeling',
    gd: 'good',
    goin: 'going',
    gr8: 'great',
    hv: 'have',
    hw: 'homework',
    idek: 'i do not even know',
    ikr: 'i know',
    insta: 'instagram',
    l8: 'late',
    l8r: 'later',
    msg: 'message',
    msgs: 'messages',
    ne1: 'anyone',
    nvr: 'never',
    obv: 'obviously',
    obvs: 'obviously',
    prob: 'probably',
    probs: 'probably',
    prolly: 'probably',
    rly: 'really',
    shldnt: 'should not',
    shud: 'should',
    smb: 'somebody',
    smt: 'something',
    srsly: 'seriously',
    sry: 'sorry',
    thru: 'through',
    til: 'until',
    till: 'until',
    tmmrw: 'tomorrow',
    txt: 'text',
    txted: 'texted',
    urself: 'yourself',
    w8: 'wait',
    wat: 'what',
    wk: 'week',
    wknd: 'weekend',
    wks: 'weeks',
    workin: 'working',
    wot: 'what',
    wut: 'what',
    yday: 'yesterday',
    youve: 'you have',
    ystd: 'yesterday',
    yt: 'youtube',
  }).map(([short, long]) => [short, long.split(' ')]),
);

/** A number with its unit, as in "3hrs". */
const MEASURE =
  /^(\d+)(hrs?|hours?|mins?|m|h|days?|wks?|weeks?|mths?|months?|yrs?|years?|am|pm|x)$/;

/**
 * The words of a text that was normalized by `plainOf`, with contractions and shorthands written out: "havent" becomes
 * "have not", and "tmrw" becomes "tomorrow".
 */
export const spelledOut = (plain: string): readonly string[] =>
  plain === ''
    ? []
    : plain.split(' ').flatMap((word) => {
        const measure = MEASURE.exec(word);
        if (measure !== null) return [measure[1] ?? '', ...spelledOut(measure[2] ?? '')];
        return SHORTHANDS.get(word) ?? EXPANSIONS.get(word) ?? [word];
      });

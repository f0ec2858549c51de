import { REGIONS, type Region } from './lines/line.ts';

/** The zones of each region by their names in the IANA database, old names as well. A `*` stands for all that follows. */
const ZONES: Readonly<Partial<Record<Region, string>>> = {
  us: `US/* America/Indiana/* America/Kentucky/* America/North_Dakota/* America/New_York America/Detroit
    America/Chicago America/Menominee America/Denver America/Boise America/Phoenix America/Los_Angeles
    America/Anchorage America/Juneau America/Sitka America/Metlakatla America/Yakutat America/Nome America/Adak
    America/Indianapolis America/Fort_Wayne America/Knox_IN America/Louisville America/Shiprock Pacific/Honolulu
    America/Puerto_Rico`,
  ca: `Canada/* America/Toronto America/Montreal America/Vancouver America/Edmonton America/Winnipeg America/Regina
    America/Swift_Current America/Halifax America/Glace_Bay America/Moncton America/Goose_Bay America/St_Johns
    America/Iqaluit America/Pangnirtung America/Rankin_Inlet America/Resolute America/Cambridge_Bay
    America/Yellowknife America/Inuvik America/Whitehorse America/Dawson America/Dawson_Creek America/Fort_Nelson
    America/Creston America/Thunder_Bay America/Nipigon America/Rainy_River America/Atikokan America/Coral_Harbour
    America/Blanc-Sablon`,
  gb: 'Europe/London Europe/Belfast GB GB-Eire',
  ie: 'Europe/Dublin Eire',
  fr: 'Europe/Paris',
  es: 'Europe/Madrid Atlantic/Canary Africa/Ceuta',
  eu: `Europe/Vienna Europe/Brussels Europe/Sofia Europe/Zagreb Asia/Nicosia Europe/Nicosia Europe/Prague
    Europe/Copenhagen Europe/Tallinn Europe/Helsinki Europe/Mariehamn Europe/Berlin Europe/Busingen Europe/Athens
    Europe/Budapest Europe/Rome Europe/Riga Europe/Vilnius Europe/Luxembourg Europe/Malta Europe/Amsterdam
    Europe/Warsaw Poland Europe/Lisbon Portugal Atlantic/Madeira Atlantic/Azores Europe/Bucharest
    Europe/Bratislava Europe/Ljubljana Europe/Stockholm`,
  au: 'Australia/*',
  nz: 'Pacific/Auckland Pacific/Chatham NZ NZ-CHAT',
  in: 'Asia/Kolkata Asia/Calcutta',
  br: `Brazil/* America/Sao_Paulo America/Bahia America/Fortaleza America/Recife America/Belem America/Maceio
    America/Manaus America/Cuiaba America/Campo_Grande America/Porto_Velho America/Boa_Vista America/Rio_Branco
    America/Porto_Acre America/Eirunepe America/Santarem America/Araguaina America/Noronha`,
};

const isZoneOf = (pattern: string, zone: string): boolean =>
  pattern.endsWith('*') ? zone.startsWith(pattern.slice(0, -1)) : zone === pattern;

/**
 * Where somebody may be, by the time zone of their device alone; null where it fits no region. It is a guess: the zone stays
 * that of home for some who travel, and a zone can reach beyond a border.
 */
export const regionOfZone = (zone: string): Region | null =>
  REGIONS.find((region) =>
    ZONES[region]?.split(/\s+/).some((pattern) => isZoneOf(pattern, zone)),
  ) ?? null;

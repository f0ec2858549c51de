import {
  DAY_AND_NIGHT,
  FREE,
  FREE_FOR_WOMEN,
  type LinesByRegion,
  lineFor,
  NOT_IN_EVERY_COUNTRY,
} from './line.ts';

const line = lineFor('violence', '2026-11-22');

/** For whoever is hurt, threatened or controlled at home. Where a line is for women only, one for others is added if there is one. */
export const VIOLENCE_LINES: LinesByRegion = {
  us: [
    line(
      'National Domestic Violence Hotline',
      'call',
      '1-800-799-7233',
      'https://www.thehotline.org',
      {
        note: DAY_AND_NIGHT,
        checkedWith:
          'https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts',
        checkedBy: 'office',
      },
    ),
    line('The same hotline in writing', 'text', '88788', 'https://www.thehotline.org', {
      word: 'START',
      note: DAY_AND_NIGHT,
      checkedWith:
        'https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts',
      checkedBy: 'office',
    }),
  ],
  ca: [
    line('ShelterSafe', 'website', 'https://sheltersafe.ca', 'https://sheltersafe.ca', {
      note: 'For women. Shows the numbers of shelters nearby, most of them day and night.',
      checkedWith: 'https://sheltersafe.ca/about-shelters/',
      checkedBy: 'own',
    }),
  ],
  gb: [
    line(
      'National Domestic Abuse Helpline',
      'call',
      '0808 2000 247',
      'https://www.nationaldahelpline.org.uk',
      {
        note: FREE_FOR_WOMEN,
        checkedWith:
          'https://refuge.org.uk/news/refuge-response-to-home-secretary-announcement-of-support-for-domestic-abuse-victims',
        checkedBy: 'own',
      },
    ),
    line("Men's Advice Line", 'call', '0808 801 0327', 'https://mensadviceline.org.uk', {
      note: 'For men, at set hours.',
      checkedWith: 'https://www.scotsman.com/news/help-hand-male-abuse-victims-1722626',
      checkedBy: 'press',
    }),
  ],
  ie: [
    line("Women's Aid", 'call', '1800 341 900', 'https://www.womensaid.ie', {
      note: FREE_FOR_WOMEN,
      checkedWith: 'https://www.thejournal.ie/womens-aid-helpline-2-2964358-Sep2016/',
      checkedBy: 'press',
    }),
    line("Men's Aid", 'call', '01 554 3811', 'https://www.mensaid.ie', {
      note: 'For men. Monday to Friday, 9 am to 5 pm.',
      checkedWith: 'https://www.rte.ie/news/2022/1114/1335943-men-violence-report',
      checkedBy: 'press',
    }),
  ],
  fr: [
    line('3919, Violences Femmes Info', 'call', '3919', 'https://solidaritefemmes.org', {
      note: FREE_FOR_WOMEN,
      checkedWith: 'https://solidaritefemmes.org/appeler-le-3919/',
      checkedBy: 'own',
    }),
    line('116 006, help for victims', 'call', '116 006', 'https://www.france-victimes.fr', {
      note: 'For everybody. Free, every day from 9 am to 7 pm.',
      checkedWith:
        'https://www.savoie.gouv.fr/Actualites/Actualites/Lancement-du-116-006-numero-d-aide-aux-victimes',
      checkedBy: 'office',
    }),
  ],
  es: [
    line('016', 'call', '016', 'https://violenciagenero.igualdad.gob.es', {
      note: FREE_FOR_WOMEN,
      checkedWith:
        'https://elmirondesoria.es/nacional/politica/el-servicio-016-recibe-59-317-consultas-de-enero-a-junio',
      checkedBy: 'press',
    }),
  ],
  eu: [
    line(
      'Help for victims of violence against women',
      'call',
      '116 016',
      'https://digital-strategy.ec.europa.eu/en/policies/116-helplines',
      {
        note: `For women. ${NOT_IN_EVERY_COUNTRY}`,
        checkedWith:
          'https://www.agensir.it/quotidiano/2022/11/24/violenza-contro-le-donne-commissione-ue-linea-telefonica-europea-di-assistenza-alle-vittime-il-numero-di-soccorso-e-116-016/',
        checkedBy: 'press',
      },
    ),
  ],
  au: [
    line('1800RESPECT', 'call', '1800 737 732', 'https://www.1800respect.org.au', {
      note: DAY_AND_NIGHT,
      checkedWith: 'https://thedailyaus.com.au/stories/1800-respect-text-messaging/',
      checkedBy: 'press',
    }),
    line('1800RESPECT in writing', 'text', '0458 737 732', 'https://www.1800respect.org.au', {
      note: DAY_AND_NIGHT,
      checkedWith: 'https://thedailyaus.com.au/stories/1800-respect-text-messaging/',
      checkedBy: 'press',
    }),
  ],
  nz: [
    line("Women's Refuge", 'call', '0800 733 843', 'https://womensrefuge.org.nz', {
      note: FREE,
      checkedWith:
        'https://www.govt.nz/browse/law-crime-and-justice/abuse-harassment-domestic-violence/domestic-and-family-violence/',
      checkedBy: 'office',
    }),
    line("It's Not OK", 'call', '0800 456 450', 'https://www.areyouok.org.nz', {
      note: 'For everybody. Free, every day from 9 am to 11 pm.',
      checkedWith:
        'https://www.govt.nz/browse/law-crime-and-justice/abuse-harassment-domestic-violence/domestic-and-family-violence/',
      checkedBy: 'office',
    }),
  ],
  in: [
    line('Women Helpline', 'call', '181', 'https://wcd.gov.in', {
      note: 'For women.',
      checkedWith:
        'https://www.newindianexpress.com/nation/2020/apr/18/lockdown-over-50-helplines-set-up-across-india-to-help-women-facing-domestic-violence-2132024.html',
      checkedBy: 'press',
    }),
  ],
  br: [
    line('Ligue 180', 'call', '180', 'https://www.gov.br/mulheres', {
      note: FREE_FOR_WOMEN,
      checkedWith:
        'https://www.oliberal.com/cop-30/ligue-180-cria-canal-exclusivo-para-atender-denuncias-de-violencia-durante-a-cop-30-1.1043786',
      checkedBy: 'press',
    }),
  ],
};

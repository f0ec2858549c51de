import Globe from 'lucide-react/icons/globe';
import MessageSquare from 'lucide-react/icons/message-square';
import Phone from 'lucide-react/icons/phone';
import { Fold } from '#client/ui/fold.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import type { CountryCode, Purpose } from '#domain/chat/lines/country.ts';
import type { LineGroup } from '#domain/chat/lines/lines.ts';
import { texts } from '#texts/crisis.js';
import styles from './crisis.module.css';
import { LINES } from './region/lines.ts';

type CrisisLine = LineGroup['lines'][number];

const digits = (contact: string): string => contact.replaceAll(/[^\d+]/g, '');

const ContactLinks = ({ line }: { readonly line: CrisisLine }) => {
  const { way, contact, word, name } = line;
  const number = digits(contact);
  const text =
    word === null
      ? texts.textNumber({ number: contact })
      : texts.textWord({ word, number: contact });
  const site = contact.replace('https://', '');
  return (
    <span className={styles.ways}>
      {way === 'website' ? (
        <a
          href={contact}
          target="_blank"
          rel="noreferrer"
          className={styles.way}
          aria-label={texts.contactOf({ contact: site, name })}
        >
          <Globe aria-hidden="true" size="1.2em" />
          {site}
        </a>
      ) : null}
      {way === 'call' || way === 'call-or-text' ? <CallLink number={contact} name={name} /> : null}
      {way === 'text' || way === 'call-or-text' ? (
        <a
          href={`sms:${number}`}
          className={styles.way}
          aria-label={texts.contactOf({ contact: text, name })}
        >
          <MessageSquare aria-hidden="true" size="1.2em" />
          {text}
        </a>
      ) : null}
    </span>
  );
};

/**
 * A link that calls a number. Its label names the service that answers, for screen readers that list links out of
 * context.
 */
export const CallLink = ({
  number,
  name,
  className = styles.way,
}: {
  readonly number: string;
  /** The name of the service that answers. */
  readonly name: string;
  readonly className?: string | undefined;
}) => (
  <a
    href={`tel:${digits(number)}`}
    className={className}
    aria-label={texts.callService({ number, name })}
  >
    <Phone aria-hidden="true" size="1.2em" />
    <span>
      {sentence(texts.callNumber({ number, plain: (text) => <span translate="no">{text}</span> }))}
    </span>
  </a>
);

/** The emergency numbers of all known countries, for people whose country is unknown. */
const AllEmergencyNumbers = () => (
  <div className={`${kit.stack2} ${styles.part}`}>
    <p className={`${kit.bold} ${styles.emergency}`}>{texts.emergencyOfCountry}</p>
    <ul className={kit.stack}>
      {LINES.emergencyNumbers.map(({ number, names }) => (
        <li key={number}>
          <CallLink number={number} name={texts.emergencyIn({ countries: names.join(', ') })} />{' '}
          <span className={kit.softSmall}>{names.join(', ')}</span>
        </li>
      ))}
    </ul>
  </div>
);

/** The emergency number of the country, if known. */
export const EmergencyNumber = ({ region }: { readonly region: CountryCode | null }) => {
  const { number, note } = LINES.of(region).emergency;
  if (region === null) return <AllEmergencyNumbers />;
  if (number === null) {
    return <p className={`${kit.bold} ${styles.emergency}`}>{texts.emergencyUnknown}</p>;
  }
  return (
    <p className={`${kit.bold} ${styles.emergency}`}>
      {texts.inAnEmergency} <CallLink number={number} name={texts.emergencyService} />
      {note === null ? null : <span className={kit.softSmall}> {note}</span>}
    </p>
  );
};

/** The heading of the lines for a purpose. */
export const nameOf = (purpose: Purpose, region: CountryCode | null): string =>
  purpose === 'crisis' && region !== null
    ? texts.crisisLinesIn({ country: LINES.of(region).name })
    : texts.purposes[purpose];

/** Lines with their names and contact links. */
export const Lines = ({ lines }: { readonly lines: readonly CrisisLine[] }) => (
  <ul className={`${kit.stack1} ${styles.lines}`}>
    {lines.map((line) => (
      <li key={line.name + line.contact} className={styles.line}>
        <span className={`${kit.stack} ${styles.lineText}`}>
          <span className={kit.bold}>{line.name}</span>
          {line.note === null ? null : <span className={kit.softSmall}>{line.note}</span>}
        </span>
        <ContactLinks line={line} />
      </li>
    ))}
  </ul>
);

interface LinesOfRegionProps {
  readonly region: CountryCode | null;
  /** The purposes of the lines shown before the crisis lines. */
  readonly fitting?: readonly Purpose[];
}

const shownFirst = ({ region, fitting = [] }: LinesOfRegionProps): readonly LineGroup[] =>
  LINES.groups(region, fitting).filter(
    ({ purpose }) => purpose === 'crisis' || fitting.includes(purpose),
  );

/** The fitting lines of a country, then its crisis lines, each with its contact links. */
export const CrisisLinesList = (props: LinesOfRegionProps) =>
  shownFirst(props).map(({ purpose, lines }) => (
    <section key={purpose} className={`${kit.stack2} ${styles.part}`}>
      <h3 className={kit.medium}>{nameOf(purpose, props.region)}</h3>
      <Lines lines={lines} />
    </section>
  ));

/** The other lines of a country. Each purpose is collapsed, so that all of them fit on a phone. */
export const OtherLinesList = (props: LinesOfRegionProps) => {
  const shown = new Set(shownFirst(props).map(({ purpose }) => purpose));
  return LINES.groups(props.region).map(({ purpose, lines }) =>
    shown.has(purpose) ? null : (
      <Fold key={purpose} label={texts.purposes[purpose]}>
        <Lines lines={lines} />
      </Fold>
    ),
  );
};

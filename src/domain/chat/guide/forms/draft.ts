import { localeWith } from '#domain/shared/text/locale.ts';
import { isLocalDate } from '#domain/shared/time/local-date.ts';
import type { GuideField, GuideForm } from '../content.ts';

/** The lines of a `lines` or `rows` value, without bullets or numbers. */
export const linesOf = (value: string): readonly string[] =>
  value
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])?\s*/u, '').trim())
    .filter((line) => line !== '');

const DATE_WORDS: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
};

/** A value as it appears in a sentence; dates are spelled out. */
const saidValue = (field: GuideField, value: string): string =>
  field.kind === 'date' && isLocalDate(value)
    ? new Date(`${value}T12:00:00Z`).toLocaleDateString(localeWith('en-US'), DATE_WORDS)
    : value.trim().replace(/\s+/g, ' ');

const plainWords = (text: string): readonly string[] =>
  text.toLowerCase().split(/\s+/).filter(Boolean);

/** Removes words at the start of a value that repeat the end of the preceding text. */
const withoutRepeated = (value: string, before: string): string => {
  const lead = plainWords(before);
  const own = plainWords(value);
  for (let count = Math.min(lead.length, own.length - 1); count > 0; count -= 1) {
    if (lead.slice(-count).join(' ') === own.slice(0, count).join(' '))
      return value.split(/\s+/).slice(count).join(' ');
  }
  return value;
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The part of a field's label before "…". */
const leadOf = ({ label }: GuideField): string => /^(.*?)\s*…/u.exec(label)?.[1] ?? '';

const PLACE = /\{([a-z][a-z0-9-]*)\}/g;

interface Place {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

const placesIn = (line: string): readonly Place[] =>
  [...line.matchAll(PLACE)].map((match) => ({
    name: match[1] ?? '',
    from: match.index,
    to: match.index + match[0].length,
  }));

/** Fills the placeholders of a line according to the rules at the top of the forms file. */
const fill = (line: string, fields: ReadonlyMap<string, GuideField>, values: Values): string => {
  let text = '';
  let at = 0;
  for (const { name, from, to } of placesIn(line)) {
    const field = fields.get(name);
    const before = line.slice(at, from);
    let value = field === undefined ? '' : saidValue(field, values[name] ?? '');
    value = withoutRepeated(value, field === undefined ? '' : leadOf(field));
    value = withoutRepeated(value, before);
    if (/^\s*[.,;:?!]/.test(line.slice(to))) value = value.replace(/[.,;:?!]+$/, '');
    text += before + (from === 0 ? capitalized(value) : value);
    at = to;
  }
  text += line.slice(at);
  const isOpen = line.startsWith('{') && !/[.!?,:…]$/u.test(text);
  return isOpen ? `${text}.` : text;
};

type Values = Readonly<Record<string, string>>;

/** The lines of a form's draft with the values filled in; lines with an empty field are left out. */
export const draftLines = (form: GuideForm, values: Values): readonly string[] => {
  const fields = new Map(form.fields.map((field) => [field.name, field]));
  return form.draft.flatMap((line) => {
    const places = placesIn(line);
    if (places.some(({ name }) => (values[name] ?? '').trim() === '')) return [];
    const repeated = places.find(({ name }) => fields.get(name)?.kind === 'lines');
    if (repeated === undefined) return [fill(line, fields, values)];
    return linesOf(values[repeated.name] ?? '').map((one) =>
      fill(line, fields, { ...values, [repeated.name]: one }),
    );
  });
};

import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { Language } from '../../src/domain/shared/text/message.ts';
import { type Catalog, type Entry, isMessage, type Message, parametersOf } from './entry.ts';

const RUNTIME = '#domain/shared/text/message.ts';

/** Imports the functions that the code of messages calls. */
export const importOfRuntime = (...others: readonly string[]): string =>
  `import { ${['digits', 'plural', 'select', 'withArticle', ...others].join(', ')} } from '${RUNTIME}';`;

const isConstant = (message: Message): boolean =>
  message.every((element) => element.type === TYPE.literal);

/** The text of a message without parameters. */
export const constantOf = (message: Message): string =>
  message.map((element) => (element.type === TYPE.literal ? element.value : '')).join('');

const escaped = (text: string): string => text.replace(/[`\\]|\$(?=\{)/g, '\\$&');

const valueCode = (name: string): string => `values.${name}`;

/** The options of a plural or select, as the code of an object. */
const casesOf = (
  options: Readonly<Record<string, { readonly value: Message }>>,
  language: Language,
  count: string | null,
): string =>
  `{ ${Object.entries(options)
    .map(([key, { value }]) => `${JSON.stringify(key)}: ${textCode(value, language, count)}`)
    .join(', ')} }`;

/** The code of one part of a template literal. `count` is the code of the number that `#` stands for. */
const partCode = (element: Message[number], language: Language, count: string | null): string => {
  const of = JSON.stringify(language);
  switch (element.type) {
    case TYPE.literal:
      return escaped(element.value);
    case TYPE.argument:
      return `\${${valueCode(element.value)}}`;
    case TYPE.time:
      if (language !== 'es' || element.style !== 'article')
        throw new Error(`{${element.value}, time} is only for the article of a Spanish time.`);
      return `\${withArticle(${valueCode(element.value)})}`;
    case TYPE.number:
      return `\${digits(${of}, ${valueCode(element.value)})}`;
    case TYPE.pound:
      return `\${digits(${of}, ${count})}`;
    case TYPE.select:
      return `\${select(${valueCode(element.value)}, ${casesOf(element.options, language, count)})}`;
    case TYPE.plural: {
      const value = valueCode(element.value);
      const ordinal = element.pluralType === 'ordinal' ? ", 'ordinal'" : '';
      return `\${plural(${of}, ${value}, ${casesOf(element.options, language, value)}${ordinal})}`;
    }
    case TYPE.tag:
      throw new Error(`<${element.value}> may not be inside a plural, a select or another tag.`);
    default:
      throw new Error('Dates are formatted before they are given to a message.');
  }
};

const textCode = (message: Message, language: Language, count: string | null = null): string =>
  isConstant(message)
    ? JSON.stringify(constantOf(message))
    : `\`${message.map((element) => partCode(element, language, count)).join('')}\``;

/** The code of a message with tags: a list of texts and of what the functions for the tags return. */
const listCode = (message: Message, language: Language): string => {
  const parts: string[] = [];
  let plain: Message[number][] = [];
  const flush = (): void => {
    if (plain.length > 0) parts.push(textCode(plain, language));
    plain = [];
  };
  for (const element of message) {
    if (element.type !== TYPE.tag) {
      plain.push(element);
      continue;
    }
    flush();
    parts.push(`${valueCode(element.value)}(${textCode(element.children, language)})`);
  }
  flush();
  return `[${parts.join(', ')}]`;
};

const hasTags = (message: Message): boolean => message.some((element) => element.type === TYPE.tag);

/** The JavaScript expression of an entry: a string, a function of the message's values, a list or an object. */
export const codeOf = (entry: Entry, language: Language): string => {
  if (isMessage(entry)) {
    if (isConstant(entry)) return JSON.stringify(constantOf(entry));
    const code = hasTags(entry) ? listCode(entry, language) : textCode(entry, language);
    return `(values) => ${code}`;
  }
  if ('list' in entry) return `[${entry.list.map((one) => codeOf(one, language)).join(', ')}]`;
  return objectCode(entry.map, language);
};

export const objectCode = (catalog: Catalog, language: Language): string =>
  `{ ${Object.entries(catalog)
    .map(([key, entry]) => `${JSON.stringify(key)}: ${codeOf(entry, language)}`)
    .join(', ')} }`;

/** The TypeScript type of an entry. */
export const typeOf = (entry: Entry): string => {
  if (isMessage(entry)) {
    const parameters = [...parametersOf(entry)];
    if (parameters.length === 0) return 'string';
    const fields = parameters.map(([name, kind]) => {
      if (kind === 'wrap') return `readonly ${name}: (text: string) => Part`;
      return `readonly ${name}: ${kind === 'number' ? 'number' : 'string'}`;
    });
    const values = `{ ${fields.join('; ')} }`;
    return hasTags(entry)
      ? `<Part>(values: ${values}) => readonly (string | Part)[]`
      : `(values: ${values}) => string`;
  }
  if ('list' in entry) {
    const types = [...new Set(entry.list.map(typeOf))];
    return `readonly (${types.join(' | ')})[]`;
  }
  return `{ ${Object.entries(entry.map)
    .map(([key, one]) => `readonly ${JSON.stringify(key)}: ${typeOf(one)}`)
    .join('; ')} }`;
};

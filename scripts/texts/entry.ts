import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** A parsed ICU message. */
export type Message = readonly MessageFormatElement[];

/** The texts of a catalog by key; a list or a map groups texts that are chosen by a position or a value. */
export interface Catalog {
  readonly [key: string]: Entry;
}
export type Entry = Message | { readonly list: readonly Entry[] } | { readonly map: Catalog };

export const isMessage = (entry: Entry): entry is Message => Array.isArray(entry);

/** Reads an entry of a YAML file. Throws an error that names the entry if it is not a valid ICU message. */
export const entryOf = (value: unknown, place: string): Entry => {
  if (typeof value === 'string') {
    try {
      return parse(value, { shouldParseSkeletons: false, requiresOtherClause: true });
    } catch (error) {
      throw new Error(`${place} is not a valid ICU message: ${Object(error).message}`);
    }
  }
  if (Array.isArray(value))
    return { list: value.map((one, index) => entryOf(one, `${place}.${index}`)) };
  if (value !== null && typeof value === 'object') return { map: catalogOf(value, place) };
  throw new Error(`${place} must be a text, in quotes if YAML reads it as something else.`);
};

export const catalogOf = (value: object, place: string): Catalog =>
  Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, entryOf(one, `${place}.${key}`)]),
  );

/** The kind of value that a message needs for each of its parameters. */
export type Parameter = 'text' | 'number' | 'wrap';

/** The parameters of a message by name: `wrap` is a function that wraps the text inside a tag. */
export const parametersOf = (message: Message): ReadonlyMap<string, Parameter> => {
  const found = new Map<string, Parameter>();
  const visit = (elements: Message): void => {
    for (const element of elements) {
      const isText = element.type === TYPE.argument || element.type === TYPE.time;
      if (isText && !found.has(element.value)) found.set(element.value, 'text');
      if (element.type === TYPE.number) found.set(element.value, 'number');
      if (element.type === TYPE.tag) {
        found.set(element.value, 'wrap');
        visit(element.children);
      }
      if (element.type === TYPE.select || element.type === TYPE.plural) {
        found.set(element.value, element.type === TYPE.plural ? 'number' : 'text');
        for (const option of Object.values(element.options)) visit(option.value);
      }
    }
  };
  visit(message);
  return found;
};

/**
 * The parameters of all messages of an entry, sorted, so that the entry of another language can be compared. A language
 * need not repeat a number as a plural, so only the names and the wrapping functions count.
 */
export const parametersIn = (entry: Entry): unknown => {
  if (isMessage(entry))
    return [...parametersOf(entry)]
      .map(([name, kind]) => (kind === 'wrap' ? `<${name}>` : name))
      .sort();
  if ('list' in entry) return entry.list.map(parametersIn);
  return Object.fromEntries(
    Object.entries(entry.map).map(([key, one]) => [key, parametersIn(one)]),
  );
};

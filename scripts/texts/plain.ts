import { TYPE } from '@formatjs/icu-messageformat-parser';
import { type Catalog, type Entry, isMessage, type Message } from './entry.ts';

/** What a reader sees of a message: a value is its name, and a choice is its general case. */
export const plainText = (message: Message): string =>
  message
    .map((element) => {
      switch (element.type) {
        case TYPE.literal:
          return element.value;
        case TYPE.pound:
          return '5';
        case TYPE.tag:
          return plainText(element.children);
        case TYPE.plural:
        case TYPE.select:
          return plainText(element.options.other?.value ?? []);
        default:
          return element.value;
      }
    })
    .join('');

/** The messages of an entry with the keys that lead to them. */
const messagesOf = (entry: Entry, place: string): readonly (readonly [string, Message])[] => {
  if (isMessage(entry)) return [[place, entry]];
  const parts = 'list' in entry ? entry.list : entry.map;
  return Object.entries(parts).flatMap(([key, one]) => messagesOf(one, `${place}.${key}`));
};

/** The messages of a catalog by their places, such as `sharing.readers.therapist`. */
export const messagesIn = (catalog: Catalog, name: string): ReadonlyMap<string, Message> =>
  new Map(messagesOf({ map: catalog }, name));

/** All texts of a catalog as a reader sees them. */
export const plainTexts = (catalog: Catalog): readonly string[] =>
  [...messagesIn(catalog, '').values()].map(plainText);

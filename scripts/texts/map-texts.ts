import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { type Catalog, type Entry, isMessage } from './entry.ts';

const mapElement = (
  element: MessageFormatElement,
  change: (text: string) => string,
): MessageFormatElement => {
  switch (element.type) {
    case TYPE.literal:
      return { ...element, value: change(element.value) };
    case TYPE.tag:
      return { ...element, children: element.children.map((one) => mapElement(one, change)) };
    case TYPE.plural:
    case TYPE.select: {
      const options = Object.entries(element.options).map(([key, option]) => [
        key,
        { ...option, value: option.value.map((one) => mapElement(one, change)) },
      ]);
      return { ...element, options: Object.fromEntries(options) };
    }
    default:
      return element;
  }
};

const mapEntry = (entry: Entry, change: (text: string) => string): Entry => {
  if (isMessage(entry)) return entry.map((one) => mapElement(one, change));
  if ('list' in entry) return { list: entry.list.map((one) => mapEntry(one, change)) };
  return { map: mapTexts(entry.map, change) };
};

/** A catalog with a change to each piece of text; parameters and the names of cases and tags stay. */
export const mapTexts = (catalog: Catalog, change: (text: string) => string): Catalog =>
  Object.fromEntries(Object.entries(catalog).map(([key, entry]) => [key, mapEntry(entry, change)]));

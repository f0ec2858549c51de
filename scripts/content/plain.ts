import { type Child, el, note } from './html.ts';

/** Display names for keys that are not clear by themselves. */
const NAMES: Readonly<Record<string, string>> = {
  says: 'It says',
  plainer: 'In other words, where somebody does not understand',
  also: 'Words that do the same as a button',
  has: 'words anywhere in the message',
  starts: 'words at its beginning',
  whole: 'the whole message',
  unless: 'not where these words are there',
};

const nameOf = (key: string): string =>
  NAMES[key] ??
  key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Renders any data in readable form, as nested lists of names and values. */
export const plain = (value: unknown): Child => {
  if (value === null || value === undefined) return note('nothing');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object') return String(value);
  if (isList(value))
    return el(
      'ul',
      {},
      value.map((one) => el('li', {}, plain(one))),
    );
  return el(
    'dl',
    {},
    Object.entries(value).map(([key, one]) => [
      el('dt', {}, nameOf(key)),
      el('dd', {}, plain(one)),
    ]),
  );
};

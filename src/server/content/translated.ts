/** The keys by which an entry of a list is known in each language. */
const NAMES = ['id', 'card', 'form', 'need', 'reply', 'name', 'tag'] as const;

type Entry = Readonly<Record<string, unknown>>;

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The name of an entry of a list: undefined if it has none, so that its place identifies it. */
export const nameOf = (entry: Entry): unknown =>
  NAMES.map((name) => entry[name]).find((value) => typeof value === 'string');

/** The value of a translated list for an entry of the list: the one with its name, or the one at its place. */
export const sameEntry = (entry: unknown, place: number, own: readonly unknown[]): unknown => {
  const name = isEntry(entry) ? nameOf(entry) : undefined;
  return name === undefined ? own[place] : own.find((one) => isEntry(one) && nameOf(one) === name);
};

/**
 * Content with the texts of a translation, which has only what differs. Lists with entries are translated entry by
 * entry. Lists of words, and entries whose keys are texts themselves, are replaced as a whole.
 */
export const translated = (content: unknown, own: unknown): unknown => {
  if (own === undefined || own === null) return content;
  if (Array.isArray(content) && Array.isArray(own) && content.some(isEntry))
    return content.map((entry, place) => translated(entry, sameEntry(entry, place, own)));
  if (isEntry(content) && isEntry(own) && Object.keys(own).every((key) => key in content)) {
    const pairs = Object.entries(content).map(([key, value]) => [key, translated(value, own[key])]);
    return Object.fromEntries(pairs);
  }
  return own;
};

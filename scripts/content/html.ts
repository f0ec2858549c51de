/** A piece of HTML that is already escaped. */
export interface Markup {
  readonly markup: string;
}
/** The content of an element: text, which is escaped, or other elements. Null renders nothing. */
export type Child = string | number | Markup | null | readonly Child[];
type Attributes = Readonly<Record<string, string>>;

const CHARACTERS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (one) => CHARACTERS[one] ?? one);

const markupOf = (child: Child): string => {
  if (child === null) return '';
  if (typeof child === 'string' || typeof child === 'number') return escaped(String(child));
  return 'markup' in child ? child.markup : child.map(markupOf).join('');
};

/** An element with its attributes and children. */
export const el = (name: string, attributes: Attributes, ...children: readonly Child[]): Markup => {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return { markup: `<${name}${given.join('')}>${markupOf(children)}</${name}>` };
};

export const p = (...children: readonly Child[]): Markup => el('p', {}, ...children);

/** A list; renders nothing if it is empty. */
export const list = (entries: readonly Child[]): Child =>
  entries.length === 0
    ? null
    : el(
        'ul',
        {},
        entries.map((entry) => el('li', {}, entry)),
      );

/** A button label. */
export const button = (label: string): Markup => el('span', { class: 'button' }, label);

/** A remark in small print, which is not part of the app's text. */
export const note = (...children: readonly Child[]): Markup =>
  el('span', { class: 'note' }, ...children);

/** Texts of the app, one paragraph per text. */
export const said = (texts: readonly string[]): Child =>
  texts.map((text) => el('p', { class: 'said' }, text));

/** Text exactly as in the file, line by line. */
export const block = (text: string): Markup => el('pre', {}, text.trim());

/** A table with a header row. */
export const table = (headings: readonly Child[], rows: readonly (readonly Child[])[]): Markup =>
  el(
    'table',
    {},
    el(
      'thead',
      {},
      el(
        'tr',
        {},
        headings.map((one) => el('th', { scope: 'col' }, one)),
      ),
    ),
    el(
      'tbody',
      {},
      rows.map((row) =>
        el(
          'tr',
          {},
          row.map((cell) => el('td', {}, cell)),
        ),
      ),
    ),
  );

/** A section of the page with a heading; `id` is its link target. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly body: Child;
  readonly parts?: readonly Section[];
}

/** A section as an element, with a heading of the given level; its subsections are one level lower. */
export const sectionElement = ({ id, title, body, parts = [] }: Section, level = 2): Markup =>
  el(
    'section',
    { id },
    el(`h${level}`, {}, title),
    body,
    parts.map((part) => sectionElement(part, level + 1)),
  );

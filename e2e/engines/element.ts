/** An element to look for, by kind and accessible name. */
export interface Wanted {
  readonly kind: 'button' | 'link' | 'radio' | 'checkbox' | 'field' | 'heading';
  /** The full name, or the source of a regular expression. */
  readonly name: string | { readonly pattern: string };
}

/** The position of an element in the window, and its state. */
export interface Found {
  readonly x: number;
  readonly y: number;
  /** Whether a press at this point reaches the element, which may be covered or moving. */
  readonly isReachable: boolean;
  readonly value: string;
  readonly isChecked: boolean;
  readonly isFocused: boolean;
}

/**
 * Runs in the page: finds the first visible element with this name, within the open dialog if there is one, and scrolls
 * it into view. Null if there is none. It is serialized, so it must not refer to anything outside the function.
 */
export const findElement = async ({ kind, name }: Wanted): Promise<Found | null> => {
  const SELECTORS = {
    button: 'button, summary, [role="button"]',
    link: 'a[href]',
    radio: 'input[type="radio"]',
    checkbox: 'input[type="checkbox"]',
    field: 'input, textarea, select',
    heading: 'h1, h2, h3, h4',
  };
  const plain = (text: string | null | undefined): string =>
    (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const textOf = (node: Node): string => {
    if (node instanceof Element && node.matches('[aria-hidden="true"]')) return '';
    return node instanceof Text ? node.data : [...node.childNodes].map(textOf).join('');
  };
  const nameOf = (element: Element): string => {
    const said = element.getAttribute('aria-label');
    if (said !== null) return plain(said);
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    if (ids.length > 0)
      return plain(ids.map((id) => document.getElementById(id)?.textContent).join(' '));
    const labels = 'labels' in element && element.labels instanceof NodeList ? element.labels : [];
    const label = [...labels].map(textOf).join(' ');
    return plain(label === '' ? textOf(element) : label);
  };
  const fits = (found: string): boolean =>
    typeof name === 'string' ? found === name : new RegExp(name.pattern).test(found);
  // Wait for fonts, because loading a font moves the content below the text.
  await document.fonts.ready;
  const dialogs = [...document.querySelectorAll('dialog:modal')];
  const scope = dialogs.at(-1) ?? document;
  const element = [...scope.querySelectorAll(SELECTORS[kind])].find(
    (one) => one.checkVisibility() && fits(nameOf(one)),
  );
  if (element === undefined) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const middle = (): readonly [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [beforeX, beforeY] = middle();
  // Wait two frames, except in a background tab, which renders none.
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
    if (document.hidden) resolve(null);
  });
  const [x, y] = middle();
  const hit = document.elementFromPoint(x, y);
  const isHit =
    hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true);
  const isDisabled = element.matches(':disabled, [aria-disabled="true"]');
  return {
    x,
    y,
    isReachable: isHit && !isDisabled && x === beforeX && y === beforeY,
    value: 'value' in element ? String(element.value) : '',
    isChecked: element.matches(':checked'),
    isFocused: element === document.activeElement,
  };
};

/** What a person looks for: something of a kind, by the name that is read out. */
export interface Wanted {
  readonly kind: 'button' | 'link' | 'radio' | 'checkbox' | 'field' | 'heading';
  /** All of it, or the source of a regular expression. */
  readonly name: string | { readonly pattern: string };
}

/** Where something is in the window, and what it says. */
export interface Found {
  readonly x: number;
  readonly y: number;
  /** Whether a press at this point comes to it: it may be covered, or on its way. */
  readonly isReachable: boolean;
  readonly value: string;
  readonly isChecked: boolean;
  readonly isFocused: boolean;
}

/**
 * Runs in the page: finds the first one that can be seen and has this name, in the open dialog if there is one,
 * and brings it into the window. Null when there is none. It refers to nothing outside of itself.
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
  // Letters of another font move what stands below them.
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
  // A tab behind another one draws nothing.
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

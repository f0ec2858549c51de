/** The text last set on each element. It is stored here because the browser may translate the text in the page. */
const given = new WeakMap<HTMLElement, string>();

/** Sets the text of an element without rendering in React. */
export const setText = (element: HTMLElement | null, text: string): void => {
  if (element === null || (given.get(element) ?? element.textContent) === text) return;
  given.set(element, text);
  element.textContent = text;
};

/** Shows one of the prerendered children without rendering in React; -1 shows none of them. */
export const showChildOnly = (parent: HTMLElement | null, index: number): void => {
  for (const [at, child] of [...(parent?.children ?? [])].entries()) {
    if (child.hasAttribute('data-on') !== (at === index)) child.toggleAttribute('data-on');
  }
};

/** Changes to a node's children that the app did not make, earliest first; dropped once undone. */
const changesOfOthers = new WeakMap<Node, MutationRecord[]>();
/** Far more changes than a translator makes to one node before the app changes it. */
const MOST_CHANGES = 500;
/** The parent from which something other than the app removed a node. */
const parents = new WeakMap<Node, Node>();

/**
 * Elements in which nothing is translated, and whose text the app also changes by other means than the methods below.
 */
const OF_THE_APP = 'title, textarea';
const isOfTheApp = (node: Node): boolean => node instanceof Element && node.matches(OF_THE_APP);

const note = (records: readonly MutationRecord[]): void => {
  for (const record of records) {
    const { target, removedNodes } = record;
    if (isOfTheApp(target)) continue;
    const known = changesOfOthers.get(target) ?? [];
    known.push(record);
    if (known.length > MOST_CHANGES) known.shift();
    changesOfOthers.set(target, known);
    for (const node of removedNodes) parents.set(node, target);
  }
};

const observer = new MutationObserver(note);
const { appendChild, insertBefore, removeChild } = Node.prototype;

/** Makes a change of the app, which is not recorded. */
const change = (work: () => void): void => {
  work();
  observer.takeRecords();
};

/** Undoes foreign changes to a node's children, the last change first. */
const putBack = (parent: Node): void => {
  const isHere = (node: Node | null): node is Node => node?.parentNode === parent;
  for (const record of changesOfOthers.get(parent)?.reverse() ?? []) {
    const { removedNodes, nextSibling: next, previousSibling: previous } = record;
    const added = [...record.addedNodes].filter(isHere);
    const place = isHere(next) || !isHere(previous) ? next : previous.nextSibling;
    const before = added[0] ?? (isHere(place) ? place : null);
    for (const node of removedNodes) insertBefore.call(parent, node, before);
    for (const node of added) removeChild.call(parent, node);
  }
  changesOfOthers.delete(parent);
};

/** Returns a node to where the app put it, if something else removed it. */
const bringBack = (node: Node): void => {
  note(observer.takeRecords());
  const parent = parents.get(node);
  if (parent !== undefined && node.parentNode !== parent && changesOfOthers.has(parent))
    change(() => putBack(parent));
  parents.delete(node);
};

/** Replaces the setter of a node's property. */
const override = (name: 'nodeValue' | 'textContent', before: (node: Node) => void): void => {
  const own = Object.getOwnPropertyDescriptor(Node.prototype, name) ?? {};
  Object.defineProperty(Node.prototype, name, {
    ...own,
    set(this: Node, value: string | null) {
      before(this);
      change(() => own.set?.call(this, value));
    },
  });
};

/**
 * Lets the browser or an extension translate the page. Translators replace React's text nodes with their own, so
 * React would fail when it removes such a text or inserts before it, and would update texts that nobody sees. So
 * nodes that React is about to touch are restored first, and the translator translates them again. Call it before
 * React renders.
 */
export const allowTranslation = (): void => {
  Node.prototype.appendChild = function append(node) {
    bringBack(node);
    change(() => appendChild.call(this, node));
    return node;
  };
  Node.prototype.insertBefore = function insert(node, next) {
    bringBack(node);
    if (next !== null) bringBack(next);
    change(() => insertBefore.call(this, node, next));
    return node;
  };
  Node.prototype.removeChild = function remove(node) {
    bringBack(node);
    change(() => removeChild.call(this, node));
    return node;
  };
  override('nodeValue', bringBack);
  override('textContent', (node) => {
    note(observer.takeRecords());
    changesOfOthers.delete(node);
  });
  observer.observe(document.body, { childList: true, subtree: true });
};

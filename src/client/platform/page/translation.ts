/** The changes to the children of a node that the app did not make, the earliest first. They are forgotten once they are undone. */
const changesOfOthers = new WeakMap<Node, MutationRecord[]>();
/** Far more changes to one node than a translator makes before the app changes it. */
const MOST_CHANGES = 500;
/** The parent from which others took a node. */
const parents = new WeakMap<Node, Node>();

/** Where the app itself changes texts by other means than the methods below, and where nothing is translated. */
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

/** Makes a change of the app, which is not noted. */
const change = (work: () => void): void => {
  work();
  observer.takeRecords();
};

/** Undoes what others did to the children of a node, the last change first. */
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

/** Brings a node back to where the app has put it, if others took it from there. */
const bringBack = (node: Node): void => {
  note(observer.takeRecords());
  const parent = parents.get(node);
  if (parent !== undefined && node.parentNode !== parent && changesOfOthers.has(parent))
    change(() => putBack(parent));
  parents.delete(node);
};

/** Replaces how a property of a node is set. */
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
 * Lets the browser, or an extension, translate the page. It takes the text nodes of React out of the page and puts
 * its own in their place, so that React would fail where it removes a text or adds something before it, and would
 * change texts that nobody sees. What React is about to touch is put back first, and the translator translates it again. Call
 * it before React draws.
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

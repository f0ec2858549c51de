/** Changes to a node's children that were not made by the app, earliest first. Removed once they are undone. */
const changesOfOthers = new WeakMap<Node, MutationRecord[]>();
/** The limit on recorded changes per node, far more than a translator makes before the app changes the node. */
const MOST_CHANGES = 500;
/** The former parents of nodes that were not removed by the app. */
const parents = new WeakMap<Node, Node>();

/**
 * Elements in which nothing is translated. The app also changes their text in ways that the methods below do not see.
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

/** Makes a change on behalf of the app, without recording it. */
const change = (work: () => void): void => {
  work();
  observer.takeRecords();
};

/** Undoes the recorded changes to a node's children, last change first. */
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

/** Moves a node back to where the app put it, if it was not removed by the app. */
const bringBack = (node: Node): void => {
  note(observer.takeRecords());
  const parent = parents.get(node);
  if (parent !== undefined && node.parentNode !== parent && changesOfOthers.has(parent))
    change(() => putBack(parent));
  parents.delete(node);
};

/** Replaces the setter of a property of all nodes. */
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
 * Lets the browser or an extension translate the page. Translators replace React's text nodes with their own nodes.
 * React would then fail when it removes such a text node or inserts another node before it, and would update text nodes
 * that are no longer visible. Therefore nodes are restored before React changes them, and the translator translates
 * them again. Call this function before React renders.
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

import {
  createContext,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import kit from '#client/ui/layout/kit.module.css';
import unseen from '#client/ui/visually-hidden.module.css';
import { WANTS_FOCUS } from './focus-in-part.ts';
import { type Thing, useOneAtATime } from './use-one-at-a-time.tsx';

/**
 * The key of the only visible part; null if all are visible; undefined if the person does not want one thing at a time.
 */
const Shown = createContext<string | null | undefined>(undefined);

/** Whether an element contains text that can be seen; text only for screen readers does not count. */
const hasContent = (element: Element): boolean =>
  !element.classList.contains(unseen.hidden ?? '') &&
  [...element.childNodes].some((node) =>
    node instanceof Element ? hasContent(node) : node.nodeValue?.trim(),
  );

/** The keys of all parts that have content, because a part can be empty. */
const partsIn = (place: HTMLElement): readonly string[] =>
  [...place.querySelectorAll<HTMLElement>('[data-one]')]
    .filter(hasContent)
    .map(({ dataset }) => dataset.one ?? '');

interface PartsProps {
  /** What the parts are. */
  readonly thing: Thing;
  /** Each piece of content wrapped in a `Part`. */
  readonly children: ReactNode;
}

/** Shows all parts at once or, for people who want one thing at a time, one after the other. */
export const Parts = ({ thing, children }: PartsProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [keys, setKeys] = useState<readonly string[]>([]);
  const { isWanted, only, controls, choose } = useOneAtATime(thing, keys);
  /** The element that is focused as soon as its part is visible. */
  const wanted = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const element = place.current;
    if (!isWanted || element === null) return;
    const look = (): void => {
      const found = partsIn(element);
      setKeys((before) => (before.join() === found.join() ? before : found));
    };
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    look();
    const reveal = ({ target }: Event): void => {
      if (!(target instanceof HTMLElement)) return;
      const key = target.closest<HTMLElement>('[data-one]')?.dataset.one ?? '';
      const at = partsIn(element).indexOf(key);
      if (at < 0) return;
      wanted.current = target;
      look();
      choose({ key, at });
    };
    element.addEventListener(WANTS_FOCUS, reveal);
    return () => {
      observer.disconnect();
      element.removeEventListener(WANTS_FOCUS, reveal);
    };
  }, [isWanted, choose]);

  useLayoutEffect(() => {
    wanted.current?.focus();
    wanted.current = null;
  });

  return (
    <Shown value={isWanted ? only : undefined}>
      {controls}
      <div ref={place}>{children}</div>
    </Shown>
  );
};

/** One part of `Parts`. */
export const Part = ({ children }: { readonly children: ReactNode }) => {
  const key = useId();
  const only = useContext(Shown);
  if (only === undefined) return children;
  return (
    <div data-one={key} className={kit.noneIfEmpty} hidden={only !== null && only !== key}>
      {children}
    </div>
  );
};

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
import { useOneAtATime } from './use-one-at-a-time.tsx';

/**
 * The key of the only visible part; null if all are visible; undefined if the person does not want one thing at a time.
 */
const Shown = createContext<string | null | undefined>(undefined);

/** The keys of all parts that have content, because a part can be empty. */
const partsIn = (place: HTMLElement): readonly string[] =>
  [...place.querySelectorAll<HTMLElement>('[data-one]')]
    .filter(({ textContent }) => textContent.trim() !== '')
    .map(({ dataset }) => dataset.one ?? '');

interface PartsProps {
  /** The name of a part, such as "Card". */
  readonly thing: string;
  /** Each piece of content wrapped in a `Part`. */
  readonly children: ReactNode;
}

/** Shows all parts at once or, for people who want one thing at a time, one after the other. */
export const Parts = ({ thing, children }: PartsProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [keys, setKeys] = useState<readonly string[]>([]);
  const { isWanted, only, controls } = useOneAtATime(thing, keys);

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
    return () => observer.disconnect();
  }, [isWanted]);

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

import type { LucideIcon } from 'lucide-react';
import ListChecks from 'lucide-react/icons/list-checks';
import Menu from 'lucide-react/icons/menu';
import MessageCircle from 'lucide-react/icons/message-circle';
import Smile from 'lucide-react/icons/smile';
import Sun from 'lucide-react/icons/sun';
import X from 'lucide-react/icons/x';
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { Loading } from '#client/app/parts/loading.tsx';
import { useClosedByNavigation } from '#client/lib/navigation/use-closed-by-navigation.ts';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { useEdgeHeight } from '#client/lib/window/edge-height.ts';
import { useOnScreenKeyboard } from '#client/lib/window/on-screen-keyboard.ts';
import { isEscape } from '#client/platform/keys.ts';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import type { PagePath } from '#contract/shared/pages.ts';
import { texts } from '#texts/app.js';
import { AddButton } from './add-something.tsx';
import { useCurrent } from './items/use-current.ts';
import styles from './lower-bar.module.css';

/** Loaded when the menu is first opened. */
const MenuItems = lazyPart(async () => (await import('./items/menu-items.tsx')).MenuItems);

type Shortcut = readonly [label: string, to: PagePath, icon: LucideIcon];

const BEFORE: readonly Shortcut[] = [
  [texts.today, '/homepage', Sun],
  [texts.routine, '/features/routine-builder', ListChecks],
];

const AFTER: readonly Shortcut[] = [
  [texts.mood, '/features/focus-mood-tracker', Smile],
  [texts.chat, '/features/chat', MessageCircle],
];

interface LowerBarProps {
  readonly userId: string;
  readonly onAdd: () => void;
  /** A confirmation of the entry just added, or empty. */
  readonly added: ReactNode;
}

/**
 * The lower edge of the window: the confirmation of the entry just added and, on small screens, a bar with the most
 * used pages and a menu of all pages. The bar is hidden while an on-screen keyboard is open.
 */
export const LowerBar = ({ userId, onAdd, added }: LowerBarProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const current = useCurrent();
  const isKeyboardOpen = useOnScreenKeyboard();
  const menuId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const edge = useEdgeHeight('--lower-edge');

  useClosedByNavigation(() => setIsOpen(false));

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event): void => {
      const isInside = target instanceof Element && target.closest('[data-lower-bar]') !== null;
      if (!isInside) setIsOpen(false);
    };
    const closeByEscape = (event: KeyboardEvent): void => {
      if (!isEscape(event) || document.querySelector('dialog[open]') !== null) return;
      setIsOpen(false);
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByEscape);
    };
  }, [isOpen]);

  const items = (shortcuts: readonly Shortcut[]) =>
    shortcuts.map(([label, to, Icon]) => (
      <li key={to}>
        <Link to={to} className={styles.item} aria-current={current(to)}>
          <Icon aria-hidden="true" size="1.4rem" />
          {label}
        </Link>
      </li>
    ));
  const MenuIcon = isOpen ? X : Menu;
  return (
    <div
      ref={edge}
      className={`${kit.stack} ${styles.edge}`}
      data-lower-bar=""
      data-menu-open={isOpen ? '' : undefined}
    >
      <nav className={styles.bar} aria-label={texts.shortcuts} hidden={isKeyboardOpen}>
        <ul className={styles.items}>
          {items(BEFORE)}
          <li>
            <AddButton onOpen={onAdd} />
          </li>
          {items(AFTER)}
          <li>
            <button
              ref={opener}
              type="button"
              className={styles.item}
              aria-expanded={isOpen}
              aria-controls={menuId}
              // Loads the items while the button is still pressed.
              onPointerDown={MenuItems.preload}
              onClick={() => setIsOpen(!isOpen)}
            >
              <MenuIcon aria-hidden="true" size="1.4rem" />
              <span>
                {sentence(
                  texts.moreInMenu({ hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden> }),
                )}
              </span>
            </button>
          </li>
        </ul>
      </nav>
      <nav id={menuId} className={styles.menu} aria-label={texts.menu} hidden={!isOpen}>
        {isOpen ? (
          <ErrorPanel>
            <Suspense fallback={<Loading />}>
              <MenuItems userId={userId} />
            </Suspense>
          </ErrorPanel>
        ) : null}
      </nav>
      <p role="status" className={styles.added}>
        {added}
      </p>
    </div>
  );
};

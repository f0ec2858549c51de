import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useEntryKey } from '#client/lib/navigation/history-entry.ts';
import { AddSomething } from './add-something.tsx';
import { Logo } from './logo.tsx';
import { NavItems } from './nav-items.tsx';
import styles from './top-bar.module.css';

/** The signed-in top bar. Where it does not fit in a row, its items move into a menu. */
export const TopBar = ({ userId }: { readonly userId: string }) => {
  const [open, setOpen] = useState(false);
  const entryKey = useEntryKey();
  const menuId = useId();
  const opener = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useEffect(() => setOpen(false), [entryKey]);

  const closeByEscape = (event: KeyboardEvent): void => {
    const inDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
    if (event.key !== 'Escape' || !open || inDialog) return;
    setOpen(false);
    opener.current?.focus();
  };
  const Icon = open ? X : Menu;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu from any control in it
    <header className={styles.bar} onKeyDown={closeByEscape}>
      <div className={styles.inner}>
        <Logo to="/homepage" />
        <nav className={styles.wide} aria-label="Main">
          <NavItems userId={userId} chat="/features/chat" />
        </nav>
        <AddSomething />
        <button
          ref={opener}
          type="button"
          className={styles.opener}
          aria-expanded={open}
          aria-controls={menuId}
          onClick={() => setOpen(!open)}
        >
          <Icon aria-hidden="true" size="1.3em" />
          Menu
        </button>
      </div>
      <nav id={menuId} className={styles.menu} aria-label="Menu" hidden={!open}>
        <NavItems userId={userId} chat="/features/Chat" />
      </nav>
    </header>
  );
};

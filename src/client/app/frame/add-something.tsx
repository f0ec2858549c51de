import Pill from 'lucide-react/icons/pill';
import Plus from 'lucide-react/icons/plus';
import Shield from 'lucide-react/icons/shield';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { Loading } from '#client/app/parts/loading.tsx';
import { MedicationLink } from '#client/features/medication/medication-link.tsx';
import { useClosedByNavigation } from '#client/lib/navigation/use-closed-by-navigation.ts';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { after } from '#client/platform/after.ts';
import { plainKey } from '#client/platform/keys.ts';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import { texts } from '#texts/app.js';
import styles from './lower-bar.module.css';
import { OPENING_KEYS } from './opening-keys.ts';

/** Loaded on first use, because most visits never open the form. */
const AddForm = lazyPart(async () => (await import('./add-form.tsx')).AddForm);

/** The time for which the confirmation stays, in ms. It repeats only what the pages show. */
const ADDED_MS = 8_000;

/**
 * Whether Alt+Shift+N is pressed, which neither browsers nor our pages use for anything else. A single key could be
 * triggered by speech input.
 */
const isOpeningKey = (event: KeyboardEvent): boolean =>
  event.altKey && event.shiftKey && !event.ctrlKey && !event.metaKey && plainKey(event) === 'n';

/** The quick capture button, in the top bar and in the lower bar on phones. */
export const AddButton = ({ onOpen }: { readonly onOpen: () => void }) => (
  <button
    type="button"
    className={styles.add}
    aria-label={texts.addSomething}
    aria-keyshortcuts={OPENING_KEYS}
    title={texts.addSomethingByKeys}
    // Loads the form while the button is still pressed.
    onPointerDown={AddForm.preload}
    onClick={onOpen}
  >
    <Plus aria-hidden="true" size="1.4em" />
  </button>
);

/** The dialog that `AddButton` opens on every page, and the confirmation of the entry that was just added in it. */
export const useAddSomething = () => {
  const [open, setOpen] = useState(false);
  const [added, setAdded] = useState<ReactNode>('');

  // Closing the dialog loses nothing, because the typed text is saved as a draft.
  useClosedByNavigation(() => {
    setOpen(false);
    setAdded('');
  });

  useEffect(() => {
    // A confirmation that can be undone ends by itself.
    if (added === '' || typeof added !== 'string') return;
    return after(ADDED_MS, () => setAdded(''));
  }, [added]);

  const show = (): void => {
    setAdded('');
    setOpen(true);
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // Do nothing while another dialog is open.
      if (!isOpeningKey(event) || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      setAdded('');
      setOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  // Rendered only while open, so that closing the dialog clears its errors.
  const dialog = open ? (
    <ErrorPanel>
      {/* Suspends the whole dialog, so that it opens only with its content and can focus the field. */}
      <Suspense
        fallback={
          <Dialog open={open} onClose={() => setOpen(false)} title={texts.addSomething}>
            <Loading />
          </Dialog>
        }
      >
        <Dialog open={open} onClose={() => setOpen(false)} title={texts.addSomething}>
          <AddForm
            onClose={() => setOpen(false)}
            onAdded={(text) => {
              setOpen(false);
              setAdded(text);
            }}
          />
          <nav className={styles.others} aria-label={texts.otherPages}>
            <Link
              to="/features/safety-plan"
              onClick={() => setOpen(false)}
              className={styles.other}
            >
              <Shield aria-hidden="true" size="1.2em" />
              {texts.safetyPlan}
            </Link>
            <MedicationLink className={styles.other} onClick={() => setOpen(false)}>
              <Pill aria-hidden="true" size="1.2em" />
              {texts.medication}
            </MedicationLink>
          </nav>
        </Dialog>
      </Suspense>
    </ErrorPanel>
  ) : null;
  return { show, added, dialog };
};

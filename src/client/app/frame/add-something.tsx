import Pill from 'lucide-react/icons/pill';
import Plus from 'lucide-react/icons/plus';
import Shield from 'lucide-react/icons/shield';
import { Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { Loading } from '#client/app/parts/loading.tsx';
import { MedicationLink } from '#client/features/medication/medication-link.tsx';
import { useClosedByNavigation } from '#client/lib/navigation/use-closed-by-navigation.ts';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { plainKey } from '#client/platform/keys.ts';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import styles from './add-something.module.css';

/** Loaded on first use: most visits add nothing. */
const AddForm = lazyPart(async () => (await import('./add-form.tsx')).AddForm);

/** Alt+Shift+N: no browser and no page uses it, and it is not a single key, which speech input could press. */
const isOpeningKey = (event: KeyboardEvent): boolean =>
  event.altKey && event.shiftKey && !event.ctrlKey && !event.metaKey && plainKey(event) === 'n';

/** The quick capture button, in the top bar and in the lower bar on phones. */
export const AddButton = ({ onOpen }: { readonly onOpen: () => void }) => (
  <button
    type="button"
    className={styles.add}
    aria-label="Add something"
    aria-keyshortcuts="Alt+Shift+N"
    title="Add something (Alt + Shift + N)"
    // So that the form is loaded when the press ends.
    onPointerDown={AddForm.preload}
    onClick={onOpen}
  >
    <Plus aria-hidden="true" size="1.4em" />
  </button>
);

/** The dialog that `AddButton` opens on every page, and its outcome. */
export const useAddSomething = () => {
  const [open, setOpen] = useState(false);
  const [added, setAdded] = useState('');

  // The input stays saved as a draft.
  useClosedByNavigation(() => {
    setOpen(false);
    setAdded('');
  });

  const show = (): void => {
    setAdded('');
    setOpen(true);
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // Another open dialog has to be closed first.
      if (!isOpeningKey(event) || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      setAdded('');
      setOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  // Rendered only while open, so that errors are forgotten when it closes.
  const dialog = open ? (
    <ErrorPanel>
      {/* Around the dialog, so that it opens with its content and focuses its field. */}
      <Suspense
        fallback={
          <Dialog open={open} onClose={() => setOpen(false)} title="Add something">
            <Loading />
          </Dialog>
        }
      >
        <Dialog open={open} onClose={() => setOpen(false)} title="Add something">
          <AddForm
            onClose={() => setOpen(false)}
            onAdded={(text) => {
              setOpen(false);
              setAdded(text);
            }}
          />
          <nav className={styles.others} aria-label="Other pages">
            <Link
              to="/features/safety-plan"
              onClick={() => setOpen(false)}
              className={styles.other}
            >
              <Shield aria-hidden="true" size="1.2em" />
              Safety plan
            </Link>
            <MedicationLink className={styles.other} onClick={() => setOpen(false)}>
              <Pill aria-hidden="true" size="1.2em" />
              Medication
            </MedicationLink>
          </nav>
        </Dialog>
      </Suspense>
    </ErrorPanel>
  ) : null;
  return { show, added, dialog };
};

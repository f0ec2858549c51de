import { isFocusLost } from '#client/platform/page/lost-focus.ts';

/** A control in a row, identified by its `data-part`; `main` completes the task. */
type RowPart = 'main' | 'edit' | 'title' | 'minutes' | 'step';

let wanted: {
  readonly taskId: string;
  readonly part: string;
  /** Takes the focus only if nothing else has it at that time. */
  readonly ifLost?: boolean;
} | null = null;

/** Requests the focus for a control of this task's row, to be given at the next render of the row. */
export const wantFocus = (taskId: string, part: RowPart): void => {
  wanted = { taskId, part };
};

/** Like `wantFocus`, except that the row may appear much later, such as the row of a requested task. */
export const wantFocusIfLost = (taskId: string, part: RowPart): void => {
  wanted = { taskId, part, ifLost: true };
};

/** Requests that the focused field keeps the focus while its row moves to another list. */
export const keepFocus = (taskId: string, fields: HTMLElement | null): void => {
  const at = document.activeElement;
  if (wanted !== null || !(at instanceof HTMLInputElement) || fields?.contains(at) !== true) return;
  wanted = { taskId, part: at.dataset.part ?? 'title' };
};

/** Drops the request when the person leaves the page. */
export const forgetFocus = (): void => {
  wanted = null;
};

/** Focuses the requested control if it is in this row. */
export const giveFocus = (taskId: string, row: HTMLElement | null): void => {
  if (wanted?.taskId !== taskId || row === null) return;
  if (wanted.ifLost === true && !isFocusLost()) {
    wanted = null;
    return;
  }
  const control = row.querySelector<HTMLElement>(`[data-part="${wanted.part}"]`);
  if (control === null) return;
  wanted = null;
  control.focus();
  if (control instanceof HTMLInputElement && control.type === 'text')
    control.setSelectionRange(control.value.length, control.value.length);
};

/**
 * Moves the focus away from a row that is being removed: to the Edit button of the next or previous row, because an
 * extra press there completes nothing; otherwise to the first heading if there are other rows; otherwise to the
 * container of the lists.
 */
export const focusBeside = (element: Element | null): void => {
  const row = element?.closest('li');
  const editOf = (other: Element | null | undefined) =>
    other?.querySelector<HTMLElement>('[data-part="edit"]') ?? null;
  const lists = element?.closest<HTMLElement>('[data-lists]');
  const others = [...(lists?.querySelectorAll('li') ?? [])].filter((other) => other !== row);
  const heading = others.some((other) => editOf(other) !== null)
    ? lists?.querySelector<HTMLElement>('h2')
    : lists;
  const beside = editOf(row?.nextElementSibling) ?? editOf(row?.previousElementSibling);
  (beside ?? heading)?.focus();
};

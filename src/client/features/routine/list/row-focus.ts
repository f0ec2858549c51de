/**
 * Which control of a row: the one that completes the task, the one that edits it, or deletes it; a
 * field of its edit, or the first of its steps.
 */
type RowPart = 'main' | 'edit' | 'delete' | 'title' | 'minutes' | 'step';

let wanted: { readonly taskId: string; readonly part: string } | null = null;

/** Has the focus go to a control of this task's row when that is drawn the next time. */
export const wantFocus = (taskId: string, part: RowPart): void => {
  wanted = { taskId, part };
};

/** Has the focus come back to the field that has it, when the row is drawn in another place. */
export const keepFocus = (taskId: string, fields: HTMLElement | null): void => {
  const at = document.activeElement;
  if (wanted !== null || !(at instanceof HTMLInputElement) || fields?.contains(at) !== true) return;
  wanted = { taskId, part: at.dataset.part ?? 'title' };
};

/** Forgets a control that was wanted: the page is left. */
export const forgetFocus = (): void => {
  wanted = null;
};

/** Moves the focus to the control of this row that was wanted, if one was and it is there. */
export const giveFocus = (taskId: string, row: HTMLElement | null): void => {
  if (wanted?.taskId !== taskId || row === null) return;
  const control = row.querySelector<HTMLElement>(`[data-part="${wanted.part}"]`);
  if (control === null) return;
  wanted = null;
  control.focus();
  if (control instanceof HTMLInputElement && control.type === 'text')
    control.setSelectionRange(control.value.length, control.value.length);
};

/**
 * Moves the focus from a row that is about to go to the next one, or the one before; or else to a
 * heading that stays, or to the whole of the lists when nothing does.
 */
export const focusBeside = (element: Element | null): void => {
  const row = element?.closest('li');
  const mainOf = (other: Element | null | undefined) =>
    other?.querySelector<HTMLElement>('[data-part="main"]') ?? null;
  const lists = element?.closest<HTMLElement>('[data-lists]');
  const others = [...(lists?.querySelectorAll('li') ?? [])].filter((other) => other !== row);
  const heading = others.some((other) => mainOf(other) !== null)
    ? lists?.querySelector<HTMLElement>('h2')
    : lists;
  const beside = mainOf(row?.nextElementSibling) ?? mainOf(row?.previousElementSibling);
  (beside ?? heading)?.focus();
};

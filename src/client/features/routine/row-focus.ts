/** Which control of a row: the one that completes the task, the one that edits it, or deletes it. */
export type RowPart = 'main' | 'edit' | 'delete';

let wanted: { readonly taskId: string; readonly part: RowPart } | null = null;

/** Has the focus go to a control of this task's row when that is drawn the next time. */
export const wantFocus = (taskId: string, part: RowPart): void => {
  wanted = { taskId, part };
};

/** Moves the focus to the control of this row that was wanted, if one was. */
export const giveFocus = (taskId: string, row: HTMLElement | null): void => {
  if (wanted?.taskId !== taskId || row === null) return;
  row.querySelector<HTMLElement>(`[data-part="${wanted.part}"]`)?.focus();
  wanted = null;
};

/**
 * Moves the focus from a row that is about to go to the next one, or the one before, or else to the
 * heading of its list.
 */
export const focusBeside = (element: Element | null): void => {
  const row = element?.closest('li');
  const beside = [row?.nextElementSibling, row?.previousElementSibling]
    .map((other) => other?.querySelector<HTMLElement>('[data-part="main"]'))
    .find((found) => found !== null && found !== undefined);
  const heading = row?.closest('section')?.querySelector<HTMLElement>('h2');
  (beside ?? heading)?.focus();
};

import { useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { FieldGroup } from '#client/ui/fields/field-group.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { RowColumns } from '#domain/chat/form.ts';
import { texts as chat } from '#texts/chat.js';
import { texts as common } from '#texts/common.js';
import type { FormFieldProps } from './field-props.ts';
import styles from './form.module.css';
import {
  EMPTY_ROW,
  firstProblem,
  isEmpty,
  type Row,
  rowsOf,
  SHOWN_ROWS,
  valueOfRows,
} from './rows.ts';

const UNNAMED: RowColumns = { text: chat.textColumn, number: chat.numberColumn };

/** Pairs of a text and a number, one pair per row. */
export const RowsField = ({ field, texts, value, onFill }: FormFieldProps) => {
  const list = useRef<HTMLOListElement>(null);
  const rows = rowsOf(value);
  const { columns = UNNAMED } = field;
  const wrongAt =
    texts.error === undefined ? -1 : rows.findIndex((row) => firstProblem(row, field) !== null);
  const errorAt = (at: number, part: keyof Row): string | undefined =>
    at === wrongAt && firstProblem(rows[at] ?? EMPTY_ROW, field) === part ? texts.error : undefined;
  const change = (at: number, changed: Partial<Row>): void =>
    onFill(valueOfRows(rows.map((row, index) => (index === at ? { ...row, ...changed } : row))));
  /** Replaces the rows and focuses one of them. */
  const show = (next: readonly Row[], focused: number): void => {
    onFill(valueOfRows(next));
    requestAnimationFrame(() => list.current?.children[focused]?.querySelector('input')?.focus());
  };
  return (
    <FieldGroup {...texts} error={wrongAt < 0 ? texts.error : undefined}>
      <ol ref={list} className={kit.stack3}>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names, and two can be the same
          <li key={at} className={styles.row}>
            <TextField
              label={chat.rowColumn({ row: at + 1, column: columns.text })}
              name={field.name}
              dir="auto"
              autoComplete="off"
              value={row.text}
              error={errorAt(at, 'text')}
              onChange={(event) => change(at, { text: event.currentTarget.value })}
            />
            <TextField
              label={chat.rowColumn({ row: at + 1, column: columns.number })}
              name={field.name}
              inputMode="numeric"
              autoComplete="off"
              value={row.number}
              error={errorAt(at, 'number')}
              onChange={(event) => change(at, { number: event.currentTarget.value })}
            />
            <div
              className={styles.remove}
              data-idle={(rows.length <= SHOWN_ROWS && isEmpty(row)) || undefined}
            >
              <Button
                kind="quiet"
                size="small"
                aria-label={chat.removeRow({ row: at + 1 })}
                onClick={() => show(rows.toSpliced(at, 1), Math.min(at, rows.length - 2))}
              >
                {common.remove}
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <div>
        <Button
          kind="secondary"
          size="small"
          onClick={() => show([...rows, EMPTY_ROW], rows.length)}
        >
          {chat.addRow}
        </Button>
      </div>
    </FieldGroup>
  );
};

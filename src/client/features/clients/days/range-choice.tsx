import { useState } from 'react';
import styles from '#client/features/clients/clients.module.css';
import { useToday } from '#client/lib/use-today.ts';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import type { LocalDate } from '#domain/shared/brands.ts';
import type { DateRange } from '#domain/sharing/consent.ts';
import { texts } from '#texts/clients.js';
import { lastSession, rangeOf, SPANS, type Span } from './ranges.ts';

interface Choice {
  readonly range: DateRange;
  readonly fields: React.ReactNode;
}

const isSpan = (text: string): text is Span => SPANS.some((span) => span === text);

/** The chosen range of days, with the fields to change it. */
export const useRangeChoice = (meetings: readonly LocalDate[], first: Span): Choice => {
  const today = useToday();
  const [span, setSpan] = useState<Span>(first);
  const [own, setOwn] = useState({ from: '', to: '' });
  const [range, setRange] = useState<DateRange | null>(null);
  const found = rangeOf({ span, ...own }, meetings, today);
  const problem = typeof found === 'string' ? found : null;
  const standard = rangeOf({ span: first, ...own }, meetings, today);
  const session = lastSession(meetings, today);

  const choose = (next: Span): void => {
    // The fields for custom dates start with the current range.
    if (next === 'own' && typeof found !== 'string') setOwn({ from: found.from, to: found.to });
    setSpan(next);
  };
  const change = (dates: Partial<typeof own>): void => {
    const next = { ...own, ...dates };
    setOwn(next);
    const days = rangeOf({ span: 'own', ...next }, meetings, today);
    if (typeof days !== 'string') setRange(days);
  };
  const shown =
    typeof found === 'string' ? (range ?? (typeof standard === 'string' ? null : standard)) : found;
  return {
    range: shown ?? { from: today, to: today },
    fields: (
      <div className={styles.range}>
        <SelectField
          label={texts.chooseDays}
          value={span}
          onChange={({ currentTarget: { value } }) => isSpan(value) && choose(value)}
        >
          <option value="session">
            {session === null ? texts.lastTwoWeeks : texts.sinceLastSession}
          </option>
          <option value="weeks">{texts.lastFourWeeks}</option>
          <option value="months">{texts.lastThreeMonths}</option>
          <option value="own">{texts.otherDates}</option>
        </SelectField>
        {span === 'own' ? (
          <>
            <TextField
              label={texts.fromDay}
              type="date"
              value={own.from}
              onChange={({ currentTarget: { value } }) => change({ from: value })}
            />
            <TextField
              label={texts.toDay}
              type="date"
              value={own.to}
              {...(problem === null ? {} : { error: problem })}
              onChange={({ currentTarget: { value } }) => change({ to: value })}
            />
          </>
        ) : null}
      </div>
    ),
  };
};

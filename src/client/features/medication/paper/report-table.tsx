import { dateText, shortDateText, weekdayText } from '#client/lib/date-text.ts';
import kit from '#client/ui/layout/kit.module.css';
import type { Report } from '#domain/medication/report.ts';
import { texts } from '#texts/medication.js';
import styles from './report.module.css';

/** Doses and effects by day, as text, for a prescriber. */
export const ReportTable = ({ report }: { readonly report: Report }) => {
  const { days, medicines, effects } = report;
  const columns = [...medicines, ...effects];
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <div className={`${kit.stack3} ${styles.report}`}>
      <h2 className={kit.large}>{texts.log}</h2>
      <p>{texts.ownNote({ from: dateText(first), to: dateText(last) })}</p>
      <ul className={styles.sentences}>
        {columns.map(({ name, sentence }) => (
          <li key={name} dir="auto">
            {sentence}
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it, the keyboard could not scroll the table */}
      <section className={styles.scroll} tabIndex={0} aria-label={texts.byDay}>
        <table className={`${kit.table} ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              {columns.map(({ name }) => (
                <th key={name} scope="col" dir="auto">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day, at) => (
              <tr key={day}>
                <th scope="row">
                  {texts.dayOfRow({ weekday: weekdayText(day), date: shortDateText(day) })}
                </th>
                {columns.map(({ name, cells }) => (
                  <td key={name}>{cells[at]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
};

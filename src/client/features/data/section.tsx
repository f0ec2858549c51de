import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import styles from './data.module.css';
import { DownloadEverything, DownloadForClinic, DownloadTables } from './downloads.tsx';
import { ImportData } from './import-data.tsx';

/** The settings for a person's data: downloads, and restoring from a file. */
export const DataSection = () => {
  return (
    <Card heading="Your data" anchor="data">
      <div className={kit.stack5}>
        <p>
          Your entries are yours, and you can download them at any time. Keep these files where only
          you can read them.
        </p>
        <section className={`${kit.stackStart3} ${styles.stack}`} aria-labelledby="data-everything">
          <h3 id="data-everything">Everything</h3>
          <DownloadEverything />
        </section>
        <section className={`${kit.stackStart3} ${styles.stack}`} aria-labelledby="data-tables">
          <h3 id="data-tables">For a spreadsheet</h3>
          <DownloadTables />
        </section>
        <section className={`${kit.stackStart3} ${styles.stack}`} aria-labelledby="data-clinic">
          <h3 id="data-clinic">For a clinic</h3>
          <DownloadForClinic />
        </section>
        <section className={`${kit.stackStart3} ${styles.stack}`} aria-labelledby="data-back">
          <h3 id="data-back">Bring entries back from a file</h3>
          <ImportData />
        </section>
      </div>
    </Card>
  );
};

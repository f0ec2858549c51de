import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/data.js';
import styles from './data.module.css';
import { DownloadEverything, DownloadForClinic, DownloadTables } from './downloads.tsx';
import { ImportData } from './import-data.tsx';

/** The settings for a person's data: downloads, and restoring from a file. */
export const DataSection = () => {
  return (
    <Card heading={texts.yourData} anchor="data">
      <div className={kit.stack5}>
        <p>{texts.aboutYourData}</p>
        <section className={`${kit.stackStart3} ${styles.stack}`} aria-labelledby="data-everything">
          <h3 id="data-everything">{texts.everything}</h3>
          <DownloadEverything />
        </section>
        <section className={`${kit.stackStart3} ${styles.stack}`} aria-labelledby="data-tables">
          <h3 id="data-tables">{texts.forSpreadsheet}</h3>
          <DownloadTables />
        </section>
        <section className={`${kit.stackStart3} ${styles.stack}`} aria-labelledby="data-clinic">
          <h3 id="data-clinic">{texts.forClinic}</h3>
          <DownloadForClinic />
        </section>
        <section className={`${kit.stackStart3} ${styles.stack}`} aria-labelledby="data-back">
          <h3 id="data-back">{texts.restoreEntries}</h3>
          <ImportData />
        </section>
      </div>
    </Card>
  );
};

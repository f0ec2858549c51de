import { ContactLine } from '#client/lib/safety-plan/contact-line.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { SafetyPlan } from '#domain/safety-plan/plan.ts';
import { partName, type Section } from '#domain/safety-plan/sections.ts';
import styles from './safety-plan.module.css';

const Words = ({ entries }: { readonly entries: readonly string[] }) => (
  <ul className={styles.entries}>
    {entries.map((entry) => (
      <li key={entry} dir="auto">
        {entry}
      </li>
    ))}
  </ul>
);

/** The entries in one section. */
export const SectionEntries = ({
  section: { parts },
  plan,
}: {
  readonly section: Section;
  readonly plan: SafetyPlan;
}) =>
  parts.map((part) => {
    if (plan[part].length === 0) return null;
    if (part === 'people')
      return (
        <ul key={part} className={kit.stack3}>
          {plan.people.map((contact) => (
            <li key={JSON.stringify(contact)}>
              <ContactLine contact={contact} />
            </li>
          ))}
        </ul>
      );
    return parts.length === 1 ? (
      <Words key={part} entries={plan[part]} />
    ) : (
      <div key={part}>
        <h3 className={styles.partName}>{partName(part)}</h3>
        <Words entries={plan[part]} />
      </div>
    );
  });

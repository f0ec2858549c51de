import { deviceValue, useDeviceValue } from '#client/sync/device-value.ts';
import { ChipGroup } from '#client/ui/fields/chip-group.tsx';
import { RadioRows } from '#client/ui/fields/radio-rows.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import {
  BODY_SIGNALS,
  type BodySignal,
  proposalText,
  proposedTags,
  type SignalWords,
} from '#domain/mood/body.ts';
import { ENERGY_LEVELS, type EnergyValue, energyName } from '#domain/mood/energy.ts';
import type { KnownTag } from '#domain/mood/tags.ts';
import styles from './words.module.css';

/** Whether the person left the section open; if so, the section is open the next time too. */
const keptOpen = deviceValue('mood-energy-and-body', (kept) => kept === true || null);

interface EnergyAndBodyProps {
  readonly energy: EnergyValue | null;
  readonly body: readonly BodySignal[];
  /** The tags that often occur together with body signals; empty until loaded. */
  readonly signals: readonly SignalWords[];
  readonly tags: readonly KnownTag[];
  readonly onChange: (
    changed: { readonly energy: EnergyValue | null } | { readonly body: readonly BodySignal[] },
  ) => void;
  readonly onToggleTag: (tag: KnownTag) => void;
}

/** The selection as text, such as "Energy: Low, Hot". */
const chosenText = (energy: EnergyValue | null, body: readonly BodySignal[]): string =>
  [...(energy === null ? [] : [`Energy: ${energyName(energy)}`]), ...body].join(', ');

const Proposals = ({
  body,
  signals,
  tags,
  onToggleTag,
}: Omit<EnergyAndBodyProps, 'energy' | 'onChange'>) => {
  const proposed = proposedTags(body, signals);
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {proposed.length === 0 ? '' : `Proposed below: ${proposed.join(', ')}.`}
        </span>
      </VisuallyHidden>
      {proposed.length === 0 ? null : (
        <div className={kit.stack3}>
          <ChipGroup
            legend={proposalText(body)}
            quiet
            options={proposed}
            selected={new Set(tags)}
            onToggle={onToggleTag}
          />
          <p className={kit.soft}>It can also be something else. You know best.</p>
        </div>
      )}
    </>
  );
};

/** Two optional questions: about energy, and about body signals. Body signals suggest tags but never select them. */
export const EnergyAndBody = (props: EnergyAndBodyProps) => {
  const { energy, body, onChange } = props;
  const isOpen = useDeviceValue(keptOpen) === true;
  const chosen = chosenText(energy, body);
  return (
    <details
      className={styles.about}
      open={isOpen}
      onToggle={(event) => keptOpen.set(event.currentTarget.open || null)}
    >
      <summary className={styles.summary}>
        Add energy or body <span className={kit.soft}>{chosen || 'optional'}</span>
      </summary>
      <div className={`${kit.stack5} ${styles.inside}`}>
        <RadioRows
          legend="How much energy is there?"
          options={[null, ...ENERGY_LEVELS.map(({ value }) => value)]}
          label={(value) => (value === null ? 'Not said' : energyName(value))}
          value={energy}
          onChoose={(value) => onChange({ energy: value })}
        />
        <ChipGroup
          legend="What do you notice in your body?"
          quiet
          options={BODY_SIGNALS}
          selected={new Set(body)}
          onToggle={(signal) =>
            onChange({
              body: BODY_SIGNALS.filter((one) =>
                one === signal ? !body.includes(one) : body.includes(one),
              ),
            })
          }
        />
        <Proposals {...props} />
      </div>
    </details>
  );
};

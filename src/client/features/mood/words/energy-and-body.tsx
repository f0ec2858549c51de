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
  signalName,
} from '#domain/mood/body.ts';
import { ENERGY_VALUES, type EnergyValue, energyName } from '#domain/mood/energy.ts';
import { tagName } from '#domain/mood/tag-name.ts';
import type { KnownTag } from '#domain/mood/tags.ts';
import { texts } from '#texts/mood.js';

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
          {proposed.length === 0
            ? ''
            : texts.proposedBelow({ tags: proposed.map(tagName).join(', ') })}
        </span>
      </VisuallyHidden>
      {proposed.length === 0 ? null : (
        <div className={kit.stack3}>
          <ChipGroup
            legend={proposalText(body)}
            quiet
            options={proposed}
            label={tagName}
            selected={new Set(tags)}
            onToggle={onToggleTag}
          />
          <p className={kit.soft}>{texts.itCanAlsoBeSomething}</p>
        </div>
      )}
    </>
  );
};

/** Two optional questions: about energy, and about body signals. Body signals suggest tags but never select them. */
export const EnergyAndBody = (props: EnergyAndBodyProps) => {
  const { energy, body, onChange } = props;
  return (
    <>
      <RadioRows
        legend={texts.howMuchEnergyIsThere}
        options={[null, ...ENERGY_VALUES]}
        label={(value) => (value === null ? texts.notSaid : energyName(value))}
        value={energy}
        onChoose={(value) => onChange({ energy: value })}
      />
      <ChipGroup
        legend={texts.whatDoYouNoticeIn}
        quiet
        options={BODY_SIGNALS}
        label={signalName}
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
    </>
  );
};

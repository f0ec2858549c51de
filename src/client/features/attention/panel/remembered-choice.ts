import { type DeviceValue, deviceValue } from '#client/sync/device-value.ts';
import { MODES, type Mode } from '#domain/attention/recording.ts';
import { TEST_TYPES, type TestType } from './test-types.ts';

const fieldOf = (kept: unknown, name: string): unknown =>
  typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined;

const modeIn = (kept: unknown): Mode =>
  MODES.find((one) => one === fieldOf(kept, 'mode')) ?? 'quick';

interface TestsChoice {
  readonly type: TestType;
  readonly mode: Mode;
}

interface CptChoice {
  readonly mode: Mode;
}

// Created on first use, because this module may be evaluated before `device-value.ts`.
let cpt: DeviceValue<CptChoice> | null = null;
let tests: DeviceValue<TestsChoice> | null = null;

/** The CPT mode last chosen on this device. */
export const cptChoice = (): DeviceValue<CptChoice> => {
  cpt ??= deviceValue('cpt-choice', (kept) => ({ mode: modeIn(kept) }));
  return cpt;
};

/** The panel's test and mode last chosen on this device. */
export const testsChoice = (): DeviceValue<TestsChoice> => {
  tests ??= deviceValue('attention-choice', (kept) => ({
    type: TEST_TYPES.find((one): one is TestType => one === fieldOf(kept, 'type')) ?? 'stroop',
    mode: modeIn(kept),
  }));
  return tests;
};

import { texts } from '#texts/mood.js';

/** The five levels of energy that a person can add to a mood. */
export const ENERGY_VALUES = [0, 1, 2, 3, 4] as const;

/** 0 to 4. */
export type EnergyValue = (typeof ENERGY_VALUES)[number];

/** The name of a level. */
export const energyName = (value: EnergyValue): string => texts.energies[value];

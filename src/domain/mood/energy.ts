/** The five levels of energy that a person can add to a mood. */
export const ENERGY_LEVELS = [
  { value: 0, name: 'Empty' },
  { value: 1, name: 'Low' },
  { value: 2, name: 'In between' },
  { value: 3, name: 'Lively' },
  { value: 4, name: 'Very lively' },
] as const;

type EnergyLevel = (typeof ENERGY_LEVELS)[number];
/** 0 to 4. */
export type EnergyValue = EnergyLevel['value'];

/** The name of a level. */
export const energyName = (value: EnergyValue): string => ENERGY_LEVELS[value].name;

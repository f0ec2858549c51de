import type { EffectLevel } from '#domain/medication/medication.ts';
import type { LocalDate } from '#domain/shared/brands.ts';

interface MedicationSettingsTable {
  user_id: string;
  /** Whether the log is in the menus, as 0 or 1. */
  is_on: number;
  /** The effects that are followed, as a JSON list. */
  effects: string;
  updated_at: string;
}

interface MedicinesTable {
  user_id: string;
  id: string;
  name: string;
  /** In the person's words; empty for none. */
  amount: string;
  /** The usual times as a JSON list of HH:MM. */
  times: string;
  /** Whether the person still takes it, as 0 or 1. */
  is_current: number;
  created_at: string;
  updated_at: string;
}

interface MedicineDosesTable {
  user_id: string;
  id: string;
  medicine_id: string;
  /** The instant in UTC. */
  taken_at: string;
  local_date: LocalDate;
  zone: string;
  created_at: string;
}

interface EffectRatingsTable {
  user_id: string;
  id: string;
  effect: string;
  level: EffectLevel;
  /** The instant in UTC. */
  rated_at: string;
  local_date: LocalDate;
  zone: string;
  created_at: string;
}

export interface MedicationTables {
  medication_settings: MedicationSettingsTable;
  medicines: MedicinesTable;
  medicine_doses: MedicineDosesTable;
  effect_ratings: EffectRatingsTable;
}

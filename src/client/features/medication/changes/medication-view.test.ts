import { describe, expect, it } from 'vitest';
import type { MedicationChange } from '#contract/medication.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { EMPTY_LOG, withChanges } from './medication-view.ts';

const place = { localDate: localDate('2026-03-10'), zone: 'UTC' };
const medicine = { id: 'm', name: 'The blue one', amount: '', times: [], current: true };
const saved: MedicationChange = { id: '1', kind: 'medicine-save', body: medicine };
const taken: MedicationChange = {
  id: 'd',
  kind: 'medicine-taken',
  body: { medicineId: 'm', takenAt: '2026-03-10T08:00:00.000Z', ...place },
};

describe('the log with unsent changes', () => {
  it('contains a new medicine, which turns the log on, and each dose once', () => {
    const log = withChanges(EMPTY_LOG, [saved, taken]);
    expect(log).toMatchObject({
      settings: { on: true },
      medicines: [medicine],
      doses: [{ id: 'd' }],
    });
    expect(withChanges(log, [taken])).toEqual(log);
  });

  it('omits undone doses and deleted medicines', () => {
    const undone: MedicationChange = { id: '2', kind: 'medicine-untaken', body: { doseId: 'd' } };
    expect(withChanges(EMPTY_LOG, [saved, taken, undone]).doses).toEqual([]);
    const gone: MedicationChange = { id: '3', kind: 'medicine-remove', body: { medicineId: 'm' } };
    expect(withChanges(EMPTY_LOG, [saved, taken, gone])).toMatchObject({
      medicines: [],
      doses: [],
    });
  });

  it('is on after effects were chosen before anything else', () => {
    const effects: MedicationChange = {
      id: '4',
      kind: 'medication-settings',
      body: { effects: ['Sleep'] },
    };
    expect(withChanges(EMPTY_LOG, [effects]).settings).toEqual({ on: true, effects: ['Sleep'] });
  });

  it('stays off if the server says so, despite unsent changes', () => {
    const off = { ...EMPTY_LOG, settings: { on: false, effects: [] } };
    expect(withChanges(off, [saved, taken]).settings.on).toBe(false);
  });

  it('stays off after the person turned it off', () => {
    const off: MedicationChange = { id: '4', kind: 'medication-settings', body: { on: false } };
    const log = withChanges(EMPTY_LOG, [
      saved,
      off,
      { ...saved, body: { ...medicine, name: 'B' } },
    ]);
    expect(log).toMatchObject({ settings: { on: false }, medicines: [{ name: 'B' }] });
  });
});

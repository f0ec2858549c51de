import { beforeEach, describe, expect, it } from 'vitest';
import type { CapturedRoutine } from '#client/lib/routines/captured-routine.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import type { Repeat } from '#domain/shared/time/repeat.ts';
import { newBrowser, newPage } from '#tests/support/client/browser.ts';

const TODAY = localDate('2026-03-09');

const CAPTURED: CapturedRoutine = {
  name: 'call mum',
  repeat: { kind: 'weeks', every: 1, weekdays: ['su'] },
  time: '17:00',
  minutes: '10',
  startsOn: localDate('2026-03-15'),
};

const openPage = async () => {
  newPage();
  const { startSession } = await import('#client/lib/session/session.ts');
  startSession({ userId: 'ada', token: 't', role: 'person', name: '', email: null });
  const { readDraft, writeDraft } = await import('#client/sync/draft.ts');
  const { editorDraft, planIn } = await import('./editor-draft.ts');
  const form = editorDraft(null, TODAY);
  const plan = () => {
    const draft = readDraft(form);
    return draft === null ? null : planIn(draft);
  };
  const { withFirstDay } = await import('./first-day.ts');
  /** The first day of the drafted routine at a time of today. */
  const clockDay = (time: string) => {
    const draft = readDraft(form);
    const clock = { today: TODAY, time, dayStartsAtHour: 0 };
    return draft === null ? null : withFirstDay(draft, clock).startsOn;
  };
  return { ...(await import('./captured-routine.ts')), form, plan, clockDay, writeDraft };
};

beforeEach(newBrowser);

describe('a captured routine', () => {
  it('is the draft of a new routine, with everything that was recognized', async () => {
    const { begunRoutine, keepCapturedRoutine, plan } = await openPage();
    expect(begunRoutine(TODAY)).toBeNull();
    keepCapturedRoutine(CAPTURED, TODAY);
    expect(plan()).toMatchObject({
      name: 'call mum',
      anchor: { kind: 'time', time: '17:00' },
      repeat: { kind: 'weeks', every: 1, weekdays: ['su'] },
      startsOn: '2026-03-15',
      steps: [{ title: 'call mum', minutes: 10 }],
    });
    expect(begunRoutine(TODAY)).toBe('call mum');
  });

  it.each([
    ['', null],
    ['90', 90],
  ])('has a step of "%s" minutes and no time if none was given', async (minutes, expected) => {
    const { keepCapturedRoutine, plan } = await openPage();
    keepCapturedRoutine({ ...CAPTURED, time: null, minutes }, TODAY);
    expect(plan()).toMatchObject({ anchor: { kind: 'none' }, steps: [{ minutes: expected }] });
  });

  it.each<Repeat>([
    { kind: 'days', every: 3 },
    { kind: 'weeks', every: 2, weekdays: ['mo', 'th'], weekStart: 'su' },
    { kind: 'months', every: 3, days: [15, -1] },
    { kind: 'month-weekdays', every: 1, ordinal: -1, weekday: 'fr' },
    { kind: 'years', month: 3, day: 15 },
  ])('keeps the recurrence %j', async (repeat) => {
    const { keepCapturedRoutine, plan } = await openPage();
    keepCapturedRoutine({ ...CAPTURED, repeat }, TODAY);
    expect(plan()).toMatchObject({ repeat, startsOn: '2026-03-15' });
  });

  it('follows the clock until it has a day of its own', async () => {
    const { clockDay, keepCapturedRoutine } = await openPage();
    const repeat: Repeat = { kind: 'days', every: 1 };
    keepCapturedRoutine({ ...CAPTURED, repeat, startsOn: TODAY }, TODAY);
    expect(clockDay('16:00')).toBe(TODAY);
    expect(clockDay('18:00')).toBe('2026-03-10');
    keepCapturedRoutine(CAPTURED, TODAY);
    expect(clockDay('18:00')).toBe('2026-03-15');
  });

  it('has the plan that its form would save, with a first day that is still ahead', async () => {
    const { begunRoutine, capturedPlan } = await openPage();
    const clock = { today: TODAY, time: '18:00', dayStartsAtHour: 0 };
    const repeat: Repeat = { kind: 'days', every: 1 };
    expect(capturedPlan({ ...CAPTURED, repeat, startsOn: TODAY }, clock)).toMatchObject({
      name: 'call mum',
      anchor: { kind: 'time', time: '17:00' },
      startsOn: '2026-03-10',
      steps: [{ title: 'call mum', minutes: 10 }],
    });
    expect(begunRoutine(TODAY)).toBeNull();
  });

  it('does not count as begun if the form has only its own id and day', async () => {
    const { begunRoutine, form, writeDraft } = await openPage();
    writeDraft(form, { ...form.initial, startsOn: '2026-03-08' });
    expect(begunRoutine(TODAY)).toBeNull();
  });

  it.each([
    { name: 'Evening' },
    { time: '09:00' },
    { anchor: 'none' as const },
    { weekdays: ['su' as const] },
    { icon: 'moon' as const },
    { minutesBefore: '10' },
    { atStart: false },
    { startsOn: '2026-03-20', isStartChosen: true },
  ])('counts as begun if only %j was set', async (changed) => {
    const { begunRoutine, form, writeDraft } = await openPage();
    writeDraft(form, { ...form.initial, ...changed });
    expect(begunRoutine(TODAY)).toBe(changed.name ?? '');
  });
});

import * as z from 'zod/mini';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/shared/endpoint.ts';
import { type Task, taskEndpoints } from '#contract/tasks.ts';
import { acceptedAccounts, acceptedPasswordCodes } from '#tests/api/support/accepted-accounts.ts';
import { acceptedBodies } from '#tests/api/support/accepted-bodies.ts';
import { acceptedMail } from '#tests/api/support/accepted-mail.ts';
import { acceptedOidc } from '#tests/api/support/accepted-oidc.ts';
import { acceptedPasskeys } from '#tests/api/support/accepted-passkeys.ts';
import { careWorld } from '#tests/api/support/care-world.ts';
import {
  A_UUID,
  aDistraction,
  aFirstQuiz,
  aMood,
  anUrge,
  aTask,
  aWeeklyQuiz,
  urgeAnswers,
} from '#tests/api/support/examples.ts';
import { aGoal, aGoalRating, GOAL_STEP_ID } from '#tests/api/support/goal-examples.ts';
import {
  aDose,
  aMedicine,
  anEffect,
  DOSE_ID,
  EFFECT_ID,
  MEDICINE_ID,
} from '#tests/api/support/medication-examples.ts';
import type { Body } from '#tests/api/support/nasty.ts';
import { aReminder } from '#tests/api/support/reminder-examples.ts';
import {
  aBreak,
  aRoutine,
  aRoutinePlan,
  aRunEvent,
  ROUTINE_ID,
  STEP_ID,
} from '#tests/api/support/routine-examples.ts';
import { acceptedSharing } from '#tests/api/support/sharing-examples.ts';
import type { Answer, Person, TestApp } from '#tests/api/support/test-app.ts';
import type { OidcStandIn } from '#tests/support/stand-ins/oidc-stand-in.ts';

/** For each call with a body: a person, and a body that the call accepts from them, even repeatedly. */
export const acceptedCalls = async (world: TestApp, provider: OidcStandIn) => {
  const ada = await world.guest();
  // Create a second person, so that a mistake could find another person's data.
  await world.guest();
  const care = await careWorld(world, ada);
  const accounts = acceptedAccounts(world);
  const passwordCodes = acceptedPasswordCodes(world);
  const passkeys = acceptedPasskeys(world);
  const oidc = acceptedOidc(world, provider);
  const mail = acceptedMail(world);
  let count = 0;

  const freshEmail = (): string => {
    count += 1;
    return `person${count}@example.org`;
  };

  /** A guest whose entries Ada may take. */
  const offeredGuest = async (): Promise<string> => {
    const { userId: guest_id } = await world.guest();
    const offer = { user_id: ada.userId, guest_id, left_at: '2026-03-10T12:00:00.000Z' };
    await world.database.db.insertInto('guest_offers').values(offer).execute();
    return guest_id;
  };

  const tasks = new Map<string, string>();
  /** A separate task for each call. */
  const taskFor = async (name: string): Promise<string> => {
    const id = tasks.get(name) ?? crypto.randomUUID();
    if (!tasks.has(name)) await ada.call(endpoints.tasks.add, { body: aTask(ada.userId, { id }) });
    tasks.set(name, id);
    return id;
  };

  /** The id of an open smart task for today. */
  const smartTask = async (): Promise<string> => {
    const { userId } = ada;
    const open = (given: unknown): Task | undefined =>
      z
        .array(taskEndpoints.swap.reply)
        .parse(given)
        .find(({ type, completed }) => type === 'smart' && !completed);
    const known = open((await ada.call(endpoints.tasks.all, { params: { userId } })).body);
    const found =
      known ?? open((await ada.call(endpoints.tasks.others, { body: { userId } })).body);
    return found?._id ?? '';
  };

  /** Saves the routine again and returns its id. */
  const routineFor = async (id: string): Promise<string> => {
    await ada.call(endpoints.routines.save, { body: aRoutine(ada.userId, { id }) });
    return id;
  };

  /** Creates a goal and returns its id. */
  const newGoal = async (): Promise<string> => {
    const id = crypto.randomUUID();
    await ada.call(endpoints.goals.save, { body: aGoal(ada.userId, { id }) });
    return id;
  };

  /** A separate goal for each call. */
  const goals = new Map<string, string>();
  const goalFor = async (name: string): Promise<string> => {
    const id = goals.get(name) ?? (await newGoal());
    goals.set(name, id);
    return id;
  };

  /** A person with a password; null if an accepted call may have changed the password or deleted the account. */
  let account: Person | null = null;

  /** A person, and a body that the call accepts from this person. */
  const accepted = async (name: string): Promise<{ person: Person; body: Body }> => {
    // Reset the throttles, which have their own tests and would interfere here.
    await world.database.forgetThrottlesBefore(Number.MAX_SAFE_INTEGER);
    const always = acceptedBodies[name];
    if (always !== undefined) return { person: ada, body: always(ada.userId) };
    const ofCare = await care.accepted(name);
    if (ofCare !== null) return { person: ada, body: ofCare };
    const sharing = await acceptedSharing(world, ada, name);
    if (sharing !== null) return sharing;
    const ofAccounts = await accounts(name);
    if (ofAccounts !== null) return ofAccounts;
    const ofCodes = await passwordCodes(name);
    if (ofCodes !== null) return ofCodes;
    const ofPasskeys = await passkeys(name);
    if (ofPasskeys !== null) return ofPasskeys;
    const ofOidc = await oidc(name);
    if (ofOidc !== null) return ofOidc;
    const ofMail = await mail(name);
    if (ofMail !== null) return ofMail;
    const registration = { name: 'A', email: freshEmail(), password: 'long enough' };
    switch (name) {
      case 'tasks.update':
        return {
          person: ada,
          body: { taskId: await taskFor(name), updates: { title: 'B', steps: [] } },
        };
      case 'tasks.reorder':
        return { person: ada, body: { userId: ada.userId, taskIds: [await taskFor(name)] } };
      case 'tasks.lighter':
        return {
          person: ada,
          body: {
            taskId: await taskFor(name),
            size: 'lighter',
            localDate: '2026-03-10',
            zone: 'UTC',
          },
        };
      case 'tasks.notToday':
        return {
          person: ada,
          body: { taskId: await taskFor(name), localDate: '2026-03-10', zone: 'UTC' },
        };
      case 'tasks.letGo':
        return { person: ada, body: { taskIds: [await taskFor(name)], zone: 'UTC' } };
      case 'tasks.letGoAll':
        return { person: ada, body: { zone: 'UTC' } };
      case 'tasks.swap':
        return { person: ada, body: { id: crypto.randomUUID(), taskId: await smartTask() } };
      case 'tasks.breakdown':
        return {
          person: ada,
          body: {
            userId: ada.userId,
            taskId: await taskFor(name),
            detail: 'finer',
            answer: { choice: 'home', words: 'It is done' },
          },
        };
      case 'routines.remove':
        return {
          person: ada,
          body: { routineId: await routineFor(crypto.randomUUID()), from: '2026-03-10' },
        };
      case 'routines.reorder':
        return {
          person: ada,
          body: { userId: ada.userId, routineIds: [await routineFor(ROUTINE_ID)] },
        };
      case 'routines.resume':
        await ada.call(endpoints.routines.pause, { body: aBreak(ada.userId) });
        return { person: ada, body: { id: aBreak(ada.userId).id, from: '2026-03-10' } };
      case 'routines.changeDay':
        return {
          person: ada,
          body: {
            routineId: await routineFor(ROUTINE_ID),
            date: '2026-03-10',
            changes: { size: 'lighter', time: '08:00', notToday: false, plan: aRoutinePlan() },
          },
        };
      case 'routines.answerProposal':
        return {
          person: ada,
          body: {
            routineId: await routineFor(ROUTINE_ID),
            date: '2026-03-10',
            kind: 'time',
            proposed: '18:30',
            answer: 'taken',
          },
        };
      case 'routines.mark':
        return {
          person: ada,
          body: {
            routineId: await routineFor(ROUTINE_ID),
            date: '2026-03-10',
            stepId: STEP_ID,
            state: 'done',
          },
        };
      case 'routines.run':
        return {
          person: ada,
          body: {
            routineId: await routineFor(ROUTINE_ID),
            date: '2026-03-10',
            events: [aRunEvent(A_UUID, { stepId: STEP_ID, minutes: 2, stepIds: [STEP_ID] })],
          },
        };
      case 'reminders.snooze':
      case 'reminders.notToday': {
        // Use a new person, because other calls may have changed Ada’s routines so that they do not occur on this day.
        const person = await world.guest();
        await person.call(endpoints.routines.save, { body: aRoutine(person.userId) });
        return {
          person,
          body: name === 'reminders.snooze' ? { ...aReminder, minutes: 5 } : aReminder,
        };
      }
      case 'goals.status':
        return {
          person: ada,
          body: { goalId: await goalFor(name), status: 'active', date: '2026-03-10' },
        };
      case 'goals.step':
        return {
          person: ada,
          body: { goalId: await goalFor(name), stepId: GOAL_STEP_ID, doneOn: '2026-03-10' },
        };
      case 'goals.rate':
        return { person: ada, body: aGoalRating(ada.userId, { goalId: await goalFor(name) }) };
      case 'mood.addDetails': {
        const moodId = crypto.randomUUID();
        await ada.call(endpoints.mood.submit, { body: aMood(ada.userId, { id: moodId }) });
        const { why, tags, ownTags, energy, body } = aMood(ada.userId);
        return {
          person: ada,
          body: { userId: ada.userId, moodId, why, tags, ownTags, energy, body },
        };
      }
      case 'mood.correct':
      case 'mood.remove': {
        const moodId = crypto.randomUUID();
        await ada.call(endpoints.mood.submit, { body: aMood(ada.userId, { id: moodId }) });
        const { mood, why, tags, ownTags, energy, body } = aMood(ada.userId);
        const correction = { userId: ada.userId, mood, why, tags, ownTags, energy, body };
        return { person: ada, body: { moodId, ...(name === 'mood.correct' ? correction : {}) } };
      }
      case 'distraction.correct':
      case 'distraction.remove': {
        const distractionId = crypto.randomUUID();
        const logged = aDistraction(ada.userId, { id: distractionId });
        await ada.call(endpoints.distraction.log, { body: logged });
        const correction = { userId: ada.userId, type: 'Noise' };
        return {
          person: ada,
          body: { distractionId, ...(name === 'distraction.correct' ? correction : {}) },
        };
      }
      case 'urges.correct': {
        const urgeId = crypto.randomUUID();
        await ada.call(endpoints.urges.keep, { body: anUrge(ada.userId, { id: urgeId }) });
        return { person: ada, body: { userId: ada.userId, urgeId, ...urgeAnswers() } };
      }
      case 'urges.remove': {
        const urgeId = crypto.randomUUID();
        await ada.call(endpoints.urges.keep, { body: anUrge(ada.userId, { id: urgeId }) });
        return { person: ada, body: { urgeId } };
      }
      case 'goals.remove':
        // Each call removes one goal, so the limit is never reached.
        return { person: ada, body: { goalId: await newGoal() } };
      case 'medication.removeMedicine':
        await ada.call(endpoints.medication.saveMedicine, { body: aMedicine(ada.userId) });
        return { person: ada, body: { medicineId: MEDICINE_ID } };
      case 'medication.take':
        await ada.call(endpoints.medication.saveMedicine, { body: aMedicine(ada.userId) });
        return { person: ada, body: aDose(ada.userId) };
      case 'medication.removeDose':
        await ada.call(endpoints.medication.saveMedicine, { body: aMedicine(ada.userId) });
        await ada.call(endpoints.medication.take, { body: aDose(ada.userId) });
        return { person: ada, body: { doseId: DOSE_ID } };
      case 'medication.removeRating':
        await ada.call(endpoints.medication.rate, { body: anEffect(ada.userId) });
        return { person: ada, body: { ratingId: EFFECT_ID } };
      case 'clients.addMeeting':
      case 'clients.removeMeeting':
        return { person: ada, body: { date: '2026-03-10' } };
      case 'calendar.change':
        await ada.call(endpoints.calendar.make, {
          body: { userId: ada.userId, zone: 'UTC', ownWords: true },
        });
        return { person: ada, body: { zone: 'UTC', ownWords: false } };
      case 'quiz.submitFirst':
        await ada.call(endpoints.quiz.reset);
        return { person: ada, body: aFirstQuiz(ada.userId) };
      case 'quiz.submitWeekly':
        await ada.call(endpoints.quiz.submitFirst, { body: aFirstQuiz(ada.userId) });
        return { person: ada, body: aWeeklyQuiz(ada.userId) };
      case 'identity.signup':
      case 'identity.upgrade':
        return { person: await world.guest(), body: registration };
      case 'guestEntries.take':
      case 'guestEntries.remove':
        return { person: ada, body: { guestId: await offeredGuest() } };
    }
    account ??= await world.signUp(registration.email);
    const person = account;
    const { email, password } = person;
    if (name === 'identity.login') return { person, body: { name: '', email, password } };
    if (name === 'identity.deleteAccount') return { person, body: { password } };
    return { person, body: { currentPassword: password, newPassword: 'long enough too' } };
  };

  const send = async (person: Person, endpoint: Endpoint, body: unknown): Promise<Answer> => {
    const answer = await person.call(endpoint, {
      params: { userId: person.userId, connectionId: care.clientId },
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    if (person === account && answer.status < 400) account = null;
    return answer;
  };

  /**
   * A body that the call accepts, and a function that sends such a body, mutated or not. It can be called repeatedly.
   */
  const sending = async (name: string, endpoint: Endpoint) => {
    let now = await accepted(name);
    return {
      good: now.body,
      send: async (spoil: (good: Body) => unknown): Promise<Answer> => {
        const body = spoil(now.body);
        const answer = await send(now.person, endpoint, body);
        // A body that the schema rejects changes nothing.
        const isRefused = endpoint.body !== undefined && !z.safeParse(endpoint.body, body).success;
        if (!isRefused) now = await accepted(name);
        return answer;
      },
    };
  };

  return { ada, connectionId: care.clientId, sending };
};

import { chatEndpoints } from '#contract/chat/chat.ts';
import { comfortEndpoints } from '#contract/comfort.ts';
import { dashboardEndpoints } from '#contract/dashboard.ts';
import { distractionEndpoints } from '#contract/distraction.ts';
import { followEndpoints } from '#contract/follow.ts';
import { goalEndpoints } from '#contract/goals.ts';
import { identityEndpoints } from '#contract/identity.ts';
import { medicationEndpoints } from '#contract/medication.ts';
import { moodEndpoints } from '#contract/mood.ts';
import { quizEndpoints } from '#contract/quiz.ts';
import { reminderEndpoints } from '#contract/reminders.ts';
import { routineEndpoints } from '#contract/routines.ts';
import { safetyPlanEndpoints } from '#contract/safety-plan.ts';
import { addressOf } from '#contract/shared/address.ts';
import type { Endpoint } from '#contract/shared/endpoint.ts';
import { daysAroundMonth, shownDays, shownTasksQuery } from '#contract/shared/limits.ts';
import { type PagePath, pageOf } from '#contract/shared/pages.ts';
import { careEndpoints } from '#contract/sharing/care.ts';
import { sharingEndpoints } from '#contract/sharing/sharing.ts';
import { systemEndpoints } from '#contract/system.ts';
import { taskEndpoints } from '#contract/tasks.ts';
import { urgeEndpoints } from '#contract/urges.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';

interface Visit {
  readonly userId: UserId;
  readonly page: string;
  /** The person's current day. */
  readonly today: LocalDate;
  readonly zone: string;
}

/**
 * The addresses of the calls that a page makes when it opens, written exactly as the client writes them. A call that is
 * missing here costs a request, and a call that no page makes costs its reply; `e2e/sync/early-files.spec.ts` finds
 * both.
 */
export const firstCalls = ({ userId, page, today, zone }: Visit): readonly string[] => {
  const params = { userId };
  const own = (asked: Pick<Endpoint, 'path'>, query?: object): string =>
    addressOf(asked, { params, query: { ...query } });
  const days = (from: LocalDate, to: LocalDate): string =>
    own(routineEndpoints.days, { from, to, today, zone });
  const { from, to } = shownDays(today);
  const plan = [own(routineEndpoints.all, { today }), days(from, to)];
  const moods = own(moodEndpoints.all, daysAroundMonth(today));
  const readers = own(sharingEndpoints.connections);
  const quizzes = [
    addressOf(quizEndpoints.hasTakenFirst, { query: params }),
    own(quizEndpoints.weeklyProgress),
  ];
  const dashboard = [
    own(dashboardEndpoints.summary, { localDate: today, zone }),
    own(dashboardEndpoints.days, { localDate: today, zone }),
    moods,
    own(distractionEndpoints.summary),
    own(chatEndpoints.topTriggers),
  ];
  const chat = [
    own(chatEndpoints.messages),
    own(chatEndpoints.settings),
    own(safetyPlanEndpoints.read),
    own(systemEndpoints.options),
    readers,
  ];
  const ofPages: Partial<Record<PagePath, readonly string[]>> = {
    '/homepage': [
      ...plan,
      own(reminderEndpoints.read),
      own(followEndpoints.read),
      moods,
      own(chatEndpoints.ladders),
      own(urgeEndpoints.all),
      own(careEndpoints.all),
      own(goalEndpoints.all),
      ...quizzes,
      readers,
    ],
    '/dashboard': dashboard,
    '/dashbaord': dashboard,
    '/features/routine-builder': [
      ...plan,
      own(routineEndpoints.templates),
      own(followEndpoints.read),
    ],
    '/features/goals': [...plan, own(goalEndpoints.all), own(chatEndpoints.ladders)],
    '/features/quiz': quizzes,
    '/features/chat': chat,
    '/features/Chat': chat,
  };
  const known = pageOf(page);
  // Every page looks for reminders in the tasks and routines of the day.
  return [
    own(identityEndpoints.me),
    own(comfortEndpoints.read),
    own(medicationEndpoints.settings),
    own(taskEndpoints.all, shownTasksQuery(today)),
    days(today, today),
    ...((known === undefined ? undefined : ofPages[known]) ?? []),
  ];
};

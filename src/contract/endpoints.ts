import { guestEntryEndpoints } from './accounts/guest-entries.ts';
import { mailEndpoints } from './accounts/mail.ts';
import { oidcEndpoints } from './accounts/oidc.ts';
import { passkeyEndpoints } from './accounts/passkeys.ts';
import { passwordCodeEndpoints } from './accounts/password-codes.ts';
import { secondFactorEndpoints } from './accounts/second-factor.ts';
import { attentionEndpoints } from './attention/attention.ts';
import { quickCptEndpoints } from './attention/quick-cpt.ts';
import { audioEndpoints } from './audio.ts';
import { calendarEndpoints } from './calendar.ts';
import { chatEndpoints } from './chat/chat.ts';
import { comfortEndpoints } from './comfort.ts';
import { dashboardEndpoints } from './dashboard.ts';
import { dataEndpoints } from './data.ts';
import { distractionEndpoints } from './distraction.ts';
import { firstEndpoints } from './first.ts';
import { focusEndpoints } from './focus.ts';
import { followEndpoints } from './follow.ts';
import { gameEndpoints } from './games.ts';
import { goalEndpoints } from './goals.ts';
import { identityEndpoints } from './identity.ts';
import { lookEndpoints } from './looks.ts';
import { medicationEndpoints } from './medication.ts';
import { moodEndpoints } from './mood.ts';
import { quizEndpoints } from './quiz.ts';
import { reminderEndpoints } from './reminders.ts';
import { routineEndpoints } from './routines.ts';
import { safetyPlanEndpoints } from './safety-plan.ts';
import { careEndpoints, clientCareEndpoints } from './sharing/care.ts';
import { clientEndpoints } from './sharing/clients.ts';
import { previewEndpoints, sharedEndpoints } from './sharing/shared.ts';
import { sharingEndpoints } from './sharing/sharing.ts';
import { systemEndpoints } from './system.ts';
import { taskEndpoints } from './tasks.ts';
import { urgeEndpoints } from './urges.ts';

/** All API endpoints, by feature. */
export const endpoints = {
  identity: identityEndpoints,
  data: dataEndpoints,
  guestEntries: guestEntryEndpoints,
  secondFactor: secondFactorEndpoints,
  passkeys: passkeyEndpoints,
  passwordCodes: passwordCodeEndpoints,
  oidc: oidcEndpoints,
  mail: mailEndpoints,
  mood: moodEndpoints,
  tasks: taskEndpoints,
  routines: routineEndpoints,
  calendar: calendarEndpoints,
  reminders: reminderEndpoints,
  goals: goalEndpoints,
  clients: clientEndpoints,
  sharing: sharingEndpoints,
  distraction: distractionEndpoints,
  urges: urgeEndpoints,
  looks: lookEndpoints,
  medication: medicationEndpoints,
  first: firstEndpoints,
  focus: focusEndpoints,
  quickCpt: quickCptEndpoints,
  attention: attentionEndpoints,
  quiz: quizEndpoints,
  games: gameEndpoints,
  chat: chatEndpoints,
  safetyPlan: safetyPlanEndpoints,
  audio: audioEndpoints,
  dashboard: dashboardEndpoints,
  comfort: comfortEndpoints,
  follow: followEndpoints,
  care: careEndpoints,
  clientCare: clientCareEndpoints,
  shared: sharedEndpoints,
  preview: previewEndpoints,
  system: systemEndpoints,
};

import { attentionEndpoints } from './attention/attention.ts';
import { quickCptEndpoints } from './attention/quick-cpt.ts';
import { audioEndpoints } from './audio.ts';
import { chatEndpoints } from './chat/chat.ts';
import { comfortEndpoints } from './comfort.ts';
import { dashboardEndpoints } from './dashboard.ts';
import { distractionEndpoints } from './distraction.ts';
import { focusEndpoints } from './focus.ts';
import { gameEndpoints } from './games.ts';
import { identityEndpoints } from './identity.ts';
import { moodEndpoints } from './mood.ts';
import { quizEndpoints } from './quiz.ts';
import { routineEndpoints } from './routine.ts';
import { systemEndpoints } from './system.ts';

/** Every call of the API, by feature. */
export const endpoints = {
  identity: identityEndpoints,
  mood: moodEndpoints,
  routine: routineEndpoints,
  distraction: distractionEndpoints,
  focus: focusEndpoints,
  quickCpt: quickCptEndpoints,
  attention: attentionEndpoints,
  quiz: quizEndpoints,
  games: gameEndpoints,
  chat: chatEndpoints,
  audio: audioEndpoints,
  dashboard: dashboardEndpoints,
  comfort: comfortEndpoints,
  system: systemEndpoints,
};

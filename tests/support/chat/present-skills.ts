import type { SkillState, Skills, SkillTurn } from '#domain/chat/guide/skills-interface.ts';
import {
  beginSkill,
  hearSkill,
  type SkillTurn as PresentTurn,
  SKILL_NAMES,
  showSkill,
  skillShape,
} from '#domain/chat/skills/skills.ts';
import { heardOf } from '#domain/chat/text/heard.ts';

const turnOf = ({ state, reply, ladder, fit }: PresentTurn): SkillTurn => ({
  state: state === null ? null : { ...state },
  reply,
  ladder,
  fit: fit === 'other' ? 'other' : 'answer',
});

const present = (state: SkillState) => skillShape.parse(state);

/** The present skills behind the interface that the guide uses. */
export const presentSkills: Skills = {
  begin: (skill, context, sceneId = null) =>
    turnOf(beginSkill(skill, sceneId?.replace('-', ' ') ?? '', context)),
  show: (state, context) => turnOf(showSkill(present(state), context)),
  hear: (state, { text }, context) => turnOf(hearSkill(present(state), heardOf(text), context)),
  names: (skill) => SKILL_NAMES[skill],
};

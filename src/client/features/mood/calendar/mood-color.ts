import type { MoodValue } from '#domain/mood/levels.ts';
import styles from './mood-color.module.css';

/** The class that sets `--mood`, the color of a mood, and `--on-mood`, the color of text on it. */
export const moodColor = (mood: MoodValue): string => styles[`mood${mood}`] ?? '';

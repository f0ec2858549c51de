/** A logged mood: 0 very low, 25 low, 50 okay, 75 good, 100 very good. */
export type ComicMood = 0 | 25 | 50 | 75 | 100;

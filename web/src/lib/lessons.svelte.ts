/** How far this browser has come with the guided games, and in which games. */
import { LESSONS, TOPICS, type LessonName, type Topic } from "../guide/lessons";

const KEY = "troyes-lessons";

export interface Progress {
  /** The game that is guided. */
  game: string;
  /** What has been explained, in this order. */
  explained: Topic[];
  /** Whether the player has sent the guide away. */
  left: boolean;
}
/** Progress as browsers have it: earlier versions called what was explained `told`. */
type Stored = Partial<Progress> & { told?: Topic[] };
type All = Partial<Record<LessonName, Progress>>;

function kept(): All {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Record<LessonName, Stored>>;
    return Object.fromEntries(
      LESSONS.flatMap((lesson) => {
        const { game, explained, told, left } = all[lesson] ?? {};
        const topics = explained ?? told;
        if (typeof game !== "string" || !Array.isArray(topics)) return [];
        // Topics of an older version are forgotten.
        const known = TOPICS[lesson].filter((topic) => topics.includes(topic));
        const inOrder = known.toSorted((one, other) => topics.indexOf(one) - topics.indexOf(other));
        return [[lesson, { game, explained: inOrder, left: left === true }]];
      }),
    );
  } catch {
    return {};
  }
}

class Lessons {
  #all = $state.raw<All>(kept());

  /** What is known of a lesson, if it was ever begun here. */
  progress(lesson: LessonName): Progress | null {
    return this.#all[lesson] ?? null;
  }

  /** The lesson that a game is, if it is one. */
  of(game: string): LessonName | null {
    return LESSONS.find((lesson) => this.#all[lesson]?.game === game) ?? null;
  }

  finished(lesson: LessonName): boolean {
    return this.#all[lesson]?.explained.length === TOPICS[lesson].length;
  }

  begin(lesson: LessonName, game: string) {
    this.#set(lesson, { game, explained: [], left: false });
  }

  explain(lesson: LessonName, topics: Topic[]) {
    const one = this.#all[lesson];
    if (!one || topics.length === 0) return;
    this.#set(lesson, { ...one, explained: [...new Set([...one.explained, ...topics])] });
  }

  leave(lesson: LessonName) {
    const one = this.#all[lesson];
    if (one) this.#set(lesson, { ...one, left: true });
  }

  resume(lesson: LessonName) {
    const one = this.#all[lesson];
    if (one) this.#set(lesson, { ...one, left: false });
  }

  #set(lesson: LessonName, progress: Progress) {
    this.#all = { ...this.#all, [lesson]: progress };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#all));
    } catch {
      // Then it lasts as long as the page.
    }
  }
}

export const lessons = new Lessons();

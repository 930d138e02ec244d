/** The part of the port for the deal of the day and for groups: a server's alone, because only its dice are the same for everybody. */
import type { Created, DayView, GroupView, Groups, Invitation, MonthView } from "../../wire";

export interface Daily {
  /** The deal of a day; that of today by the server's clock if no day is given. */
  day(day?: string): Promise<DayView>;
  /** What has become of this player's tries on some days, at most 31. */
  days(from: string, to: string): Promise<MonthView>;
  /** Begins the one ranked try, or finds the one that has begun. */
  begin(day: string, name: string): Promise<Created>;
  /** Plays the dice of a day once more, for practice. */
  practise(day: string, name: string): Promise<Created>;
  readonly groups: GroupsOfPlayer;
}

export interface GroupsOfPlayer {
  list(): Promise<Groups>;
  get(id: string, day?: string): Promise<GroupView>;
  open(name: string): Promise<Created>;
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** From then on, the old link leads nowhere. */
  renewLink(id: string): Promise<void>;
  leave(id: string): Promise<void>;
  removeMember(id: string, member: string): Promise<void>;
  invitation(link: string): Promise<Invitation>;
  join(link: string, name: string): Promise<Created>;
}
